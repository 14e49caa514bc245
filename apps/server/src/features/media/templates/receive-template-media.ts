import type { NewMedium } from '@confab/catalogue';
import { itemMessages, Refusal } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { findAssetKind, getExtension, type AssetId, type AssetSignature } from '@confab/model/media';
import { createReadStream } from 'node:fs';
import { findTemplateFile } from '../../../core/media/template-files.ts';
import type { Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { discardContents, findRoom } from '../uploads/receive-content.ts';
import type { ReceivedAsset } from '../uploads/store-assets.ts';

/** The kinds of files that templates have. */
const signatures: Readonly<Record<string, AssetSignature>> = { '.png': 'png', '.mp3': 'mp3' };

/**
 * Copies the files of a template into the storage of a team. They are ours, so they are not checked as uploads are; a
 * test of the catalogue compares them with its list.
 *
 * @throws tooLarge when the team has no room for them
 */
export async function receiveTemplateMedia(
  services: Services,
  teamId: TeamId,
  media: readonly NewMedium[],
): Promise<readonly ReceivedAsset[]> {
  if (media.length === 0) return [];
  const bytes = media.reduce((sum, medium) => sum + medium.bytes, 0);
  if (bytes > (await findRoom(services.db, teamId))) throw new Refusal('tooLarge', itemMessages.storageFull);
  const received = media.map((medium) => describe(services, teamId, medium));
  const stored = await Promise.allSettled(
    received.map(({ content }, index) => {
      const { templateId = '', name = '' } = media[index] ?? {};
      return services.store.put(createKey(teamId, content.id), createReadStream(findTemplateFile(templateId, name)));
    }),
  );
  const fault = stored.find((one) => one.status === 'rejected');
  if (!fault) return received;
  await discardContents(
    services,
    received.map(({ content }) => content),
  );
  throw fault.reason;
}

function describe({ newId }: Services, teamId: TeamId, medium: NewMedium): ReceivedAsset {
  const { assetId, name, bytes, sha256, width = null, height = null } = medium;
  const signature = signatures[getExtension(name)];
  if (signature === undefined || !findAssetKind(name))
    throw new Error(`A template has a file of an unknown kind: ${name}`);
  return {
    // Ids of new media come from `createAssetId`.
    asset: { newId: assetId as AssetId },
    name,
    content: { teamId, id: newId(), bytes, hash: Buffer.from(sha256, 'hex'), signature, width, height },
  };
}
