import { isJsonArray, isJsonObject, readString, type JsonObject, type JsonValue } from '@confab/model';

/** Parts of a card that hold further parts. */
const containers = ['body', 'items', 'columns', 'rows', 'cells'] as const;

/** The cards among the attachments of a message. */
export function listCards(attachments: JsonValue | undefined): readonly JsonObject[] {
  if (!isJsonArray(attachments)) return [];
  return attachments
    .map((attachment) => (isJsonObject(attachment) ? attachment['content'] : undefined))
    .filter((content) => isJsonObject(content));
}

/** Reads the texts of a card in the order in which it shows them: those of its elements if it is adaptive. */
export function readCard(part: JsonValue): string[] {
  if (isJsonArray(part)) return part.flatMap(readCard);
  if (!isJsonObject(part) || part['isVisible'] === false) return [];
  const own = [part['title'], part['subtitle'], part['text']].map(readString);
  const facts = readList(part['facts'], (fact) =>
    [readString(fact['title']) || readString(fact['key']), readString(fact['value'])].join(' ').trim(),
  );
  return [
    ...own,
    readList(part['inlines'], ({ text }) => readString(text)).join(''),
    ...facts,
    ...containers.flatMap((key) => readCard(part[key] ?? null)),
  ].filter((text) => text !== '');
}

/** Whether a card has buttons, which an adaptive card calls actions. */
export function hasButtons(card: JsonObject): boolean {
  return ['buttons', 'actions'].some((key) => isJsonArray(card[key]) && card[key].length > 0);
}

/** Reads each entry of a list; a bare text is short for an entry with that text. */
function readList(list: JsonValue | undefined, read: (entry: JsonObject) => string): string[] {
  if (!isJsonArray(list)) return [];
  return list.map((entry) => {
    if (typeof entry === 'string') return entry;
    return isJsonObject(entry) ? read(entry) : '';
  });
}
