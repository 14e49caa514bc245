import type { ReviewedFile } from '@confab/contracts';
import { listAssetUses } from '@confab/inputs';
import type { JsonObject, Property, TeamId } from '@confab/model';
import { listAssetStates } from '../../core/media/asset-states.repository.ts';
import { createSignedAddress } from '../../core/media/media-address.ts';
import type { Services } from '../../services.ts';

/**
 * The files that values name, for reviewers, who are no members of the team: pictures and sounds with signed addresses.
 *
 * @param versions the values of an item under review, and as they were approved
 */
export async function listReviewedFiles(
  services: Pick<Services, 'db' | 'config' | 'now'>,
  teamId: TeamId,
  properties: readonly Property[],
  versions: readonly JsonObject[],
): Promise<ReviewedFile[]> {
  const ids = versions.flatMap((values) => listAssetUses(properties, values).map(({ assetId }) => assetId));
  const states = await listAssetStates(services.db, teamId, [...new Set(ids)]);
  return states
    .filter(({ isDeleted }) => !isDeleted)
    .map(({ assetId, name, fileType }) => {
      const form = forms[fileType];
      const address = form && createSignedAddress(services, teamId, assetId, form);
      return { assetId, name, fileType, address: address ?? null };
    });
}

/** How files are shown; those of other types by their names alone. */
const forms: Partial<Record<ReviewedFile['fileType'], { readonly size?: string; readonly format?: string }>> = {
  Images: { size: '640x360' },
  Audio: { format: 'mp3' },
};
