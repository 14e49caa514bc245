/** Errors of the simulator. */
export const simulatorMessages = {
  tooLarge: 'The values of this conversation are too large to continue. Start a new conversation.',
  teamFull: 'The conversations of this team have used up their storage. Try again when some have ended.',
  tooManyTurns: 'A simulated conversation ends after {most} turns. Start a new one.',
  textsNotKept: 'The texts of this conversation are not kept, so it cannot be repeated.',
  newestSave:
    'This conversation was answered by the newest save, which has no version. Replay it on the draft instead.',
  versionNotFound: 'This version no longer exists. Replay the conversation on the draft instead.',
} as const;
