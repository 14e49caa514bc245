import type { TeamId } from '@confab/model';
import { thumbnailSize, type AssetId, type AssetSignature } from '@confab/model/media';
import { sql, type AliasedRawBuilder, type Kysely, type Selectable } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Tables } from '../../db/tables.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import type { Db } from '../../services.ts';
import { shownEmail } from '../accounts/addresses/shown-address.repository.ts';
import { storeDerivatives, type DerivativeRow } from './derivatives/derivatives.repository.ts';

/** A stored content: the data about an object of the storage. */
export interface ContentRow {
  readonly teamId: TeamId;
  readonly id: string;
  readonly bytes: number;
  readonly hash: Buffer;
  readonly signature: AssetSignature;
  readonly width: number | null;
  readonly height: number | null;
}

/** A content that is stored, with the files that were made from it on upload. */
export interface NewContent extends ContentRow {
  readonly thumbnail?: DerivativeRow;
}

/** A content under the name of an asset. */
export interface NamedContent extends ContentRow {
  readonly assetId: AssetId;
  readonly name: string;
  readonly extension: string;
  readonly updatedAt: Date;
}

/** The data that is needed to send a content, or a file made from it. */
export interface ServedContent extends Pick<NamedContent, 'teamId' | 'id' | 'bytes' | 'signature' | 'name'> {
  /** The files that were made from the content, by form; only those forms that were requested. */
  readonly made?: ReadonlyMap<string, DerivativeRow>;
}

export function insertContent(trx: Db, content: NewContent): Promise<void> {
  return insertContents(trx, [content]);
}

/** Stores the rows of contents in one statement, and of their thumbnails in another. */
export async function insertContents(trx: Db, contents: readonly NewContent[]): Promise<void> {
  if (contents.length === 0) return;
  const rows = contents.map(({ thumbnail: _thumbnail, ...row }) => row);
  await trx.insertInto('assetContent').values(rows).execute();
  const thumbnails = contents.flatMap(({ teamId, id, thumbnail }) =>
    thumbnail ? [{ teamId, contentId: id, form: thumbnailSize, ...thumbnail }] : [],
  );
  // The statement accepts rows of any team; these belong to the teams of their contents.
  await storeDerivatives(acrossTeams(trx), thumbnails);
}

/** The columns of `ContentRow`. */
export const contentColumns = [
  'assetContent.teamId',
  'assetContent.id',
  'assetContent.bytes',
  'assetContent.hash',
  'assetContent.signature',
  'assetContent.width',
  'assetContent.height',
] as const;

/** The content of the newest version of an asset. */
export async function findCurrentContent(db: Db, teamId: TeamId, assetId: string): Promise<NamedContent | undefined> {
  const row = await selectCurrentContents(db)
    .where('asset.teamId', '=', teamId)
    // Any id may be looked up; only those of assets are found.
    .where('asset.id', '=', assetId as AssetId)
    .executeTakeFirst();
  return row && toNamedContent(row);
}

export async function listCurrentContents(
  db: Db,
  teamId: TeamId,
  assetIds: readonly string[],
): Promise<readonly NamedContent[]> {
  if (assetIds.length === 0) return [];
  // The limit makes the database look up each id separately, as `findCurrentContent` does.
  const assets = sql<Selectable<Tables['asset']>>`(
    select one.* from unnest(${[...new Set(assetIds)]}::uuid[]) as wanted (id)
      cross join lateral (select * from asset where asset.team_id = ${teamId} and asset.id = wanted.id limit 1) as one
  )`;
  const rows = await selectCurrentContents(db, assets.as('asset')).where('asset.teamId', '=', teamId).execute();
  return rows.map(toNamedContent);
}

/** Rows of `asset` under its name. */
type Assets = AliasedRawBuilder<Selectable<Tables['asset']>, 'asset'>;

function selectCurrentContents(db: Kysely<Tables>, assets?: Assets) {
  return joinCurrentContents(db, assets).select([
    ...contentColumns,
    'asset.id as assetId',
    'asset.name',
    'asset.extension',
    'asset.updatedAt',
  ]);
}

