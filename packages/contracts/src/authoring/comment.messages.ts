import { limits } from '@confab/model';

/** Errors of comments. */
export const commentMessages = {
  unknownInput: 'There is no such input.',
  tooLong: `A comment can have at most ${limits.commentMax.toLocaleString('en')} characters.`,
  tooMany: 'A thread can have at most {most} comments. Start a new one.',
} as const;
