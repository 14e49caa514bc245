import { formatName } from './condition-rows.ts';
import { functionNames, type FunctionName } from './functions.ts';

/** A name or function that completes the typed text. */
export type Completion = NamedCompletion & {
  /** The text that replaces the characters from `from` up to the caret. */
  readonly insert: string;
  readonly from: number;
};

type NamedCompletion =
  | { readonly kind: 'variable' | 'operator'; readonly name: string }
  | { readonly kind: 'function'; readonly name: FunctionName };

const operatorWords = ['and', 'or', 'not', 'contains', 'startsWith', 'endsWith', 'true', 'false'];
const maxListed = 20;
const maxNameLength = 210;
const nameCharacter = /[A-Za-z0-9_.-]/;
/** Longer texts before the caret are not looked at. */
const maxLookedAt = 10_000;

/**
 * Completions of the name at the caret, or after a `{`: variables first, then functions and the words of the language.
 * A variable is found by its name or by the label that people read. Empty inside a quoted text and where no name is
 * being typed.
 */
export function listCompletions(
  source: string,
  caret: number,
  variables: readonly string[],
  getLabel: (name: string) => string = (name) => name,
): readonly Completion[] {
  const before = source.slice(Math.max(0, caret - maxLookedAt), caret);
  const typed = readTyped(before);
  const isToken = typed.startsWith('{');
  const prefix = typed.replace(/^\{(?:tv\.|tv$|t$)?/, '').toLowerCase();
  if (typed === '' || /^[\d.-]/.test(typed) || isInText(before)) return [];
  const from = caret - typed.length;
  const rank = (name: string) => (name.toLowerCase().startsWith(prefix) ? 0 : 1);
  const named = variables
    .filter((name) => [name, getLabel(name).replaceAll(' ', '')].some((text) => text.toLowerCase().includes(prefix)))
    .toSorted((one, other) => rank(one) - rank(other))
    .map((name): Completion => ({ kind: 'variable', name, from, insert: isToken ? `{tv.${name}}` : formatName(name) }));
  if (isToken) return named.slice(0, maxListed);
  const called = functionNames.map((name): Completion => ({
    kind: 'function',
    name,
    from,
    insert: `${name}(`,
  }));
  const words = operatorWords.map((name): Completion => ({ kind: 'operator', name, from, insert: `${name} ` }));
  const others = [...called, ...words].filter(
    ({ name }) => name.toLowerCase().startsWith(prefix) && name.toLowerCase() !== prefix,
  );
  return [...named, ...others].slice(0, maxListed);
}

/** The name at the end of a text, with the brace before it. */
function readTyped(before: string) {
  let from = before.length;
  while (from > 0 && before.length - from < maxNameLength && nameCharacter.test(before.charAt(from - 1))) from -= 1;
  return before.slice(before.charAt(from - 1) === '{' ? from - 1 : from);
}

/** Whether the end of a text is inside quotes. */
function isInText(before: string) {
  let quote = '';
  for (let at = 0; at < before.length; at += 1) {
    const character = before.charAt(at);
    if (quote !== '' && character === '\\') at += 1;
    else if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
  }
  return quote !== '';
}
