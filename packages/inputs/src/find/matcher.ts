import { limits, type NamedMessage } from '@confab/model';
import { createExpression } from './expression.ts';
import { namedFindMessages } from './find-messages.ts';
import type { Fuel, Match } from './match.ts';

/** A search query. */
export interface FindQuery {
  readonly text: string;
  readonly matchCase: boolean;
  /** Matches whole words only. */
  readonly wholeWord: boolean;
  readonly isRegex: boolean;
}

/** Finds a query in texts. */
export interface Matcher {
  /** All matches from the left, without overlaps and without empty matches. */
  readonly find: (text: string, fuel: Fuel) => readonly Match[];
  /** Whether JSON text may contain a match; true if that cannot be checked cheaply. */
  readonly mayMatchJson: (json: string) => boolean;
  /** The replacement of a match. For regular expressions, `$1` is the first group, `$&` the match and `$$` a dollar sign. */
  readonly expandReplacement: (text: string, match: Match, replacement: string) => string;
}

export type MatcherResult =
  | { readonly type: 'matcher'; readonly matcher: Matcher }
  | ({ readonly type: 'refused' } & NamedMessage);

/** Limits of the searched words and of the matches in one text, so that a search blocks other work only briefly. */
const { findTextMax } = limits;
const matchesMax = 10_000;

/** Creates a matcher, or a refusal with a message for the author. */
export function createMatcher(query: FindQuery): MatcherResult {
  if (query.text === '') return { type: 'refused', ...namedFindMessages.nothingToFind };
  if (query.text.length > findTextMax) return { type: 'refused', ...namedFindMessages.tooLong };
  return query.isRegex ? createPatternMatcher(query) : { type: 'matcher', matcher: createLiteralMatcher(query) };
}

function createLiteralMatcher({ text: literal, matchCase, wholeWord }: FindQuery): Matcher {
  // Native regular expressions are safe for literals, because these never backtrack.
  const pattern = new RegExp(literal.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), matchCase ? 'gu' : 'giu');
  // JSON contains the literal unchanged unless it has to be escaped.
  const isPlain = JSON.stringify(literal) === `"${literal}"`;
  return {
    find(text, fuel) {
      const found: Match[] = [];
      fuel.left -= 1 + (text.length >> 4);
      pattern.lastIndex = 0;
      for (let one = pattern.exec(text); one && found.length < matchesMax; one = pattern.exec(text)) {
        const [start, end] = [one.index, one.index + one[0].length];
        if (!wholeWord || isWhole(text, start, end)) found.push({ start, end, groups: [] });
        else pattern.lastIndex = start + 1;
      }
      return found;
    },
    mayMatchJson(json) {
      pattern.lastIndex = 0;
      return !isPlain || pattern.test(json);
    },
    expandReplacement: (_text, _match, replacement) => replacement,
  };
}

function createPatternMatcher({ text: source, matchCase, wholeWord }: FindQuery): MatcherResult {
  const made = createExpression(source, matchCase);
  if (made.type === 'refused') return made;
  const { expression } = made;
  const matcher: Matcher = {
    find(text, fuel) {
      const found = expression.find(text, fuel, matchesMax);
      return wholeWord ? found.filter(({ start, end }) => isWhole(text, start, end)) : found;
    },
    mayMatchJson: () => true,
    expandReplacement: expandReplacement,
  };
  return { type: 'matcher', matcher };
}

/** Stops at the size of an item: `$&` many times multiplies a long match. */
function expandReplacement(text: string, { start, end, groups }: Match, replacement: string): string {
  let [expanded, from] = ['', 0];
  for (const { index, 0: written, 1: what = '' } of replacement.matchAll(/\$(\$|&|\d{1,2})/g)) {
    expanded += replacement.slice(from, index) + expandReference(what, written);
    if (expanded.length > limits.nodeBytesMax) return expanded;
    from = index + written.length;
  }
  return expanded + replacement.slice(from);

  function expandReference(what: string, written: string): string {
    if (what === '$') return '$';
    if (what === '&') return text.slice(start, end);
    const place = Number(what);
    return place > 0 && place <= groups.length ? (groups[place - 1] ?? '') : written;
  }
}

/** Whether a match starts and ends at word boundaries, in any language. */
function isWhole(text: string, start: number, end: number) {
  return isEdge(text, start) && isEdge(text, end);
}

function isEdge(text: string, at: number) {
  return !(
    /[\p{L}\p{M}\p{N}_]$/u.test(text.slice(Math.max(at - 2, 0), at)) &&
    /^[\p{L}\p{M}\p{N}_]/u.test(text.slice(at, at + 2))
  );
}
