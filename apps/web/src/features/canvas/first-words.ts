import { stripSpeechMarkdown } from '@confab/dialog-engine';
import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import { rowsIn, textOf } from './ports.ts';

const longest = 140;

/** What a node does, in the few words that fit its card: what it says first, or what it sets, or where it goes. */
export function firstWords(values: JsonObject, nameOf: (itemId: string) => string | undefined): string {
  return (saidFirst(values) || askedFirst(values) || setFirst(values) || jumpsTo(values, nameOf)).slice(0, longest);
}

function saidFirst({ Response: response }: JsonObject) {
  if (!isJsonObject(response) || !isJsonArray(response['Entries'])) return '';
  for (const entry of response['Entries']) {
    if (!isJsonObject(entry)) continue;
    const words = textOf(entry['DisplayText']) || textOf(entry['SpokenText']) || textOf(entry['HeadingText']);
    if (words !== '') return stripSpeechMarkdown(words);
  }
  return '';
}

/** What a Capture asks for its first slot. */
function askedFirst({ Slots: slots }: JsonObject) {
  const [first] = rowsIn(slots);
  return first ? saidFirst({ Response: first.fields['Prompt'] ?? '' }) : '';
}

function setFirst({ Assignments: assignments }: JsonObject) {
  return rowsIn(assignments)
    .map(({ fields }) => `${textOf(fields['Variable'])} = ${textOf(fields['Expression'])}`)
    .join('\n');
}

function jumpsTo(
  { TargetWorkflowId: workflow, TargetNodeId: node }: JsonObject,
  nameOf: (itemId: string) => string | undefined,
) {
  const names = [nameOf(textOf(workflow)), nameOf(textOf(node))].filter((name) => name !== undefined);
  return names.length > 0 ? `Goes on in ${names.join(' ▸ ')}` : '';
}
