/** Refusals of analytics requests. */
export const analyticMessages = {
  rangeReversed: 'The first day of the range is after the last one.',
  rangeTooLong: 'Choose a range of at most 366 days.',
  tooManyIgnored: 'A project can have 1,000 ignored utterances. Stop ignoring some first.',
} as const;
