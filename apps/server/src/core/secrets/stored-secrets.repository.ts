import type { ItemKind, ProjectId, TeamId, JsonObject, JsonText } from '@confab/model';
import { sql } from 'kysely';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';
import type { PackedJson } from '../../db/packed-json.ts';

/** A stored document that may hold secret texts. */
export interface StoredDocument {
  /** Sorts documents of one source; the scan continues after it. */
  readonly key: string;
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  /** The kind and type of the item; null for a release, whose source contains those of all its items. */
  readonly kind: ItemKind | null;
  readonly type: string | null;
  /** A draft or an event. */
  readonly text: JsonText<JsonObject> | null;
  /** A version or a release. */
  readonly content: PackedJson<JsonObject> | null;
  /** The present draft of the item of an event, if it still exists. */
  readonly draft: JsonText<JsonObject> | null;
}

/** Where documents are stored. */
export const secretSources = ['item', 'itemVersion', 'release', 'projectEvent'] as const;
export type SecretSource = (typeof secretSources)[number];

/** The progress of a scan; undefined before it has started. */
export async function findScan(db: Db, source: SecretSource) {
  return db.selectFrom('secretScan').selectAll().where('source', '=', source).executeTakeFirst();
}

/** Stores the progress of a scan. */
export async function storeScan(db: Db, source: SecretSource, afterKey: string, isDone: boolean): Promise<void> {
  await db
    .insertInto('secretScan')
    .values({ source, afterKey, isDone })
    .onConflict((conflict) => conflict.column('source').doUpdateSet({ afterKey, isDone }))
    .execute();
}

/**
 * The next documents of a source, of all teams. Documents that cannot contain secrets are included without their text,
 * so that each step reads a limited part of the table even if few documents can contain secrets.
 */
export async function listStoredDocuments(
  db: Db,
  source: SecretSource,
  { afterKey, types, names, limit }: ScanStep,
): Promise<readonly StoredDocument[]> {
  // The scan goes over the documents of all teams.
  const all = acrossTeams(db);
  const [id = zeroId, number = '-1'] = afterKey === '' ? [] : afterKey.split('/');
  const isTyped = sql`item.type = any(${[...types]}::text[])`;
  const none = sql`null::text`;
  const statements = {
    item: sql<StoredDocument>`
      select item.id::text as key, team_id, project_id, kind, type, case when ${isTyped} then draft end as text,
        null::bytea as content, ${none} as draft
      from item where item.id > ${id}::uuid order by item.id limit ${limit}`,
    itemVersion: sql<StoredDocument>`
      select item_version.item_id || '/' || item_version.version as key, item.team_id, item.project_id, item.kind, item.type,
        ${none} as text, case when ${isTyped} then item_version.content end as content, ${none} as draft
      from item_version join item on item.id = item_version.item_id and item.team_id = item_version.team_id
      where (item_version.item_id, item_version.version) > (${id}::uuid, ${number}::int)
      order by item_version.item_id, item_version.version limit ${limit}`,
    release: sql<StoredDocument>`
      select id::text as key, team_id, project_id, ${none} as kind, ${none} as type, ${none} as text, content, ${none} as draft
      from release where id > ${id}::uuid order by id limit ${limit}`,
    projectEvent: sql<StoredDocument>`
      select event.project_id || '/' || event.seq as key, event.team_id, event.project_id, item.kind, item.type,
        event.text, null::bytea as content, case when event.text is not null then item.draft end as draft
      from (
        select project_id, seq, team_id, item_id,
          case when event like any(${names.map((name) => `%${name}%`)}::text[]) then event end as text
        from project_event where (project_id, seq) > (${id}::uuid, ${number}::int)
        order by project_id, seq limit ${limit}
      ) as event left join item on item.id = event.item_id and item.team_id = event.team_id
      order by event.project_id, event.seq`,
  } as const;
  return (await statements[source].execute(all)).rows;
}

const zeroId = '00000000-0000-0000-0000-000000000000';

/** One step of a scan. */
export interface ScanStep {
  /** The key of the last document of the step before; '' at first. */
  readonly afterKey: string;
  /** The item types that can hold secrets. */
  readonly types: readonly string[];
  /** Names of inputs; an event has to contain one of them. */
  readonly names: readonly string[];
  readonly limit: number;
}

/** The new form of a document. */
export interface SealedDocument {
  readonly text?: JsonText<object>;
  readonly content?: PackedJson<JsonObject>;
  readonly contentHash?: Buffer;
}

/** Replaces a document, unless it has changed since it was read: newer writes contain no secret texts. */
export async function replaceStoredDocument(
  db: Db,
  source: SecretSource,
  { key, teamId, text: before }: StoredDocument,
  { text, content, contentHash }: SealedDocument,
): Promise<void> {
  const [id = '', number = '0'] = key.split('/');
  switch (source) {
    case 'item':
      await sql`update item set draft = ${text} where team_id = ${teamId} and id = ${id} and draft = ${before}`.execute(
        db,
      );
      return;
    case 'itemVersion':
      await sql`update item_version set content = ${content}, content_hash = ${contentHash}
        where team_id = ${teamId} and item_id = ${id} and version = ${Number(number)}`.execute(db);
      return;
    case 'release':
      await sql`update release set content = ${content} where team_id = ${teamId} and id = ${id}`.execute(db);
      return;
    case 'projectEvent':
      await sql`update project_event set event = ${text}
        where team_id = ${teamId} and project_id = ${id} and seq = ${Number(number)}`.execute(db);
  }
}
