import type { Item, JsonObject, ProjectId, SkinnyItem, WorkflowId } from '@confab/model';
import type { ItemRow, SkinnyRow } from './items.repository.ts';

/** A row as the contract has it, values parsed. */
export function toItem(row: ItemRow): Item {
  return toItemWithValues(row, parseDraft(row.draft));
}

/** The same for somebody who has the values of the draft already. */
export function toItemWithValues(row: ItemRow, values: JsonObject): Item {
  return { ...toSkinnyItem(row), propertyValues: values, lastUpdatedUtc: row.updatedAt.toISOString() };
}

/** A row as trees have it. */
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

/** The values of a stored draft, which is JSON text that this server wrote. */
export function parseDraft(draft: string): JsonObject {
  return JSON.parse(draft) as JsonObject;
}

/**
 * The same as `toItem` would encode to, as wire text, without parsing the draft.
 *
 * Reading a node is what happens most; its document goes through untouched.
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
