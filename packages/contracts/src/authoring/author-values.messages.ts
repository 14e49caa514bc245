/** Errors of author values. */
export const authorValueMessages = {
  invalidParent: 'A value must be at the top or below another value of this project, and not below itself.',
  valueIdTaken: 'A new value has an id that is already taken.',
  tooManyValues: 'A project can have at most {most} author values.',
  tooLong: 'These values are too long.',
  changedSince: 'Somebody else has saved these values. Reload them, then save again.',
} as const;
