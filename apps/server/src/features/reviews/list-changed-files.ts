import type { ReleaseId, TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { listReleaseFiles } from '../../core/media/release-assets.repository.ts';
import type { Db } from '../../services.ts';

interface ComparedReleases {
  readonly teamId: TeamId;
  readonly releaseId: ReleaseId;
  readonly approvedId: ReleaseId;
}

/**
 * The assets of which two releases show different contents, or of which one shows none. Empty if the approved release
 * has no files at all: it may be older than the files of releases, and a page that shows another asset than before has
 * other values anyway.
 */
export async function listChangedFiles(
  db: Db,
  { teamId, releaseId, approvedId }: ComparedReleases,
): Promise<ReadonlySet<AssetId>> {
  const list = async (id: ReleaseId) =>
    new Map((await listReleaseFiles(db, { teamId, releaseId: id })).map((file) => [file.assetId, file.contentId]));
  const [shown, approved] = [await list(releaseId), await list(approvedId)];
  if (approved.size === 0) return new Set();
  return new Set([...shown.keys(), ...approved.keys()].filter((id) => shown.get(id) !== approved.get(id)));
}
