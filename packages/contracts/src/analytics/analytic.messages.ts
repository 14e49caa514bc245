/** Refusals of analytics requests. */
export const analyticMessages = {
  rangeReversed: 'The first day of the range is after the last one.',
  rangeTooLong: 'Choose a range of at most 366 days.',
} as const;
