import type { JsonObject, Property } from '@confab/model';
import type { Matcher } from './matcher.ts';
import type { Fuel, Match } from './match.ts';
import { visitTexts, type SearchedText } from './searched-texts.ts';

/** A text in which something was found, and where in it. */
export interface FoundText extends SearchedText {
  readonly matches: readonly Match[];
}

/** Everything that a matcher finds in the values of one item, in the order of its form. */
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

/** A match with some of what stands around it. */
export interface Snippet {
  readonly before: string;
  readonly found: string;
  readonly after: string;
}

const beforeMax = 60;
const foundMax = 300;
const afterMax = 140;

/** A match in its surroundings, cut to what a line can show; an ellipsis says where something was cut off. */
export function createSnippet(text: string, { start, end }: Pick<Match, 'start' | 'end'>): Snippet {
  const from = findCharacterBoundary(text, Math.max(start - beforeMax, 0));
  return {
    before: `${from > 0 ? '…' : ''}${text.slice(from, start)}`,
    found: truncateText(text.slice(start, end), foundMax),
    after: truncateText(text.slice(end, end + afterMax + 2), afterMax),
  };
}

/** A text cut to a length, with an ellipsis in place of the rest. */
export function truncateText(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, findCharacterBoundary(text, most))}…` : text;
}

/** The place, or the one before it where it would part the two halves of a character. */
function findCharacterBoundary(text: string, at: number) {
  const code = text.charCodeAt(at);
  return at > 0 && code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
}
