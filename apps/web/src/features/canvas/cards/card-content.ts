import { stripSpeechMarkdown } from '@confab/dialog-engine';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import type { CanvasWords } from '../words.ts';
import { readRows, readText } from './read-ports.ts';

/** A part of a card's body. `rows` is its height in rows of text. */
export type CardLine =
  | { readonly type: 'text'; readonly text: string; readonly rows: number }
  | { readonly type: 'code'; readonly text: string; readonly rows: 1 }
  | { readonly type: 'chips'; readonly chips: readonly string[]; readonly rows: 1 }
  | { readonly type: 'media'; readonly media: readonly Medium[]; readonly rows: 1 };

/** A kind of media that a response plays or shows. */
export type Medium = 'picture' | 'sound' | 'video';

interface ContentContext {
  readonly findName: (itemId: string) => string | undefined;
  readonly words: Pick<CanvasWords, 'continuesIn' | 'testSteps'>;
}

type ReadLines = (values: JsonObject, context: ContentContext) => readonly CardLine[];

/** Rows of text that a card has at most (ui.md 9). */
const maxRows = 4;
const maxLength = 140;
/** How many characters fit on one row of a card. */
const charactersPerRow = 35;

/**
 * What cards show, by the input that holds it: a node type shows what its inputs say, so a new type needs no entry
 * unless it has a new kind of input. The first entries win when there is not enough room.
 */
const readers: Readonly<Record<string, ReadLines>> = {
  Response: ({ Response: response }) => readResponse(response),
  Slots: ({ Slots: slots }) => readSlots(slots),
  Assignments: ({ Assignments: rows }) =>
    readRows(rows).map(({ fields }) =>
      toCode(`${readText(fields['Variable'] ?? fields['Name'])} = ${readText(fields['Expression'])}`),
    ),
  Url: ({ Method: method, Url: url }) => toCodeLines(`${readText(method)} ${readText(url)}`),
  Function: ({ Function: name }) => (readText(name) === '' ? [] : [toCode(`${readText(name)}()`)]),
  Settings: ({ Settings: settings }) => readMessage(settings),
  Destination: ({ Destination: destination }) => toTextLines(readText(destination), 1),
  TargetWorkflowId: (values, context) => readJump(values, context),
  Sources: ({ Sources: rows }) =>
    readRows(rows).map(({ fields }) => toCode(`${readText(fields['Name'])} = ${readText(fields['Expression'])}`)),
  Parameters: ({ Parameters: rows }) => readParameters(rows),
  Steps: ({ Steps: steps }, { words }) => {
    const count = readRows(steps).length;
    return count === 0 ? [] : toTextLines(words.testSteps(count), 1);
  },
};

/** The body of a node's card: what the node says, sets, calls or leads to, in at most four rows. */
export function readCardContent(values: JsonObject, context: ContentContext): readonly CardLine[] {
  const lines = Object.entries(readers).flatMap(([input, read]) => (input in values ? read(values, context) : []));
  const fitting: CardLine[] = [];
  let left = maxRows;
  for (const line of lines) {
    if (left === 0) break;
    fitting.push(line.type === 'text' && line.rows > left ? { ...line, rows: left } : line);
    left -= Math.min(line.rows, left);
  }
  return fitting;
}

/** The first text of an entry, the chips, and which media the response has. */
function readResponse(response: JsonValue | undefined): readonly CardLine[] {
  if (!isJsonObject(response) || !isJsonArray(response['Entries'])) return [];
  const entries = response['Entries'].filter((entry) => isJsonObject(entry));
  const text = entries.map(getEntryText).find((one) => one !== '') ?? '';
  const chips = entries.map(readChips).find((one) => one.length > 0) ?? [];
  const media = (['picture', 'sound', 'video'] as const).filter((medium) =>
    entries.some((entry) => readText(entry[mediaInputs[medium]]) !== ''),
  );
  return [
    ...toTextLines(text, chips.length > 0 || media.length > 0 ? 2 : 3),
    ...(chips.length > 0 ? [{ type: 'chips', chips, rows: 1 } as const] : []),
    ...(media.length > 0 ? [{ type: 'media', media, rows: 1 } as const] : []),
  ];
}

const mediaInputs: Readonly<Record<Medium, string>> = {
  picture: 'ImageAssetId',
  sound: 'AudioAssetId',
  video: 'VideoUrl',
};

function getEntryText(entry: JsonObject) {
  return stripSpeechMarkdown(
    readText(entry['DisplayText']) || readText(entry['SpokenText']) || readText(entry['HeadingText']),
  ).trim();
}

function readChips({ SuggestionChips: chips }: JsonObject) {
  return isJsonArray(chips) ? chips.filter((chip) => typeof chip === 'string' && chip !== '').map(String) : [];
}

/** The prompt of the first slot, and the names of all slots' variables. */
function readSlots(slots: JsonValue | undefined): readonly CardLine[] {
  const rows = readRows(slots);
  const [first] = rows;
  if (!first) return [];
  const names = rows.map(({ fields }) => readText(fields['Variable'])).filter((name) => name !== '');
  return [
    ...readResponse(first.fields['Prompt']).slice(0, 1),
    ...(names.length > 0 ? [toCode(names.map((name) => `{${name}}`).join(' '))] : []),
  ];
}

function readMessage(settings: JsonValue | undefined): readonly CardLine[] {
  if (!isJsonObject(settings)) return [];
  const recipient = readText(settings['Recipient']);
  return [
    ...(recipient === '' ? [] : [toCode(`→ ${recipient}`)]),
    ...toTextLines(readText(settings['Subject']) || readText(settings['Text']), 2),
  ];
}

function readParameters(rows: JsonValue | undefined): readonly CardLine[] {
  const names = readRows(rows).map(({ fields }) => readText(fields['Name']));
  return names.length === 0 ? [] : [toCode(names.join(', '))];
}

function readJump(
  { TargetWorkflowId: workflow, TargetNodeId: node }: JsonObject,
  { findName, words }: ContentContext,
): readonly CardLine[] {
  const names = [findName(readText(workflow)), findName(readText(node))].filter((name) => name !== undefined);
  return names.length > 0 ? toTextLines(words.continuesIn(names.join(' ▸ ')), 2) : [];
}

function toTextLines(text: string, most: number): readonly CardLine[] {
  const short = text.slice(0, maxLength);
  if (short === '') return [];
  const rows = short.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerRow)), 0);
  return [{ type: 'text', text: short, rows: Math.min(rows, most) }];
}

function toCode(text: string): CardLine {
  return { type: 'code', text: text.slice(0, maxLength), rows: 1 };
}

function toCodeLines(text: string): readonly CardLine[] {
  return text.trim() === '' ? [] : [toCode(text.trim())];
}
