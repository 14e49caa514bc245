/** Refusals of analytics requests. */
export const analyticMessages = {
  rangeReversed: 'The first day of the range is after the last one.',
  rangeTooLong: 'Choose a range of at most 366 days.',
  tooManyIgnored: 'A project can have at most 1,000 ignored utterances. Stop ignoring some of them first.',
} as const;
