/** Errors of the simulator. */
export const simulatorMessages = {
  tooLarge: 'The values of this conversation have become too large to go on. Start a new one.',
  teamFull: 'The conversations of this team take all the storage that they may. Try again when some have ended.',
  tooManyTurns: 'A simulated conversation ends after {most} turns. Start a new one.',
  textsNotKept: 'The texts of this conversation are not kept, so it cannot be repeated.',
  newestSave:
    'The newest save answered this conversation, and it has no version. Replay the conversation on the draft instead.',
  versionNotFound: 'This version no longer exists. Replay the conversation on the draft instead.',
} as const;
