import type { ReviewedFile } from '@confab/contracts';
import { listAssetUses } from '@confab/inputs';
import type { JsonObject, Property, ReleaseId, TeamId } from '@confab/model';
import { findAssetKind } from '@confab/model/media';
import { listAssetStates } from '../../core/media/asset-states.repository.ts';
import { createSignedAddress } from '../../core/media/media-address.ts';
import { listReleaseFiles } from '../../core/media/release-assets.repository.ts';
import type { Services } from '../../services.ts';

/** A version of an item, and the release that keeps it with its files. */
interface ReviewedVersion {
  readonly teamId: TeamId;
  readonly releaseId: ReleaseId;
  readonly properties: readonly Property[];
  readonly values: JsonObject;
}

/**
 * The files that values name, for reviewers, who are not members of the team: pictures and sounds with signed addresses
 * of the contents that the release publishes, whatever the library does afterwards.
 */
export async function listReviewedFiles(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  { teamId, releaseId, properties, values }: ReviewedVersion,
): Promise<ReviewedFile[]> {
  const ids = new Set<string>(listAssetUses(properties, values).map(({ assetId }) => assetId));
  if (ids.size === 0) return [];
  const files = await listReleaseFiles(services.db, { teamId, releaseId });
  const states = await listAssetStates(services.db, teamId, [...ids]);
  const names = new Map(states.map(({ assetId, name }) => [assetId, name]));
  return files
    .filter(({ assetId }) => ids.has(assetId))
    .map(({ assetId, extension }) => {
      // A file that was deleted for good has no name any more.
      const name = names.get(assetId) ?? `${assetId}${extension}`;
      const fileType = findAssetKind(name)?.fileType ?? 'General';
      const form = forms[fileType];
      const address = form && createSignedAddress(services, teamId, assetId, { ...form, release: releaseId });
      return { assetId, name, fileType, address: address ?? null };
    });
}

/** How files are shown; files of other types are shown by name only. */
const forms: Partial<Record<ReviewedFile['fileType'], { readonly size?: string; readonly format?: string }>> = {
  Images: { size: '640x360' },
  Audio: { format: 'mp3' },
};
