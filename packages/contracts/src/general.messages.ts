/** Messages that belong to no single feature. */
export const generalMessages = {
  notUnderstood: 'The request could not be understood.',
  somethingWrong: 'Something went wrong.',
  notFound: 'Not found',
  noSuchCall: 'There is no such call.',
  answerTooLarge: 'The answer is too large to send.',
  busy: 'The server is busy. Please wait a moment and try again.',
  tooManyRequests: 'Too many requests. Please wait a moment and try again.',
  serverBusy: 'The server is busy. Wait a moment and try again.',
  tooManyRunning: 'Your team has too many requests in progress. Wait until one finishes and try again.',
  workTooLarge: 'This took too long and was stopped. Try again with less content.',
  requestCancelled: 'The request was cancelled.',
  /** Beside the code `verificationRequired` (P3.6, A7.4). */
  verificationRequired: 'Verify your email address to do this.',
  /** Beside the code `reauthRequired` (ACC-12). */
  reauthRequired: 'Confirm that it is you, then try again.',
  pageOutdated: 'This page is out of date. A hard refresh is needed to load the newest version.',
} as const;
