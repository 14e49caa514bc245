import { commonMessages, defineMessages } from '@confab/model';

/** The messages under an input whose value is wrong, word for word (A5.1 to A5.8). */
export const valueMessages = {
  required: commonMessages.valueRequired,
  notANumber: 'Value should be a number',
  notAWholeNumber: 'Value should be a whole number',
  tooSmall: 'Value should be {limit} or more',
  tooLarge: 'Value should be {limit} or less',
  notAStoredDate: 'Date should be in yyyyMMddHHmmss Format',
  notALimit: 'Enter a value such as 12, 18:30, 2026-12-24, today+30 or 90 min, or choose a variable',
  notADate: 'Date should be in YYYY-MM-DD Format',
} as const;

/** The same messages with their names. */
export const namedValueMessages = defineMessages('valueMessages', valueMessages);
