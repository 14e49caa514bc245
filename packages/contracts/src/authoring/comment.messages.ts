import { limits } from '@confab/model';

/** Errors of comments. */
export const commentMessages = {
  unknownInput: 'There is no such input.',
  tooLong: `A comment can have at most ${limits.commentMax.toLocaleString('en')} characters.`,
} as const;
