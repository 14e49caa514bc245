import { type Item, type JsonObject, type SkinnyItem, type JsonText, readJsonText, toJsonText } from '@confab/model';
import type { ItemRow, SkinnyRow } from './items.repository.ts';

/** Converts a row to the contract's item, with parsed values. */
export function toItem(row: ItemRow): Item {
  return toItemWithValues(row, parseDraft(row.draft));
}

/** Converts a row whose draft is parsed already. */
export function toItemWithValues(row: ItemRow, values: JsonObject): Item {
  return { ...toSkinnyItem(row), propertyValues: values, lastUpdatedUtc: row.updatedAt.toISOString() };
}

/** Converts a row to the form for trees, without values. */
export function toSkinnyItem(row: SkinnyRow): SkinnyItem {
  const { id, kind, type, displayName, version, isDirty } = row;
  return {
    id,
    projectId: row.projectId,
    workflowId: row.workflowId,
    kind,
    type,
    displayName,
    version,
    isDirty,
    order: row.sortOrder,
  };
}

/** The draft of an item without values. */
export const emptyDraft: JsonText<JsonObject> = toJsonText({});

/** The values of a stored draft. */
export function parseDraft(draft: JsonText<JsonObject>): JsonObject {
  return readJsonText(draft);
}

/**
 * The wire text of an item, equal to encoding `toItem`, without parsing the draft.
 *
 * Reading a node is the most frequent call, so its draft is passed through as text.
 */
export function toItemJson(row: ItemRow): string {
  const head = JSON.stringify({
    Id: row.id,
    Kind: row.kind,
    Type: row.type,
    ProjectId: row.projectId,
    WorkflowId: row.workflowId,
    DisplayName: row.displayName,
    Version: row.version,
    IsDirty: row.isDirty,
    Order: row.sortOrder,
    LastUpdatedUtc: row.updatedAt,
  });
  return `${head.slice(0, -1)},"PropertyValues":${row.draft}}`;
}
