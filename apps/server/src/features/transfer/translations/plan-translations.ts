import type { ImportedText, TranslationOutcome } from '@confab/contracts';
import {
  addTextChange,
  checkEdit,
  createTranslationEdits,
  findPropertyAt,
  isMergedText,
  isSafePath,
  isTranslationNeeded,
  parsePath,
  parseTranslationPath,
  readAt,
  readTranslation,
  translationsInput,
  type InputEdit,
} from '@confab/inputs';
import { isJsonObject, type ItemSchema, type JsonObject, type JsonValue } from '@confab/model';
import { getItemName } from '@confab/transfer';
import { isOverSize, type EditedValues } from '../../../core/changes/store-edits.ts';
import { compareTokens, type TokenDifference } from './compare-tokens.ts';
import { fromLines, parseKey, toLines } from './project-texts.ts';
import type { FileText } from './translation-file.ts';

/** What becomes of texts of an item, and its values with those that are imported. */
export interface PlannedItem {
  readonly texts: readonly ImportedText[];
  readonly edited: EditedValues;
}

/** An item that gets translations. */
interface TranslatedItem {
  readonly id: string;
  readonly type: string;
  readonly schema: ItemSchema;
  readonly values: JsonObject;
}

/**
 * Plans the import of texts into an item; undefined for an item that the project does not have. A place for which the file has
 * different texts gets none of them. An item that would become too large gets none.
 */
export function planTranslations(
  item: TranslatedItem | undefined,
  texts: readonly FileText[],
  includeChanged: boolean,
): PlannedItem {
  if (!item) return { texts: texts.map((text) => describeText(text, 'unknown')), edited: { values: {}, edits: [] } };
  const planned = groupByPlace(texts).flatMap((group) => group.map((text) => planText(item, text, group.length > 1)));
  const imported = planned.filter(({ outcome }) => isWritten(outcome) || (includeChanged && outcome === 'changed'));
  const edits = imported.flatMap((one) => one.edits);
  const values = edits.length === 0 ? item.values : applyTranslations(item.values, edits);
  if (edits.length > 0 && isOverSize(values)) {
    const left = new Set(imported);
    const described = planned.map((one) =>
      left.has(one) ? { ...one.described, outcome: 'tooLong' as const } : one.described,
    );
    return { texts: described, edited: { values: item.values, edits: [] } };
  }
  return { texts: planned.map(({ described }) => described), edited: { values, edits } };
}

/** Groups the different texts of each place. */
function groupByPlace(texts: readonly FileText[]): readonly (readonly FileText[])[] {
  const places = new Map<string, Map<string, FileText>>();
  for (const text of texts) {
    const place = `${text.language} ${text.key}`;
    const own = places.get(place) ?? new Map<string, FileText>();
    places.set(place, own.set(withPlainBreaks(text.text).trim(), text));
  }
  return [...places.values()].map((own) => [...own.values()]);
}

/** Applies edits of translations at once: one by one, each would copy all translations of the item. */
function applyTranslations(values: JsonObject, edits: readonly InputEdit[]): JsonObject {
  const all = new Map<string, Map<string, Record<string, JsonValue>>>();
  const read = (language: string) => readObject(readObject(values[translationsInput])[language]);
  for (const { path, updatedValue } of edits) {
    const place = parseTranslationPath(path);
    if (place?.part === undefined || updatedValue === undefined) continue;
    const known = all.get(place.language) ?? new Map<string, Record<string, JsonValue>>();
    all.set(place.language, known);
    const translation = known.get(place.path) ?? { ...readObject(read(place.language)[place.path]) };
    translation[place.part] = updatedValue;
    known.set(place.path, translation);
  }
  const changed = [...all].map(([language, known]) => [language, { ...read(language), ...Object.fromEntries(known) }]);
  return {
    ...values,
    [translationsInput]: { ...readObject(values[translationsInput]), ...Object.fromEntries(changed) },
  };
}

function readObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

/** Whether a text of a file is imported in any case. */
export function isWritten(outcome: TranslationOutcome): boolean {
  return outcome === 'added' || outcome === 'replaced';
}

function planText({ id, type, schema, values }: TranslatedItem, file: FileText, hasRivals: boolean) {
  const path = parseKey(file.key)?.path ?? '';
  const unknown = { outcome: 'unknown', described: describeText(file, 'unknown'), edits: [] } as const;
  const property = isSafePath(parsePath(path)) ? findPropertyAt(schema.properties, path) : undefined;
  const first = readAt(values, path);
  if (!property || first === undefined || first === null || !isTranslationNeeded(property)) return unknown;
  const { language } = file;
  const value = fromLines(file.text, first);
  const known = readTranslation(values, language, path, property);
  const edits = createTranslationEdits(values, language, path, property, value);
  if (edits.some((edit) => checkEdit(schema, values, edit).length > 0)) return unknown;
  const source = toLines(first);
  const had = toLines(known.value);
  const text = toLines(value);
  const tokens = compareTokens(values, property, file.source ?? source, text);
  const outcome = hasRivals
    ? 'tokens'
    : chooseOutcome({ source, had, isCurrent: known.state === 'current', text, file, tokens });
  return {
    outcome,
    described: {
      ...describeText(file, outcome),
      ...(hasRivals && { isOneOfSeveral: true }),
      ...(outcome === 'tokens' && {
        missingTokens: [...tokens.missing],
        unexpectedTokens: [...tokens.unexpected],
      }),
      itemName: getItemName({ id, type, values }),
      label: property.label ?? property.name,
      // The text that the tokens were compared with.
      source: outcome === 'tokens' ? (file.source ?? source) : source,
    },
    edits: withSource(edits, file, outcome).map((edit) =>
      // It is merged with what others are typing in the same text.
      isMergedText(schema.properties, edit.path) ? addTextChange(values, edit) : edit,
    ),
  };
}

interface ComparedText {
  readonly source: string;
  readonly had: string;
  readonly isCurrent: boolean;
  readonly text: string;
  readonly file: FileText;
  readonly tokens: TokenDifference;
}

function chooseOutcome({ source, had, isCurrent, text, file, tokens }: ComparedText): TranslationOutcome {
  const isSame = withPlainBreaks(had) === withPlainBreaks(text);
  const hasChanged =
    file.source !== undefined && withPlainBreaks(file.source).trim() !== withPlainBreaks(source).trim();
  // Importing an unchanged file keeps the mark of a text whose source has changed.
  if (isSame && (hasChanged || isCurrent || file.isConfirmed !== true)) return 'same';
  if (tokens.missing.length + tokens.unexpected.length > 0) return 'tokens';
  if (hasChanged) return 'changed';
  return had === '' ? 'added' : 'replaced';
}

/** Tables and editors write other line breaks, so all become `\n` before texts are compared. */
function withPlainBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** Edits of a text whose source has changed since note the source of the file, so that it stays marked. */
function withSource(edits: readonly InputEdit[], file: FileText, outcome: TranslationOutcome): readonly InputEdit[] {
  if (outcome !== 'changed' || file.source === undefined) return edits;
  return edits.map((edit, at) => (at === 0 ? edit : { ...edit, updatedValue: file.source }));
}

function describeText({ language, text }: FileText, outcome: TranslationOutcome): ImportedText {
  return { outcome, language, itemName: '', label: '', source: '', text };
}
