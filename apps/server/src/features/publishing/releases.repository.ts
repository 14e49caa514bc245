import { type ProjectId, type ReleaseId, type TeamId, readJsonText, toJsonText, type JsonText } from '@confab/model';
import { sql } from 'kysely';
import { shownEmail } from '../../core/accounts/addresses/shown-address.repository.ts';
import type { Db } from '../../services.ts';
import type { ReleaseOverride } from '../../db/stored-shapes.ts';

/** A release of a project, without its content. */
export interface ReleaseRow {
  readonly id: ReleaseId;
  readonly number: number;
  readonly createdAt: Date;
  readonly notes: string;
  /** Null for a release from before problems were counted. */
  readonly errorCount: number | null;
  readonly warningCount: number | null;
  /** The reasons for publishing it in spite of its errors, oldest first. */
  readonly overrides: JsonText<readonly ReleaseOverride[]>;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

const columns = [
  'release.id',
  'release.number',
  'release.createdAt',
  'release.notes',
  'release.errorCount',
  'release.warningCount',
  'release.overrides',
] as const;

function selectReleases(db: Db, teamId: TeamId, projectId: ProjectId) {
  return db
    .selectFrom('release')
    .leftJoin('account', 'account.id', 'release.createdBy')
    .where('release.teamId', '=', teamId)
    .where('release.projectId', '=', projectId)
    .select(columns)
    .select([
      sql<string>`coalesce(account.first_name, '')`.as('firstName'),
      sql<string>`coalesce(account.last_name, '')`.as('lastName'),
      sql<string>`coalesce(${shownEmail}, '')`.as('email'),
    ]);
}

/** The releases of a project before a number, newest first. */
export function listReleases(
  db: Db,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
  before: number,
  most: number,
): Promise<ReleaseRow[]> {
  return selectReleases(db, teamId, projectId)
    .where('release.number', '<', before)
    .orderBy('release.number', 'desc')
    .limit(most)
    .execute();
}

export function findRelease(
  db: Db,
  teamId: TeamId,
  projectId: ProjectId,
  number: number,
): Promise<ReleaseRow | undefined> {
  return selectReleases(db, teamId, projectId).where('release.number', '=', number).executeTakeFirst();
}

/** The newest reasons of a release are kept. */
const overridesMax = 20;

/** Adds a reason to a release. The caller has locked the project. */
export async function addOverride(
  trx: Db,
  teamId: TeamId,
  releaseId: ReleaseId,
  added: ReleaseOverride,
): Promise<void> {
  const row = await trx
    .selectFrom('release')
    .where('teamId', '=', teamId)
    .where('id', '=', releaseId)
    .select('overrides')
    .executeTakeFirstOrThrow();
  const overrides = toJsonText([...readJsonText(row.overrides), added].slice(-overridesMax));
  await trx
    .updateTable('release')
    .set({ overrides })
    .where('teamId', '=', teamId)
    .where('id', '=', releaseId)
    .execute();
}

/** When an item of a project was last saved, added or deleted; undefined when that never happened since it was created. */
export async function findLastSave(db: Db, teamId: TeamId, projectId: ProjectId): Promise<Date | undefined> {
  const row = await db
    .selectFrom('projectEvent')
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .where(sql<boolean>`type in ('itemAdded', 'itemDeleted', 'itemSaved', 'promoted', 'rolledBack')`)
    .where(sql<boolean>`type <> 'promoted'`)
    .orderBy('seq', 'desc')
    .limit(1)
    .select('createdAt')
    .executeTakeFirst();
  return row?.createdAt;
}
