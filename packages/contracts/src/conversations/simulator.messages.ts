/** Errors of the simulator. */
export const simulatorMessages = {
  tooManyTurns: 'A simulated conversation ends after {most} turns. Start a new one.',
  textsNotKept: 'The texts of this conversation are not kept, so it cannot be repeated.',
  newestSave:
    'The newest save answered this conversation, and it has no version. Replay the conversation on the draft instead.',
  versionNotFound: 'This version no longer exists. Replay the conversation on the draft instead.',
} as const;
