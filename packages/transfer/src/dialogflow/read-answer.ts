import { isJsonArray, type JsonObject, type JsonValue } from '@confab/model';
import { toVariableName, type Answer } from '../assistant.ts';
import type { Findings } from '../finding.ts';
import { at, objectsAt, textAt, textsAt } from '../read-json.ts';
import type { FindSlot } from './slot-references.ts';

/** The entry and the language that an answer is read for. */
export interface AnswerReading {
  readonly entry: string;
  readonly language: string;
  readonly findings: Findings;
  readonly findSlot: FindSlot;
}

/** The suggestions of an answer at most. */
const chipsMax = 13;

/**
 * Reads the answer of an intent. Messages are spoken one after another, each with one of its texts. Messages for one
 * platform count only when there are no general ones.
 */
export function readAnswer(response: JsonObject | undefined, reading: AnswerReading): Answer {
  const spoken = listInLanguage(
    objectsAt(response, 'messages'),
    reading.language,
    (message) => readTexts(message).length > 0,
  );
  const general = spoken.filter((message) => textAt(message, 'platform') === '');
  const messages = general.some((message) => readTexts(message).length > 0) ? general : spoken;
  if (messages.length > general.length) reading.findings.note(reading.entry, 'platformAnswerUsed');
  const said = messages.map(readTexts).filter((texts) => texts.length > 0);
  const speech = said.length > 0 ? said : [toTextList(at(response, 'speech'))];
  for (const message of messages) reportOmissions(message, reading);
  const [image, ...pictures] = new Set(messages.flatMap((message) => readPicture(message) ?? []));
  if (pictures.length > 0) reading.findings.warn(reading.entry, 'picturesLeftOut', String(pictures.length + 1));
  const chips = [...new Set(messages.flatMap(readChips))];
  if (chips.length > chipsMax)
    reading.findings.warn(reading.entry, 'chipsLeftOut', String(chips.length), String(chipsMax));
  return {
    ...(image !== undefined && { image }),
    texts: joinMessages(speech).map((text) => replaceParameters(text, reading.findSlot)),
    chips: chips.slice(0, chipsMax),
  };
}

/** The value of a parameter, `$name`, or of one of a context, `#context.name`; a `#` before a word alone is a hashtag. */
const reference = /(?:\$|#([\w-]+)\.)([A-Za-z][\w-]*)(?:\.original\b)?/g;

/** Replaces references of the platform with tokens. */
export function replaceParameters(text: string, findSlot: FindSlot): string {
  return text.replaceAll(
    reference,
    (_mark, context: string | undefined, name: string) => `{tv.${toVariableName(findSlot(name, context) ?? name)}}`,
  );
}

/** Reads a text or a list of texts, as both forms exist. */
export function toTextList(value: JsonValue | undefined): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return isJsonArray(value) ? value.filter((one) => typeof one === 'string').filter((one) => one !== '') : [];
}

/**
 * Lists the messages or prompts in a language: those with its tag if one of them has words, else also those of its locales.
 * One without a tag is for all languages.
 */
export function listInLanguage(
  messages: readonly JsonObject[],
  language: string,
  hasWords: (message: JsonObject) => boolean,
): readonly JsonObject[] {
  const tagOf = (message: JsonObject) => textAt(message, 'lang') || language;
  const getMain = (tag: string) => tag.split('-')[0];
  if (messages.some((message) => textAt(message, 'lang') === language && hasWords(message)))
    return messages.filter((message) => tagOf(message) === language);
  return messages.filter((message) => getMain(tagOf(message)) === getMain(language));
}

function getMessageType(message: JsonObject) {
  const type = at(message, 'type');
  return typeof type === 'number' ? String(type) : typeof type === 'string' ? type : '';
}

function readTexts(message: JsonObject): readonly string[] {
  switch (getMessageType(message)) {
    case '0':
      return toTextList(at(message, 'speech'));
    case '1':
      return toTextList(
        [textAt(message, 'title'), textAt(message, 'subtitle')].filter((text) => text !== '').join('. '),
      );
    case '2':
      return toTextList(textAt(message, 'title'));
    case 'simple_response':
      return toTextList(textAt(message, 'displayText') || textAt(message, 'textToSpeech'));
    default:
      return [];
  }
}

function readChips(message: JsonObject): readonly string[] {
  if (getMessageType(message) === '2') return textsAt(message, 'replies');
  if (getMessageType(message) !== 'suggestion_chips') return [];
  return objectsAt(message, 'suggestions')
    .map((chip) => textAt(chip, 'title'))
    .filter((title) => title !== '');
}

/** The picture of a message or a card, if the platform fetches it from the web. */
function readPicture(message: JsonObject): string | undefined {
  if (!['1', '3'].includes(getMessageType(message))) return undefined;
  const address = textAt(message, 'imageUrl');
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : undefined;
}

function reportOmissions(message: JsonObject, { entry, findings }: AnswerReading) {
  const type = getMessageType(message);
  if (type === '1' && objectsAt(message, 'buttons').length > 0) findings.warn(entry, 'cardButtonsNotImported');
  const hasPicture = type === '3' || (type === '1' && textAt(message, 'imageUrl') !== '');
  if (hasPicture && readPicture(message) === undefined) findings.note(entry, 'imageNotImported');
  else if (type === '4') findings.warn(entry, 'payloadNotImported');
  else if (!['0', '1', '2', '3', 'simple_response', 'suggestion_chips'].includes(type))
    findings.note(entry, 'messageTypeNotImported', type);
}

/** Joins messages to variants: as many as the longest message has, while the others repeat theirs. */
function joinMessages(messages: readonly (readonly string[])[]): string[] {
  const most = Math.max(0, ...messages.map((texts) => texts.length));
  return Array.from({ length: most }, (_none, index) =>
    messages
      .map((texts) => texts[index % Math.max(texts.length, 1)] ?? '')
      .filter((text) => text !== '')
      .join(' '),
  ).filter((text) => text !== '');
}
