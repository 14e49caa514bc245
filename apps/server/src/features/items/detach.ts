import { applyEdit, joinPath, type InputEdit } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, type ProjectId, type TeamId } from '@confab/model';
import type { Caller, Services } from '../../services.ts';
import type { ProjectChange } from './change-project.ts';
import { numberEdit } from './number-edit.ts';
import { listMentioning } from './references.repository.ts';
import { storeDraft } from './store-draft.ts';
import { parseDraft } from './to-item.ts';

interface Deleted {
  readonly services: Services;
  readonly caller: Caller;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly gone: ReadonlySet<string>;
}

/** Empties whatever in a project still names a deleted item, by numbered edits. */
export async function detachFrom(change: ProjectChange, deleted: Deleted): Promise<void> {
  const { services, caller, teamId, projectId, gone } = deleted;
  for (const item of await listMentioning(change.trx, teamId, projectId, [...gone])) {
    let values = parseDraft(item.draft);
    for (const path of pathsTo(values, gone)) {
      const edit: InputEdit = { path, action: 'ValueChanged', updatedValue: '' };
      const result = applyEdit(values, edit);
      if (result.type !== 'applied') continue;
      values = result.values;
      const editId = services.newId();
      change.emit(
        {
          type: 'edited',
          edit: numberEdit(edit, {
            editId,
            item,
            teamId,
            caller,
            seq: change.nextSeq(),
            baseSeq: change.nextSeq() - 1,
          }),
        },
        editId,
      );
    }
    await storeDraft(change.trx, item, values);
  }
}

/** Paths of the texts in a document that are one of the ids. */
function pathsTo(values: JsonObject, ids: ReadonlySet<string>): string[] {
  const found: string[] = [];
  for (const [key, value] of Object.entries(values)) walk(value, [key], ids, found);
  return found;
}

function walk(value: JsonValue, segments: readonly string[], ids: ReadonlySet<string>, found: string[]) {
  if (typeof value === 'string') {
    if (ids.has(value)) found.push(joinPath(...segments));
  } else if (isJsonArray(value)) {
    for (const row of value) walkRow(row, segments, ids, found);
  } else if (isJsonObject(value)) {
    for (const [key, entry] of Object.entries(value)) walk(entry, [...segments, key], ids, found);
  }
}

/** A row is addressed by its id, and its Values level is not written. */
function walkRow(row: JsonValue, segments: readonly string[], ids: ReadonlySet<string>, found: string[]) {
  if (!isJsonObject(row)) return;
  const id = row.RowId ?? row.NodeId ?? row.EntryId;
  if (typeof id !== 'string') return;
  const fields = isJsonObject(row.Values) ? row.Values : row;
  for (const [key, entry] of Object.entries(fields)) {
    if (fields === row && (key === 'EntryId' || key === 'Order')) continue;
    walk(entry, [...segments, id, key], ids, found);
  }
}
