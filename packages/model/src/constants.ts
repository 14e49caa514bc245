/** Numbers and words of the specification that more than one place needs (P9, A9). */
export const limits = {
  passwordMin: 8,
  passwordStrongest: 12,
  passwordMax: 128,
  emailMax: 254,
  teamNameMax: 60,
  nameMax: 200,
  nodeBytesMax: 1_048_576,
  projectNodesMax: 5_000,
  tableRowsMax: 10_000,
  tablePageSize: 10,
  utteranceMax: 1_000,
  /** Turns of one simulated conversation, all its branches together. */
  simulatorTurnsMax: 100,
  commentMax: 5_000,
  /** What somebody looks for, and what comes in its place. */
  findTextMax: 200,
  replacementTextMax: 10_000,
  /** As many matches are replaced in one go. */
  replacedAtOnceMax: 5_000,
} as const;

export const timings = {
  passwordResetMessageMs: 800,
  securityDebounceMs: 300,
  fieldDebounceMs: 300,
  keywordCheckMs: 500,
  savingToastMinMs: 2_000,
  messageToastMinMs: 1_000,
  toastAutoCloseMs: 1_000,
  resentToastMs: 3_000,
  statusIconHideMs: 2_000,
  hubTimeoutMs: 10_000,
  hubReconnectWaitMs: 5_000,
  hubRetryMs: 3_000,
} as const;

/** Sent on project load and save (P9.32, A9.5). */
export const frontendVersion = 52;

/** The word that has to be typed before something is deleted (A9.29). */
export const deleteWord = 'DELETE';
