import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import type { Db } from '../../services.ts';

export interface Transcript {
  readonly transcript: string;
  /** The version of the asset that was transcribed. */
  readonly version: number;
}

export async function findTranscript(db: Db, teamId: TeamId, assetId: AssetId): Promise<Transcript | undefined> {
  return db
    .selectFrom('assetMetadata')
    .select(['transcript', 'version'])
    .where('teamId', '=', teamId)
    .where('assetId', '=', assetId)
    .executeTakeFirst();
}

export async function storeTranscript(
  db: Db,
  teamId: TeamId,
  assetId: AssetId,
  { transcript, version }: Transcript,
): Promise<void> {
  await db
    .insertInto('assetMetadata')
    .values({ teamId, assetId, transcript, version })
    .onConflict((conflict) =>
      conflict
        .columns(['teamId', 'assetId'])
        .doUpdateSet({ transcript, version, updatedAt: new Date() })
        .where('assetMetadata.teamId', '=', teamId),
    )
    .execute();
}

/** Copies the transcripts of assets to their copies. @param copies the id of each copy by that of its original */
export async function copyTranscripts(trx: Db, teamId: TeamId, copies: ReadonlyMap<AssetId, AssetId>): Promise<void> {
  const rows = await trx
    .selectFrom('assetMetadata')
    .innerJoin('asset', (join) =>
      join.onRef('asset.teamId', '=', 'assetMetadata.teamId').onRef('asset.id', '=', 'assetMetadata.assetId'),
    )
    .select(['assetMetadata.assetId', 'assetMetadata.transcript', 'assetMetadata.version', 'asset.version as current'])
    .where('assetMetadata.teamId', '=', teamId)
    .where('assetMetadata.assetId', 'in', [...copies.keys()])
    .execute();
  const values = rows.flatMap(({ assetId, transcript, version, current }) => {
    const copy = copies.get(assetId);
    // The copy begins with version 1, which is the current one of the original.
    return copy && version === current ? [{ teamId, assetId: copy, transcript, version: 1 }] : [];
  });
  if (values.length > 0) await trx.insertInto('assetMetadata').values(values).execute();
}
