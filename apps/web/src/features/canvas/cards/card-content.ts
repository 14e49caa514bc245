import { stripSpeechMarkdown } from '@confab/dialog-engine';
import { splitTokens, readRows } from '@confab/inputs';
import {
  getLanguageName,
  isJsonArray,
  isJsonObject,
  splitMarkdown,
  stripMarkdown,
  readString,
  type JsonObject,
  type JsonValue,
  type MarkdownSpan,
} from '@confab/model';
import type { CardWords } from './words.ts';

/**
 * A part of a card's body. `rows` is its height in rows of text. A text may have tokens such as `{tv.Size}`, and the
 * address of a picture beside it.
 */
export type CardLine =
  | {
      readonly type: 'text';
      /** The words without formatting. */
      readonly text: string;
      /** The same words with their formatting, if there is any. */
      readonly spans?: readonly MarkdownSpan[];
      readonly rows: number;
      readonly picture?: string;
    }
  | { readonly type: 'tokens'; readonly names: readonly string[]; readonly rows: 1 }
  | { readonly type: 'code'; readonly text: string; readonly rows: 1 }
  | { readonly type: 'chips'; readonly chips: readonly string[]; readonly rows: 1 }
  | { readonly type: 'media'; readonly media: readonly Medium[]; readonly rows: 1 };

/** A kind of media that a response plays or shows. */
export type Medium = 'picture' | 'sound' | 'video';

interface ContentContext {
  readonly findName: (itemId: string) => string | undefined;
  readonly words: Pick<CardWords, 'continuesIn' | 'testSteps'>;
}

type ReadLines = (values: JsonObject, context: ContentContext) => readonly CardLine[];

/** Rows of text that a card has at most (ui.md 9). */
const maxRows = 4;
const maxLength = 140;
/** How many characters fit on one row of a card. */
const charactersPerRow = 35;
/** The height of a picture in rows of text. */
const pictureRows = 3;
/** Addresses of pictures of this site and of the page itself; the page's content security policy refuses all others. */
const shownAddress = /^(?:\/(?!\/)|blob:|data:image\/)/;

/**
 * The content of cards, by the input that holds it. Cards show the inputs of a node, so a new type needs no entry
 * unless it has a new kind of input. The first entries win when there is not enough room.
 */
