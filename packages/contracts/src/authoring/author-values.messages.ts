/** Errors of author values. */
export const authorValueMessages = {
  invalidParent: 'A value is below one that is not in this project, or below itself.',
  valueIdTaken: 'The id of a new value is taken.',
  tooManyValues: 'A project can have at most {most} author values.',
  tooLong: 'These values are too long.',
  changedSince: 'Somebody else has saved these values. Reload them before you save again.',
} as const;
