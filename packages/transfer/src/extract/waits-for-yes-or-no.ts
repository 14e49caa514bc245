import { readRows } from '@confab/inputs';
import { toPlainLetters, type JsonObject } from '@confab/model';
import { getDefaultPhrases } from '../default-phrases.ts';
import type { ProjectDocument } from '../document.ts';
import { textAt } from '../read-json.ts';
import { readLines, readResponse } from './read-values.ts';

/** Whether a node of a project waits for a yes or a no: for a confirmation, a slot of that type, or an expected answer. */
export function waitsForYesOrNo({ project, nodes }: ProjectDocument): boolean {
  const { yes, no } = getDefaultPhrases(textAt(project.values, 'Language') || 'en');
  // The channel knows each built-in intent only by the first of these words.
  const words = new Set([yes, no].map(([first = '']) => toWord(first)));
  const slots = readRows(project.values['Slots']).filter((row) => textAt(row.values, 'SlotType') === 'yesNo');
  const slotIds = new Set(slots.map(({ id }) => id));
  return nodes.some(({ type, values }) => {
    if (type === 'Capture') return asksYesOrNo(values, slotIds);
    return type === 'Ask' && readRows(values['Connectors']).some((row) => isExpected(row.values, words));
  });
}

/** Whether a form has a confirmation, or asks for a slot that is a yes or a no. */
function asksYesOrNo(form: JsonObject, yesNoSlots: ReadonlySet<string>) {
  const isAsked = (values: JsonObject, name: string) => readResponse(values[name]).texts.length > 0;
  const rows = readRows(form['Slots']);
  return (
    isAsked(form, 'ConfirmAll') ||
    rows.some(({ values }) => isAsked(values, 'Confirm') || yesNoSlots.has(textAt(values, 'Slot')))
  );
}

function isExpected(connector: JsonObject, words: ReadonlySet<string>) {
  if (textAt(connector, 'Kind') !== 'Expected') return false;
  return readLines(connector, 'ExpectedResponse').some((line) => words.has(toWord(line)));
}

function toWord(text: string) {
  return toPlainLetters(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}
