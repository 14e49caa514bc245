import { stripSpeechMarkdown } from '@confab/dialog-engine';
import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import type { CanvasWords } from '../words.ts';
import { readRows, readText } from './read-ports.ts';

const maxLength = 140;

/** A short summary of a node for its card: its first response, its assignments or its jump target. */
export function summarizeNode(
  values: JsonObject,
  findName: (itemId: string) => string | undefined,
  words: Pick<CanvasWords, 'continuesIn'>,
): string {
  return (
    getFirstResponse(values) ||
    getFirstSlotPrompt(values) ||
    summarizeAssignments(values) ||
    summarizeJump(values, findName, words)
  ).slice(0, maxLength);
}

function getFirstResponse({ Response: response }: JsonObject) {
  if (!isJsonObject(response) || !isJsonArray(response['Entries'])) return '';
  for (const entry of response['Entries']) {
    if (!isJsonObject(entry)) continue;
    const text = readText(entry['DisplayText']) || readText(entry['SpokenText']) || readText(entry['HeadingText']);
    if (text !== '') return stripSpeechMarkdown(text);
  }
  return '';
}

/** The prompt of the first slot of a Capture node. */
function getFirstSlotPrompt({ Slots: slots }: JsonObject) {
  const [first] = readRows(slots);
  return first ? getFirstResponse({ Response: first.fields['Prompt'] ?? '' }) : '';
}

function summarizeAssignments({ Assignments: assignments }: JsonObject) {
  return readRows(assignments)
    .map(({ fields }) => `${readText(fields['Variable'])} = ${readText(fields['Expression'])}`)
    .join('\n');
}

function summarizeJump(
  { TargetWorkflowId: workflow, TargetNodeId: node }: JsonObject,
  findName: (itemId: string) => string | undefined,
  words: Pick<CanvasWords, 'continuesIn'>,
) {
  const names = [findName(readText(workflow)), findName(readText(node))].filter((name) => name !== undefined);
  return names.length > 0 ? words.continuesIn(names.join(' ▸ ')) : '';
}
