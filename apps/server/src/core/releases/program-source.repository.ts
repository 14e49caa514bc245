import {
  testItemTypes,
  type ItemId,
  type ItemKind,
  type ProjectId,
  type TeamId,
  type WorkflowId,
  type JsonObject,
  type JsonText,
} from '@confab/model';
import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** An item of a project, with a text that differs after each change of its content or place. */
export interface ItemStamp {
  readonly id: ItemId;
  readonly stamp: string;
}

/** An item with its draft as JSON text, or its last save compressed. */
export interface StampedContent<Content> extends ItemStamp {
  readonly kind: ItemKind;
  readonly type: string;
  readonly workflowId: WorkflowId | null;
  readonly content: Content;
}

/** The transaction that wrote the row last. */
const rowStamp = sql<string>`item.xmin::text`;
/** A version never changes, but its item may move to another workflow. */
const versionStamp = sql<string>`item.version || ' ' || coalesce(item.workflow_id::text, '')`;

/** The items of a project that run in a conversation, in order: those of test workflows are left out. */
function selectRunningItems(db: Db, teamId: TeamId, projectId: ProjectId) {
  return db
    .selectFrom('item')
    .where('item.teamId', '=', teamId)
    .where('item.projectId', '=', projectId)
    .where('item.deletedAt', 'is', null)
    .where('item.type', 'not in', testItemTypes)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('item.workflowId', 'is', null),
        eb(
          'item.workflowId',
          'not in',
          selectFrom('item as suite')
            .where('suite.teamId', '=', teamId)
            .where('suite.projectId', '=', projectId)
            .where('suite.kind', '=', 'workflow')
            .where('suite.type', 'in', testItemTypes)
            // The id of a workflow.
            .select(sql<WorkflowId>`suite.id`.as('id')),
        ),
      ]),
    );
}

export function listDraftStamps(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ItemStamp[]> {
  return selectRunningItems(db, teamId, projectId)
    .orderBy('item.sortOrder')
    .orderBy('item.id')
    .select(['item.id', rowStamp.as('stamp')])
    .execute();
}

export function listSavedStamps(db: Db, teamId: TeamId, projectId: ProjectId): Promise<ItemStamp[]> {
  return selectRunningItems(db, teamId, projectId)
    .orderBy('item.sortOrder')
    .orderBy('item.id')
    .select(['item.id', versionStamp.as('stamp')])
    .execute();
}

/** Drafts as JSON text. */
export function listDraftsById(
  db: Db,
  teamId: TeamId,
  ids: readonly ItemId[],
): Promise<StampedContent<JsonText<JsonObject>>[]> {
  return (
    db
      .selectFrom('item')
      .where('item.teamId', '=', teamId)
      // With `in (…)`, PostgreSQL plans to read the whole project.
      .where(sql<boolean>`item.id = any(${[...ids]}::uuid[])`)
      .where('item.deletedAt', 'is', null)
      .select(['item.id', 'item.kind', 'item.type', 'item.workflowId', 'item.draft as content', rowStamp.as('stamp')])
      .execute()
  );
}

/** Last saves, compressed. */
export function listSavesById(
  db: Db,
  teamId: TeamId,
  ids: readonly ItemId[],
): Promise<StampedContent<PackedJson<JsonObject>>[]> {
  return (
    db
      .selectFrom('item')
      .innerJoin('itemVersion', (join) =>
        join.onRef('itemVersion.itemId', '=', 'item.id').onRef('itemVersion.version', '=', 'item.version'),
      )
      .where('item.teamId', '=', teamId)
      // With `in (…)`, PostgreSQL plans to read the whole project.
      .where(sql<boolean>`item.id = any(${[...ids]}::uuid[])`)
      .where('item.deletedAt', 'is', null)
      .select(['item.id', 'item.kind', 'item.type', 'item.workflowId', 'itemVersion.content', versionStamp.as('stamp')])
      .execute()
  );
}
