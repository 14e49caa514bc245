import { createEntry, readOrderedList } from '@confab/inputs';
import { isJsonArray, isJsonObject, tokenPattern, type JsonObject, type JsonValue } from '@confab/model';
import { readBool, readLines, readText } from '../../compile/authored-values.ts';
import type { SharedResponses } from '../../compile/shared-responses.ts';
import { escapeText } from '../../text/escape-text.ts';
import { getLanguageWords } from '../../languages/language-words.ts';

const maxLinkDepth = 5;
const textInputs = ['SpokenText', 'DisplayText', 'HeadingText', 'ImageAlt', 'Condition'] as const;

/** The value of a response that says nothing. */
export const noResponse: JsonObject = { SelectionMethod: 'Escalating', Entries: [] };

/** The replacement of a token in the Pro project: a variable, or the text itself. */
type TokenReplacement = { readonly variable: string } | { readonly text: string };

/** Finds the replacement of a token; undefined to keep the token. */
export type FindReplacement = (name: string) => TokenReplacement | undefined;

/** Replaces the tokens of a text. Replacements are escaped for speech if `isSpeech`. */
export function replaceTokens(text: string, find: FindReplacement, isSpeech = false): string {
  return text.replaceAll(tokenPattern, (written, name: string) => {
    const found = find(name);
    if (!found) return written;
    if ('variable' in found) return `{tv.${found.variable}}`;
    return isSpeech ? escapeText('speech', found.text) : found.text;
  });
}

/** A response of one text. */
export function createResponse(spoken: string, display = spoken, chips: readonly string[] = []): JsonObject {
  return createTextResponse('text', { SpokenText: spoken, DisplayText: display, SuggestionChips: [...chips] });
}

/** A response that is never given: its node only listens. */
export function createSilentResponse(language: string): JsonObject {
  const text = getLanguageWords(language).onlyListens;
  const values = { SpokenText: text, DisplayText: text, SuggestionChips: [], Condition: '1 == 2' };
  return createTextResponse('silent', values);
}

function createTextResponse(entryId: string, values: JsonObject): JsonObject {
  const entry = createEntry({ id: entryId, values: { ScreenLayout: 'TextOnly', Enabled: true, ...values } });
  return { SelectionMethod: 'Escalating', Entries: [entry] };
}

/** A response that links to another, so that both are given in one order. */
export function createLink(source: 'Global' | 'Supplementary' | 'Project', id: string): JsonObject {
  return { IsLinkedResponse: true, LinkedResponseSource: source, LinkedResponseId: id };
}

/** The enabled entries with a text, in order. */
export function listEntries(response: JsonValue | undefined): readonly JsonObject[] {
  if (!isJsonObject(response)) return [];
  return readOrderedList(response.Entries).filter(
    ({ Enabled: on, SpokenText, DisplayText }) =>
      on !== false && on !== 'false' && (readText(SpokenText).trim() !== '' || readText(DisplayText).trim() !== ''),
  );
}

/** Whether an entry quotes one of these tokens. */
export function quotesToken(response: JsonValue | undefined, names: readonly string[]): boolean {
  return listEntries(response).some(({ SpokenText, DisplayText }) =>
    names.some((name) => `${readText(SpokenText)}\n${readText(DisplayText)}`.includes(`{tv.${name}}`)),
  );
}

/** Replaces the tokens in all entries of a response. */
export function replaceInResponse(response: JsonObject, find: FindReplacement): JsonObject {
  if (!isJsonArray(response.Entries)) return response;
  return { ...response, Entries: response.Entries.map((entry) => replaceInEntry(entry, find)) };
}

function replaceInEntry(entry: JsonValue, find: FindReplacement): JsonValue {
  if (!isJsonObject(entry)) return entry;
  const changed: Record<string, JsonValue> = {};
  for (const name of textInputs) {
    const text = entry[name];
    if (typeof text === 'string') changed[name] = replaceTokens(text, find, name === 'SpokenText');
  }
  return { ...entry, ...changed, SuggestionChips: readChips(entry).map((chip) => replaceTokens(chip, find)) };
}

function readChips({ SuggestionChips: chips }: JsonObject): readonly string[] {
  return isJsonArray(chips) ? chips.map(readText).filter((chip) => chip.trim() !== '') : readLines(chips);
}

/** Adds chips to every entry, none twice. */
export function addResponseChips(response: JsonObject, chips: readonly string[]): JsonObject {
  if (chips.length === 0 || !isJsonArray(response.Entries)) return response;
  return {
    ...response,
    Entries: response.Entries.map((entry) => {
      if (!isJsonObject(entry)) return entry;
      const own = readChips(entry);
      return { ...entry, SuggestionChips: [...own, ...chips.filter((chip) => !own.includes(chip))] };
    }),
  };
}

/** Whether any entry has suggestion chips. */
export function hasChips(response: JsonValue | undefined): boolean {
  return listEntries(response).some((entry) => readChips(entry).length > 0);
}

/** Follows the links of a response to the entries that are given; undefined if there are none. */
export function resolveLinks(value: JsonValue | undefined, shared: SharedResponses, links = 0): JsonObject | undefined {
  if (!isJsonObject(value)) return undefined;
  if (!readBool(value.IsLinkedResponse)) return listEntries(value).length > 0 ? value : undefined;
  const [source, id] = [readText(value.LinkedResponseSource), readText(value.LinkedResponseId)];
  const found =
    source === 'Supplementary'
      ? shared.findSupplementary(id)?.response
      : source === 'Global'
        ? shared.findGlobal(id)
        : shared.findOfNode(id);
  return found && links < maxLinkDepth ? resolveLinks(found.value, shared, links + 1) : undefined;
}
