import type { ImportedText, TranslationOutcome } from '@confab/contracts';
import {
  addTextChange,
  applyEdit,
  checkEdit,
  createTranslationEdits,
  findPropertyAt,
  isMergedText,
  isSafePath,
  isTranslationNeeded,
  listTokenNames,
  parsePath,
  readAt,
  readTranslation,
  type InputEdit,
} from '@confab/inputs';
import type { ItemSchema, JsonObject } from '@confab/model';
import { getItemName } from '@confab/transfer';
import { isOverSize, type EditedValues } from '../../../core/changes/store-edits.ts';
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

/** Plans the import of texts into an item; undefined for an item that the project does not have. */
export function planTranslations(
  item: TranslatedItem | undefined,
  texts: readonly FileText[],
  includeChanged: boolean,
): PlannedItem {
  if (!item) return { texts: texts.map((text) => describeText(text, 'unknown')), edited: { values: {}, edits: [] } };
  let { values } = item;
  const edits: InputEdit[] = [];
  const planned = texts.map((text) => {
    const one = planText({ ...item, values }, text);
    const isImported = isWritten(one.outcome) || (includeChanged && one.outcome === 'changed');
    if (!isImported) return one.described;
    const next = one.edits.reduce((before, edit) => applyEdit(before, edit).values, values);
    if (isOverSize(next)) return { ...one.described, outcome: 'tooLong' as const };
    values = next;
    edits.push(...one.edits);
    return one.described;
  });
  return { texts: planned, edited: { values, edits } };
}

/** Whether a text of a file is imported in any case. */
export function isWritten(outcome: TranslationOutcome): boolean {
  return outcome === 'added' || outcome === 'replaced';
}

function planText({ id, type, schema, values }: TranslatedItem, file: FileText) {
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
  const outcome = chooseOutcome({ source, had, isCurrent: known.state === 'current', text: toLines(value), file });
  return {
    outcome,
    described: {
      ...describeText(file, outcome),
      itemName: getItemName({ id, type, values }),
      label: property.label ?? property.name,
      source,
    },
    edits: withSource(edits, file, outcome).map((edit) =>
      // What others are typing in the same text is merged with it.
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
}

function chooseOutcome({ source, had, isCurrent, text, file }: ComparedText): TranslationOutcome {
  const tokens = (one: string) => listTokenNames(one).toSorted().join(' ');
  if (tokens(text) !== tokens(file.source ?? source)) return 'tokens';
  if (file.source !== undefined && file.source.trim() !== source.trim()) return had === text ? 'same' : 'changed';
  if (had === text && isCurrent) return 'same';
  return had === '' ? 'added' : 'replaced';
}

/** Edits of a text whose source has changed since note the source of the file, so that it stays marked. */
function withSource(edits: readonly InputEdit[], file: FileText, outcome: TranslationOutcome): readonly InputEdit[] {
  if (outcome !== 'changed' || file.source === undefined) return edits;
  return edits.map((edit, at) => (at === 0 ? edit : { ...edit, updatedValue: file.source }));
}

function describeText({ language, text }: FileText, outcome: TranslationOutcome): ImportedText {
  return { outcome, language, itemName: '', label: '', source: '', text };
}
