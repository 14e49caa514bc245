/** The pattern of an id in upper or lower case, as part of a larger pattern. */
export const guidPattern = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

const wholeGuid = new RegExp(`^${guidPattern}$`);

/** Finds the ids in a text, for `matchAll` and `replaceAll`. */
export const guidsInText = new RegExp(guidPattern, 'g');

/** Whether a text is an id, in either case. */
export function isGuid(text: string): boolean {
  return wholeGuid.test(text);
}