/**
 * Assets with the content of their newest version. The limits make PostgreSQL look up one row by its key for each
 * asset: without statistics it reads all contents of the team instead. The condition that the asset is not deleted is
 * part of the look-up of its version: beside the id, PostgreSQL would read the whole index of undeleted files, which it
 * assumes to be small.
 */
function joinCurrentContents(db: Kysely<Tables>, assets: Assets = sql<Selectable<Tables['asset']>>`asset`.as('asset')) {
  return db
    .selectFrom(assets)
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('assetVersion')
          .select('assetVersion.contentId')
          .whereRef('assetVersion.teamId', '=', 'asset.teamId')
          .whereRef('assetVersion.assetId', '=', 'asset.id')
          .whereRef('assetVersion.number', '=', 'asset.version')
          .where('asset.deletedAt', 'is', null)
          .limit(sql.lit(1))
          .as('newest'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('assetContent')
          .select(contentColumns)
          .whereRef('assetContent.teamId', '=', 'asset.teamId')
          .whereRef('assetContent.id', '=', 'newest.contentId')
          .limit(sql.lit(1))
          .as('assetContent'),
      (join) => join.onTrue(),
    );
}

/** Types the signature of a row. */
export function toNamedContent<Row extends { readonly signature: string; readonly hash: Buffer }>(row: Row) {
  // Only `insertContent` writes signatures.
  return { ...row, signature: row.signature as AssetSignature };
}

/** The newest version of an asset, with the name of its author. */
export async function findVersion(db: Db, teamId: TeamId, assetId: AssetId, number: number) {
  return db
    .selectFrom('assetVersion')
    .leftJoin('account', 'account.id', 'assetVersion.authorId')
    .where('assetVersion.teamId', '=', teamId)
    .where('assetVersion.assetId', '=', assetId)
    .where('assetVersion.number', '=', number)
    .select(['assetVersion.createdAt', 'account.firstName', 'account.lastName', shownEmail.as('email')])
    .executeTakeFirst();
}

/** The newest content of an asset of any team; undefined for an unknown or deleted one. The caller checks the permission. */
export async function findContentOfAnyTeam(
  db: Kysely<Tables>,
  assetId: string,
  forms: readonly string[] = [],
): Promise<ServedContent | undefined> {
  // An address names no team.
  const rows = await contentWithForms(acrossTeams(db), { assetId: assetId as AssetId, forms });
  const [row] = rows;
  if (!row) return undefined;
  const made = new Map<string, DerivativeRow>();
  for (const { form, mediaType, madeBytes, madeHash: hash } of rows)
    if (form !== null && mediaType !== null && madeBytes !== null)
      made.set(form, { mediaType, bytes: madeBytes, hash });
  const { teamId, id, bytes, name } = row;
  // Only `insertContent` writes signatures.
  return { teamId, id, bytes, name, signature: row.signature as AssetSignature, made };
}

/** One row for each requested form that was made, or one row without a form when none was made. */
const contentWithForms = compileOnce((all: Kysely<Tables>, given: { assetId: AssetId; forms: readonly string[] }) =>
  joinCurrentContents(all)
    .innerJoin('team', 'team.id', 'asset.teamId')
    .leftJoin('assetDerivative', (join) =>
      join
        .onRef('assetDerivative.teamId', '=', 'assetContent.teamId')
        .onRef('assetDerivative.contentId', '=', 'assetContent.id')
        .on(sql<boolean>`asset_derivative.form = any(${given.forms}::text[])`),
    )
    .where('asset.id', '=', given.assetId)
    .where('team.deletedAt', 'is', null)
    .select([
      'assetContent.teamId',
      'assetContent.id',
      'assetContent.bytes',
      'assetContent.signature',
      'asset.name',
      'assetDerivative.form',
      'assetDerivative.mediaType',
      'assetDerivative.bytes as madeBytes',
      'assetDerivative.hash as madeHash',
    ]),
);
