import { createSlotFiller } from '@confab/understanding';
import { isBuiltInSlotType, type JsonObject } from '@confab/model';
import { readLines, readText } from '../../compile/authored-values.ts';
import type { ProContext } from './pro-context.ts';

/** The answer that a question or a form field takes, as a slot of the Pro project. */
export interface ProAnswer {
  readonly slotId: string;
  readonly isText: boolean;
  readonly isYesNo: boolean;
  /** The values of a choice, which are its chips; empty for all other kinds. */
  readonly choices: readonly string[];
  /** All words of the choices. */
  readonly words: readonly string[];
  /** The choice that a text is taken for. */
  readonly read: (text: string) => string | undefined;
}

/** Adds the slot of an answer, with its list of choices. `variable` stores it. */
export function readProAnswer(
  { plan, language }: ProContext,
  name: string,
  values: JsonObject,
  variable: string,
): ProAnswer {
  const written = readText(values.AnswerType);
  const lines = readLines(values.Choices).filter((line) => line.split('|')[0]?.trim() !== '');
  if (written === 'choice') {
    // A list without values matches nothing, as in the One project.
    const typeId = plan.addSlotType(name || 'Choices', lines.join('\n'));
    const choices = lines.map((line) => line.split('|')[0]?.trim() ?? '');
    const slotId = plan.addSlot(name || 'Answer', typeId, variable);
    return {
      slotId,
      isText: false,
      isYesNo: false,
      choices,
      words: listWords(lines),
      read: createReader(lines, language),
    };
  }
  const type = isBuiltInSlotType(written) ? written : 'text';
  const slotId = plan.addSlot(name || 'Answer', type, variable);
  return { slotId, isText: type === 'text', isYesNo: type === 'yesNo', choices: [], words: [], read: () => undefined };
}

function listWords(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split('|').map((word) => word.trim())).filter((word) => word !== '');
}

function createReader(lines: readonly string[], language: string): ProAnswer['read'] {
  const values = lines.map((line) => {
    const [value = '', ...synonyms] = line.split('|').map((word) => word.trim());
    return { value, synonyms: synonyms.filter((word) => word !== '') };
  });
  const list = { id: 'choices', name: 'choices', isOpen: false, values };
  const filler = createSlotFiller([{ id: 'answer', type: list.id }], [list], language);
  return (text) => {
    const value = filler.fill(text, ['answer']).get('answer');
    return typeof value === 'string' ? value : undefined;
  };
}
