import { isGuid, tokenPattern, type JsonObject, type Property, type ReferenceKind } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import { findSelector } from '../types/selectors.ts';
import type { Match } from './match.ts';
import { visitTexts, type SearchedText } from './searched-texts.ts';

/** Something that can be referenced by its id, or by its name in texts and selectors. */
export interface ReferenceTarget {
  readonly kind: ReferenceKind;
  readonly id: string;
  readonly name: string;
}

/** A usage of a reference target, from `start` to `end` of a text. */
export interface Usage extends SearchedText {
  readonly matches: readonly Match[];
}

/** The kind of objects that values of a property refer to; undefined if they are not references. */
export function getReferenceKind({ name, type, displayAs }: AnyProperty): ReferenceKind | undefined {
  const known = getValueType(type).references ?? findSelector(displayAs)?.references;
  if (known) return known;
  if (name.endsWith('AssetId')) return 'asset';
  return name === 'LinkedResponseId' ? 'response' : undefined;
}

/** Whether the values of an input type are ids of nodes or workflows. Enums can select them, too, but do not count. */
export function isItemReference(type: AnyProperty['type']): boolean {
  const { references } = getValueType(type);
  return references === 'node' || references === 'workflow';
}

/** Inputs that contain expressions, in which variables appear without `{tv.}`. */
const expressionNames: ReadonlySet<string> = new Set(['Condition', 'Expression']);
const expressionDisplays: ReadonlySet<string | undefined> = new Set(['condition', 'expression']);

/** Whether the text of a property is an expression. */
function isExpression({ name, displayAs }: AnyProperty): boolean {
  return expressionNames.has(name) || expressionDisplays.has(displayAs);
}

/** Finds all usages in an item: selectors, tokens and texts that contain the id. */
export function findUsages(
  properties: readonly Property[],
  values: JsonObject,
  thing: ReferenceTarget,
): readonly Usage[] {
  const uses: Usage[] = [];
  visitTexts(
    properties,
    values,
    (text) => {
      const matches = findUsagesInText(text, thing);
      if (matches.length > 0) uses.push({ ...text, matches });
    },
    { withHidden: true },
  );
  return uses;
}

function findUsagesInText({ property, text }: SearchedText, thing: ReferenceTarget): readonly Match[] {
  const { kind, id, name } = thing;
  const selects = getReferenceKind(property);
  if (selects !== undefined) {
    const isNamed = (id !== '' && isSameId(text, id)) || (name !== '' && namedKinds.has(kind) && text === name);
    return selects === kind && isNamed ? [matchWholeText(text)] : [];
  }
  if (kind !== 'variable') return isGuid(id) ? findOccurrences(text, id) : [];
  if (name === '') return [];
  return listVariableNames(property, text)
    .filter(({ name: used }) => isPartOf(used, name))
    .map(({ start, end }) => ({ start, end, groups: [] }));
}

/** Kinds that are also selected by name. */
const namedKinds: ReadonlySet<ReferenceKind> = new Set(['variable', 'slot', 'slotType', 'intent']);

/** The name of a variable in a text, with the position of its token or word. */
export interface VariableName {
  readonly name: string;
  /** Where the token or word starts. */
  readonly start: number;
  readonly end: number;
  /** Where the name itself starts: after `{tv.` in a token. */
  readonly nameStart: number;
}

/** The names of variables in the text of a property: in tokens, and as words where the text is an expression. */
export function listVariableNames(property: AnyProperty, text: string): readonly VariableName[] {
  const names = [...text.matchAll(tokenPattern)].map(({ index, 0: token, 1: name = '' }) => ({
    name,
    start: index,
    end: index + token.length,
    nameStart: index + tokenStart.length,
  }));
  if (!isExpression(property)) return names;
  // Matches quoted texts, including unclosed ones, and tokens as a whole, so that names inside them do not count as variables.
  const words = text.matchAll(/"(?:[^"\\]|\\[^])*"?|'(?:[^'\\]|\\[^])*'?|\{[^{}]*\}|[\p{L}_][\p{L}\p{N}_.]*/gu);
  for (const { index, 0: word } of words) {
    if (/^[\p{L}_]/u.test(word)) names.push({ name: word, start: index, end: index + word.length, nameStart: index });
  }
  return names.toSorted((one, other) => one.start - other.start);
}

const tokenStart = '{tv.';

/** Whether a name is the variable or one of its parts: `Order` or `Order.Items`. */
export function isPartOf(used: string, name: string) {
  return used === name || used.startsWith(`${name}.`);
}

function findOccurrences(text: string, id: string): readonly Match[] {
  const [where, what] = [text.toLowerCase(), id.toLowerCase()];
  const matches: Match[] = [];
  for (let at = where.indexOf(what); at >= 0; at = where.indexOf(what, at + what.length)) {
    matches.push({ start: at, end: at + what.length, groups: [] });
  }
  return matches;
}

function isSameId(one: string, other: string) {
  return one === other || (isGuid(other) && one.toLowerCase() === other.toLowerCase());
}

function matchWholeText(text: string): Match {
  return { start: 0, end: text.length, groups: [] };
}
