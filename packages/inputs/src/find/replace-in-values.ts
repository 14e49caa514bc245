import { grouped, limits, type ItemSchema, type JsonObject, type JsonValue, type ReplaceRefusal } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import { checkEdit } from '../edits/check-edit.ts';
import type { InputEdit } from '../edits/input-edit.ts';
import { findEditTarget } from '../edits/find-edit-target.ts';
import { parsePath } from '../values/path.ts';
import { readAt } from '../values/read-at.ts';
import { setWithin } from '../values/set-within.ts';
import { isSameJson } from '../values/same-json.ts';
import { validate } from '../form/validate.ts';
import { findInValues, type FoundText } from './find-in-values.ts';
import type { Matcher } from './matcher.ts';
import { getReferenceKind } from './references.ts';
import type { Fuel, Match } from './match.ts';

/** A match to replace, by its position. */
export interface MatchToReplace {
  readonly path: string;
  readonly within: readonly (string | number)[];
  readonly start: number;
  /** The matched text when it was shown. */
  readonly found: string;
}

/** A value changed by a replacement. */
export interface ReplacedValue {
  readonly path: string;
  readonly before: JsonValue;
  readonly after: JsonValue;
  /** Number of replaced matches. */
  readonly count: number;
}

export interface Replacement {
  readonly values: JsonObject;
  readonly replaced: readonly ReplacedValue[];
  readonly refused: readonly { readonly match: MatchToReplace; readonly reason: ReplaceRefusal }[];
}

/**
 * Replaces matches in an item with ordinary edits. Matches are refused if the new value would not fit its input, if the input
 * is locked, or if its value is a selected id.
 */
export function replaceInValues(
  schema: ItemSchema,
  values: JsonObject,
  requested: readonly MatchToReplace[],
  by: { readonly matcher: Matcher; readonly replacement: string; readonly fuel: Fuel },
): Replacement {
  const texts = new Map(
    findInValues(schema.properties, values, by.matcher, by.fuel).map((found) => [formatMatchKey(found), found]),
  );
  const refused: { match: MatchToReplace; reason: ReplaceRefusal }[] = [];
  const byPath = new Map<string, Part[]>();
  for (const [key, matches] of grouped(requested, formatMatchKey)) {
    const found = texts.get(key);
    const isThere = found ? createThereTest(found) : () => false;
    const there = matches.filter(isThere);
    for (const match of matches) if (!isThere(match)) refused.push({ match, reason: 'gone' });
    if (!found || there.length === 0) continue;
    const parts = byPath.get(found.path);
    if (parts) parts.push({ found, requested: there });
    else byPath.set(found.path, [{ found, requested: there }]);
  }
  const replaced: ReplacedValue[] = [];
  let here = values;
  for (const [path, parts] of byPath) {
    const outcome = replaceValue(schema, here, path, parts, by);
    if (typeof outcome === 'string') {
      for (const part of parts) for (const match of part.requested) refused.push({ match, reason: outcome });
      continue;
    }
    here = outcome.values;
    if (outcome.replaced) replaced.push(outcome.replaced);
  }
  return { values: here, replaced, refused };
}

/** A text of a value and the matches to replace in it. */
interface Part {
  readonly found: FoundText;
  readonly requested: readonly MatchToReplace[];
}

function replaceValue(
  schema: ItemSchema,
  values: JsonObject,
  path: string,
  parts: readonly Part[],
  { matcher, replacement }: { readonly matcher: Matcher; readonly replacement: string },
): ReplaceRefusal | { readonly values: JsonObject; readonly replaced: ReplacedValue | undefined } {
  const before = readAt(values, path);
  if (before === undefined) return 'gone';
  let after: JsonValue = before;
  for (const { found, requested } of parts) {
    if (getReferenceKind(found.property) !== undefined && getReferenceKind(found.property) !== 'variable')
      return 'reference';
    const starts = new Set(requested.map(({ start }) => start));
    const chosen = found.matches.filter(({ start }) => starts.has(start));
    const text = replaceText(found.text, chosen, (match) => matcher.expandReplacement(found.text, match, replacement));
    if (text === undefined) return 'tooLong';
    const next = setWithin(after, found.within, text);
    if (next === undefined) return 'type';
    after = next;
  }
  if (isSameJson(before, after)) return { values, replaced: undefined };
  const edit: InputEdit = { path, action: 'ValueChanged', updatedValue: after };
  const refusal = findRefusal(schema, values, edit, before);
  if (refusal) return refusal;
  const result = applyEdit(values, edit);
  if (result.type !== 'applied') return 'gone';
  const count = parts.reduce((sum, { requested }) => sum + requested.length, 0);
  return { values: result.values, replaced: { path, before, after, count } };
}

/** Replaces each match in a text; undefined when the text gets longer than an item may be. */
function replaceText(text: string, matches: readonly Match[], by: (match: Match) => string): string | undefined {
  let [done, at] = ['', 0];
  for (const match of matches) {
    done += text.slice(at, match.start) + by(match);
    if (done.length > limits.nodeBytesMax) return undefined;
    at = match.end;
  }
  return done + text.slice(at);
}

function findRefusal(
  schema: ItemSchema,
  values: JsonObject,
  edit: InputEdit,
  before: JsonValue,
): ReplaceRefusal | undefined {
  const [error] = checkEdit(schema, values, edit);
  if (error) return error.kind === 'locked' ? 'locked' : 'type';
  const { path, updatedValue } = edit;
  if (path === 'DisplayName' && String(updatedValue).length > limits.nameMax) return 'tooLong';
  const target = findEditTarget(schema.properties, parsePath(path));
  if (target.type !== 'value') return 'type';
  const problemAfter = validate(target.property, updatedValue);
  return problemAfter !== undefined && validate(target.property, before) === undefined ? 'invalid' : undefined;
}

/** Creates a test whether a match is still in the text. */
function createThereTest({ text, matches }: FoundText): (match: MatchToReplace) => boolean {
  const ends = new Map(matches.map(({ start, end }) => [start, end]));
  return ({ start, found }) => text.slice(start, ends.get(start) ?? start) === found && ends.has(start);
}

function formatMatchKey({ path, within }: Pick<MatchToReplace, 'path' | 'within'>) {
  return `${path} ${JSON.stringify(within)}`;
}
