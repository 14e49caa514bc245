/** Failures of the methods of the live connection. */
export const hubMessages = {
  unknownEvent: 'There is no such event.',
  notInGroup: 'You are not in this group.',
  invalidNotification: 'A notification needs a text of at most 1,000 characters.',
  unknownNotification: 'There is no such notification.',
  unknownMethod: 'There is no such method.',
  tooMuch: 'Too many requests at once. Please try again in a moment.',
  failed: 'That did not work. Please try again.',
} as const;
