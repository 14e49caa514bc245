import type { JsonObject, JsonValue } from '@confab/model';
import { entityKinds, type SlotTypeDefinition } from '@confab/understanding';
import { readLines, readText } from '../../compile/authored-values.ts';
import { convertValue } from '../../expression/convert-value.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { OnePage } from './page-tree.ts';
import type { PageContext } from './page-context.ts';

const kinds: ReadonlySet<string> = new Set([...entityKinds, 'text', 'choice']);

/** What a question takes for an answer. */
export interface AnswerKind {
  /** A kind of the understanding package, or the name of its own list. */
  readonly slotType: string;
  /** It takes any words. */
  readonly isText: boolean;
  readonly lists: readonly SlotTypeDefinition[];
}

/** Reads what a question, or a row of a form, takes for an answer. `path` is where its inputs stand. */
export function readAnswerKind(
  { id }: OnePage,
  { compiler }: PageContext,
  values: JsonObject,
  path: string,
  name: string,
): AnswerKind {
  const type = kinds.has(readText(values.AnswerType)) ? readText(values.AnswerType) : 'text';
  if (type !== 'choice') return { slotType: type, isText: type === 'text', lists: [] };
  const listed = readLines(values.Choices).flatMap((line) => {
    const [value = '', ...synonyms] = line.split('|').map((word) => word.trim());
    return value === '' ? [] : [{ value, synonyms: synonyms.filter((word) => word !== '') }];
  });
  if (listed.length === 0)
    compiler.report(id, `${path}Choices`, 'EmptyChoices', 'There is no answer here that somebody could choose.');
  const list = { id: `choices of ${name}`, name: `choices of ${name}`, isOpen: false, values: listed };
  return { slotType: list.id, isText: false, lists: [list] };
}

/** The words to choose from, to be tapped on. */
export function listChoices({ lists }: AnswerKind): readonly string[] {
  return lists.flatMap(({ values }) => values.map(({ value }) => value));
}

/** Keeps an answer with its page, and in the variable that its author wants. @returns whether the variable can hold it. */
export function storeAnswer(run: TurnRun, token: string, variable: string, value: JsonValue): boolean {
  if (variable !== '' && !convertValue(value, run.findVariableType(variable) ?? 'dynamic').ok) return false;
  run.setVariable(token, value);
  if (variable !== '') run.setVariable(variable, value);
  return true;
}
