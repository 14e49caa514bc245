import type { JsonObject, Property } from '@confab/model';
import type { Matcher } from './matcher.ts';
import type { Fuel, Match } from './match.ts';
import { visitTexts, type SearchedText } from './searched-texts.ts';

/** A text with its matches. */
export interface FoundText extends SearchedText {
  readonly matches: readonly Match[];
}

/** Finds all matches in the values of one item, in the order of its form. */
export function findInValues(
  properties: readonly Property[],
  values: JsonObject,
  matcher: Matcher,
  fuel: Fuel,
): readonly FoundText[] {
  const found: FoundText[] = [];
  visitTexts(properties, values, (text) => {
    const matches = matcher.find(text.text, fuel);
    if (matches.length > 0) found.push({ ...text, matches });
  });
  return found;
}

/** A match with surrounding text. */
export interface Snippet {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

const beforeMax = 60;
const foundMax = 300;
const afterMax = 140;

/** Creates a snippet of one line around a match, with an ellipsis where text was cut off. */
export function createSnippet(text: string, { start, end }: Pick<Match, 'start' | 'end'>): Snippet {
  const from = findCharacterBoundary(text, Math.max(start - beforeMax, 0));
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, start)}`,
    found: truncateText(text.slice(start, end), foundMax),
    after: truncateText(text.slice(end, end + afterMax + 2), afterMax),
  };
}

/** Truncates a text to a length, with an ellipsis. */
export function truncateText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, findCharacterBoundary(text, most))}…` : text;
}

/** The position, or the one before it if it would split a surrogate pair. */
function findCharacterBoundary(text: string, at: number) {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
