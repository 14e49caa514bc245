/** The bytes of a megabyte as the interface shows it. */
export const mebibyte = 1_048_576;

/** Numbers and words of the specification that are used in more than one place (P9, A9). */
export const limits = {
  passwordMin: 8,
  passwordStrongest: 12,
  passwordMax: 128,
  emailMax: 254,
  teamNameMax: 60,
  nameMax: 200,
  /** Bytes of the values of one item as JSON: a project, a workflow, a llama, a node or a page. */
  nodeBytesMax: mebibyte,
  /**
   * Bytes of the values of all items of a project that are not deleted. A project of this size can still be exported
   * and imported again.
   */
  projectBytesMax: 24 * mebibyte,
  projectNodesMax: 5_000,
  llamaPagesMax: 2_000,
  /** Items that one request saves. */
  savedItemsMax: 100,
  authorValuesMax: 50,
  tableRowsMax: 10_000,
  tablePageSize: 10,
  utteranceMax: 1_000,
  /** Turns of one simulated conversation, including all its branches. */
  simulatorTurnsMax: 100,
  /** A conversation with a published assistant ends after this time without a turn. */
  conversationIdleHours: 24,
  /** How long deleted items and files, and replaced versions of files, can be restored. */
  deletedKeptDays: 30,
  commentMax: 5_000,
  threadCommentsMax: 500,
  /** Characters of a search text, and of its replacement. */
  findTextMax: 200,
  replacementTextMax: 10_000,
  /** Matches that one replacement may change. */
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

/** Sent when a project is loaded or saved (P9.32, A9.5). */
export const frontendVersion = 52;

/** The word that the user types to confirm a deletion (A9.29). */
export const deleteWord = 'DELETE';
