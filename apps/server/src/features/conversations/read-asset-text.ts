import { isGuid, type ReleaseId, type TeamId } from '@confab/model';
import { listExtensions } from '@confab/model/media';
import { findCurrentContent } from '../../core/media/contents.repository.ts';
import { findReleaseFile } from '../../core/media/release-assets.repository.ts';
import type { Services } from '../../services.ts';
import { createKey, ObjectNotFound } from '../../storage/media-store.ts';

/**
 * The most bytes of a file for a mail: a turn fills in the tokens of the file in one piece, and mail programs cut
 * longer mails.
 */
export const mailFileBytesMax = 262_144;

/** Whose files a turn reads. */
export interface FilePlace {
  readonly teamId: TeamId;
  /** The release that runs, which keeps the files that it was published with; null for a draft, which has the newest. */
  readonly releaseId: ReleaseId | null;
}

/**
 * The text of an HTML file of the media library, for a mail; undefined when it does not exist, is of another kind or
 * too large.
 *
 * @throws the error of a storage that does not answer
 */
export async function readAssetText(
  { db, store }: Pick<Services, 'db' | 'store'>,
  { teamId, releaseId }: FilePlace,
  assetId: string,
): Promise<string | undefined> {
  if (!isGuid(assetId)) return undefined;
  const content = await (releaseId
    ? findReleaseFile(db, { teamId, releaseId }, assetId)
    : findCurrentContent(db, teamId, assetId));
  if (!content || content.bytes > mailFileBytesMax) return undefined;
  if (!listExtensions(['Html']).includes(content.extension)) return undefined;
  try {
    return Buffer.concat(await (await store.get(createKey(teamId, content.id))).toArray()).toString('utf8');
  } catch (error) {
    if (error instanceof ObjectNotFound) return undefined;
    throw error;
  }
}
