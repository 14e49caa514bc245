import { isBuiltInSlotType, type JsonObject, type JsonValue } from '@confab/model';
import type { SlotTypeDefinition } from '@confab/understanding';
import { readLines, readText } from '../../compile/authored-values.ts';
import type { Compiler } from '../../compile/compiler.ts';
import { convertValue } from '../../expression/convert-value.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import type { SourceNode } from '../../types.ts';

/** The kind of answer that a question accepts. */
export interface AnswerKind {
  /** An entity kind, or the name of its own list. */
  readonly slotType: string;
  /** It accepts any text. */
  readonly isText: boolean;
  readonly lists: readonly SlotTypeDefinition[];
}

/** Reads the answer kind of a question or of a form row. `path` is the prefix of its inputs. */
export function readAnswerKind(
  { id }: SourceNode,
  compiler: Compiler,
  values: JsonObject,
  path: string,
  name: string,
): AnswerKind {
  const written = readText(values.AnswerType);
  if (written !== 'choice') {
    const slotType = isBuiltInSlotType(written) ? written : 'text';
    return { slotType, isText: slotType === 'text', lists: [] };
  }
  const listed = readLines(values.Choices).flatMap((line) => {
    const [value = '', ...synonyms] = line.split('|').map((word) => word.trim());
    return value === '' ? [] : [{ value, synonyms: synonyms.filter((word) => word !== '') }];
  });
  if (listed.length === 0) compiler.report(id, `${path}Choices`, 'EmptyChoices', 'Add at least one choice.');
  const list = { id: `choices of ${name}`, name: `choices of ${name}`, isOpen: false, values: listed };
  return { slotType: list.id, isText: false, lists: [list] };
}

/** The choices, for suggestion chips. */
export function listChoices({ lists }: AnswerKind): readonly string[] {
  return lists.flatMap(({ values }) => values.map(({ value }) => value));
}

/** Stores an answer as a page parameter and in its variable. @returns whether the variable can hold it. */
export function storeAnswer(run: TurnRun, token: string, variable: string, value: JsonValue): boolean {
  if (variable !== '' && !convertValue(value, run.findVariableType(variable) ?? 'dynamic').ok) return false;
  run.setVariable(token, value);
  if (variable !== '') run.setVariable(variable, value);
  return true;
}
