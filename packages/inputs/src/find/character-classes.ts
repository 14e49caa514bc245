import type { CharacterTest } from './pattern-node.ts';

type Range = readonly [from: number, to: number];

const spaces = /\s/u;

/** The classes that have a letter of their own: `\d`, `\w`, `\s` and their opposites. */
const named: Readonly<Record<string, CharacterTest>> = {
  d: (code) => code >= 48 && code <= 57,
  w: isAsciiWord,
  s: (code) => spaces.test(String.fromCodePoint(code)),
};

/** A class by its letter; undefined for a letter that names none. */
export function namedClass(letter: string): CharacterTest | undefined {
  const test = named[letter.toLowerCase()];
  return test && (letter === letter.toLowerCase() ? test : not(test));
}

/** Any character that does not end a line. */
export const anyCharacter: CharacterTest = (code) =>
  code !== 10 && code !== 13 && code !== 0x2028 && code !== 0x2029;

/** Letters, digits and the underscore of English. */
export function isAsciiWord(code: number): boolean {
  return (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || code === 95 || (code >= 97 && code <= 122);
}

/** The characters from one to another, in either case when that does not matter. */
export function inRange([from, to]: Range, ignoresCase: boolean): CharacterTest {
  const isIn: CharacterTest = (code) => code >= from && code <= to;
  if (!ignoresCase) return isIn;
  return (code) => isIn(code) || casesOf(code).some(isIn);
}

/** A class of Unicode, such as `\p{Lu}`; undefined for one that there is none of. */
export function unicodeClass(text: string): CharacterTest | undefined {
  try {
    // One class and one character: there is nothing in it that could take long.
    const pattern = new RegExp(`^${text}$`, 'u');
    return (code) => pattern.test(String.fromCodePoint(code));
  } catch {
    return undefined;
  }
}

export function not(test: CharacterTest): CharacterTest {
  return (code) => !test(code);
}

export function anyOf(tests: readonly CharacterTest[]): CharacterTest {
  return (code) => tests.some((test) => test(code));
}

/** The same letter in its other cases. */
function casesOf(code: number): readonly number[] {
  const letter = String.fromCodePoint(code);
  return [letter.toLowerCase(), letter.toUpperCase()]
    .filter((other) => other.length === letter.length)
    .map((other) => other.codePointAt(0) ?? code);
}