const readers: Readonly<Record<string, ReadLines>> = {
  Response: ({ Response: response }) => readResponse(response),
  Slots: ({ Slots: slots }) => readSlots(slots),
  Assignments: ({ Assignments: rows }) =>
    readRows(rows).map(({ values }) =>
      toCode(`${readString(values['Variable'] ?? values['Name'])} = ${readString(values['Expression'])}`),
    ),
  Url: ({ Method: method, Url: url }) => toCodeLines(`${readString(method)} ${readString(url)}`),
  Function: ({ Function: name }) => (readString(name) === '' ? [] : [toCode(`${readString(name)}()`)]),
  Settings: ({ Settings: settings }) => readMessage(settings),
  Destination: ({ Destination: destination }) => toTextLines({ words: readString(destination) }, 1),
  TargetLanguage: ({ TargetLanguage: language }) => toTextLines({ words: getLanguageName(readString(language)) }, 1),
  TargetWorkflowId: (values, context) => readJump(values, context),
  Sources: ({ Sources: rows }) =>
    readRows(rows).map(({ values }) => toCode(`${readString(values['Name'])} = ${readString(values['Expression'])}`)),
  Parameters: ({ Parameters: rows }) => readParameters(rows),
  Steps: ({ Steps: steps }, { words }) => {
    const count = readRows(steps).length;
    return count === 0 ? [] : toTextLines({ words: words.testSteps(count) }, 1);
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
  const text = entries.map(readEntryText).find(({ words }) => words !== '') ?? noText;
  const chips = entries.map(readChips).find((one) => one.length > 0) ?? [];
  const address = entries.map((entry) => readString(entry[mediaInputs.picture])).find((one) => one !== '') ?? '';
  const picture = shownAddress.test(address) ? address : undefined;
  const media = (['picture', 'sound', 'video'] as const).filter(
    (medium) =>
      !(medium === 'picture' && picture !== undefined) &&
      entries.some((entry) => readString(entry[mediaInputs[medium]]) !== ''),
  );
  return [
    ...(picture === undefined
      ? toTextLines(text, chips.length > 0 || media.length > 0 ? 2 : 3)
      : [{ type: 'text', ...toShownText(text), rows: pictureRows, picture } as const]),
    ...(chips.length > 0 ? [{ type: 'chips', chips, rows: 1 } as const] : []),
    ...(media.length > 0 ? [{ type: 'media', media, rows: 1 } as const] : []),
  ];
}

const mediaInputs: Readonly<Record<Medium, string>> = {
  picture: 'ImageAssetId',
  sound: 'AudioAssetId',
  video: 'VideoUrl',
};

/** A text: its words without formatting, with their tokens, and the Markdown they come from. */
interface FormattedText {
  readonly words: string;
  readonly markdown?: string;
}

const noText: FormattedText = { words: '' };

/** The text that an entry shows, or else the one that it says, or else its heading. */
function readEntryText(entry: JsonObject): FormattedText {
  const spoken = stripSpeechMarkdown(readString(entry['SpokenText'])).trim();
  const [shown, heading] = ['DisplayText', 'HeadingText'].map((name) => fromMarkdown(readString(entry[name])));
  if (shown && shown.words !== '') return shown;
  return spoken === '' && heading ? heading : { words: spoken };
}

/** List marks become bullets, as a card has no lists. */
function fromMarkdown(text: string): FormattedText {
  const markdown = text.trim().replaceAll(/^[-*] (?=\S)/gm, '• ');
  return { words: stripMarkdown(markdown).trim(), markdown };
}

function readChips({ SuggestionChips: chips }: JsonObject) {
  return isJsonArray(chips) ? chips.filter((chip) => typeof chip === 'string' && chip !== '').map(String) : [];
}

/** The prompt of the first slot, and the names of all slots' variables. */
function readSlots(slots: JsonValue | undefined): readonly CardLine[] {
  const rows = readRows(slots);
  const [first] = rows;
  if (!first) return [];
  const names = rows.map(({ values }) => readString(values['Variable'])).filter((name) => name !== '');
  return [
    ...readResponse(first.values['Prompt']).slice(0, 1),
    ...(names.length > 0 ? [{ type: 'tokens', names, rows: 1 } as const] : []),
  ];
}

function readMessage(settings: JsonValue | undefined): readonly CardLine[] {
  if (!isJsonObject(settings)) return [];
  const recipient = readString(settings['Recipient']);
  return [
    ...(recipient === '' ? [] : [toCode(`→ ${recipient}`)]),
    ...toTextLines({ words: readString(settings['Subject']) || readString(settings['Text']) }, 2),
  ];
}

function readParameters(rows: JsonValue | undefined): readonly CardLine[] {
  const names = readRows(rows).map(({ values }) => readString(values['Name']));
  return names.length === 0 ? [] : [toCode(names.join(', '))];
}

function readJump(
  { TargetWorkflowId: workflow, TargetNodeId: node }: JsonObject,
  { findName, words }: ContentContext,
): readonly CardLine[] {
  const names = [findName(readString(workflow)), findName(readString(node))].filter((name) => name !== undefined);
  return names.length > 0 ? toTextLines({ words: words.continuesIn(names.join(' ▸ ')) }, 2) : [];
}

function toTextLines(formatted: FormattedText, most: number): readonly CardLine[] {
  const { text, ...more } = toShownText(formatted);
  if (text === '') return [];
  const shown = splitTokens(text)
    .map((part) => (part.type === 'token' ? part.name : part.text))
    .join('');
  const rows = shown.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerRow)), 0);
  return [{ type: 'text', text, ...more, rows: Math.min(rows, most) }];
}

/** The beginning of a text, and of its formatting if it has any. */
function toShownText({ words, markdown }: FormattedText) {
  const spans = markdown === undefined ? [] : splitMarkdown(markdown);
  const isFormatted = spans.some(({ isBold, isItalic, href }) => isBold || isItalic || href !== undefined);
  return { text: cutText(words), ...(isFormatted ? { spans: cutSpans(spans) } : {}) };
}

function cutSpans(spans: readonly MarkdownSpan[]): readonly MarkdownSpan[] {
  const short: MarkdownSpan[] = [];
  let left = maxLength;
  for (const span of spans) {
    if (left <= 0) break;
    const text = cutText(span.text, left);
    if (text !== '') short.push({ ...span, text });
    left -= text.length;
  }
  return short;
}

/** The beginning of a text; a token is in it as a whole or not at all. `most` is in characters. */
function cutText(text: string, most = maxLength): string {
  if (text.length <= most) return text;
  let short = '';
  for (const part of splitTokens(text.slice(0, most * 4))) {
    if (short.length >= most) break;
    short += part.type === 'token' ? part.text : part.text.slice(0, most - short.length);
  }
  return short;
}

function toCode(text: string): CardLine {
  return { type: 'code', text: cutText(text), rows: 1 };
}

function toCodeLines(text: string): readonly CardLine[] {
  return text.trim() === '' ? [] : [toCode(text.trim())];
}
