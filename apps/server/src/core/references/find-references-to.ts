import { getRowId, joinPath, listRowInputs } from '@confab/inputs';
import { isJsonArray, isJsonObject, toStoredId, type JsonObject, type JsonValue } from '@confab/model';

/** A text of a document that is the id of an item. */
interface FoundReference {
  /** The path of the text, as edits name it. */
  readonly path: string;
  /** The id, as the database writes it. */
  readonly value: string;
}

/** Whether a text is one of the ids, in any case: documents may have been imported with ids in capitals. */
export function isOneOf(ids: ReadonlySet<string>, text: string): boolean {
  return ids.has(text) || ids.has(toStoredId(text));
}

/** All texts in a document that are one of the ids, in the order of the document. */
export function findReferencesTo(values: JsonObject, ids: ReadonlySet<string>): readonly FoundReference[] {
  const found: FoundReference[] = [];
  for (const [key, value] of Object.entries(values)) collectReferences(value, [key], ids, found);
  return found;
}

function collectReferences(
  value: JsonValue,
  segments: readonly string[],
  ids: ReadonlySet<string>,
  found: FoundReference[],
) {
  if (typeof value === 'string') {
    if (isOneOf(ids, value)) found.push({ path: joinPath(...segments), value: toStoredId(value) });
  } else if (isJsonArray(value)) {
    for (const row of value) collectFromRow(row, segments, ids, found);
  } else if (isJsonObject(value)) {
    for (const [key, entry] of Object.entries(value)) collectReferences(entry, [...segments, key], ids, found);
  }
}

/** A path names a row by its id and leaves out the row's `Values` level. */
function collectFromRow(
  row: JsonValue,
  segments: readonly string[],
  ids: ReadonlySet<string>,
  found: FoundReference[],
) {
  if (!isJsonObject(row)) return;
  const id = getRowId(row);
  if (id === undefined) return;
  for (const [name, value] of listRowInputs(row)) collectReferences(value, [...segments, id, name], ids, found);
}
