import type { ReleaseId, TeamId, JsonObject, JsonText } from '@confab/model';
import { readSoundLength, type PackageFile, type PackageMedia } from '@confab/transfer';
import { buffer } from 'node:stream/consumers';
import { listAssetStates, listPublishedAssets } from '../../../core/media/asset-states.repository.ts';
import { listCurrentContents, type NamedContent } from '../../../core/media/contents.repository.ts';
import { loadAssetStates } from '../../../core/media/load-asset-states.ts';
import { listReleaseFiles } from '../../../core/media/release-assets.repository.ts';
import type { Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';

/** Sounds whose length is read; that of further ones is unknown. */
const soundsMax = 200;
/** Enough for the header of a sound and a tag of usual length. */
const headBytes = 4_096;
const batchSize = 5_000;

/** The metadata of the files that drafts name, for the package of a platform. */
export async function loadDraftMedia(
  services: Services,
  teamId: TeamId,
  rows: readonly { readonly draft: JsonText<JsonObject> }[],
): Promise<PackageMedia> {
  const states = [...(await loadAssetStates(services.db, teamId, rows))];
  const ids = states.map(([id]) => id);
  const published = new Set<string>();
  for (let at = 0; at < ids.length; at += batchSize)
    for (const id of await listPublishedAssets(services.db, teamId, ids.slice(at, at + batchSize))) published.add(id);
  const files = new Map(states.map(([id, state]) => [id, { ...state, isPublic: published.has(id) }] as const));
  return { base: getBase(services), files: await addLengths(services, teamId, files) };
}

/** The metadata of the files of a release, as they were when it was made, whatever happens in the library. */
export async function loadReleaseMedia(
  services: Services,
  teamId: TeamId,
  releaseId: ReleaseId,
): Promise<PackageMedia> {
  const stored = await listReleaseFiles(services.db, { teamId, releaseId });
  const files = new Map<string, PackageFile>();
  for (let at = 0; at < stored.length; at += batchSize) {
    const ids = stored.slice(at, at + batchSize).map(({ assetId }) => assetId);
    for (const { assetId, name, fileType } of await listAssetStates(services.db, teamId, ids))
      files.set(assetId, { name, fileType, isDeleted: false, isPublic: true });
  }
  return { base: getBase(services), releaseId, files: await addLengths(services, teamId, files) };
}

function getBase({ config }: Pick<Services, 'config'>) {
  return `${config.userContentUrl ?? config.publicUrl}/media/`;
}

async function addLengths(services: Services, teamId: TeamId, files: ReadonlyMap<string, PackageFile>) {
  const sounds = [...files].filter(([, { fileType, isDeleted }]) => fileType === 'Audio' && !isDeleted);
  const ids = sounds.slice(0, soundsMax).map(([id]) => id);
  const measured = new Map(files);
  for (const content of await listCurrentContents(services.db, teamId, ids)) {
    const file = files.get(content.assetId);
    const seconds = await readLength(services, content);
    if (file && seconds !== undefined) measured.set(content.assetId, { ...file, seconds });
  }
  return measured;
}

/** The length of a sound; undefined as well when the storage has lost it. */
async function readLength({ store, log }: Services, { teamId, id, bytes }: NamedContent): Promise<number | undefined> {
  if (bytes === 0) return undefined;
  try {
    const end = Math.min(headBytes, bytes) - 1;
    return readSoundLength(await buffer(await store.get(createKey(teamId, id), { start: 0, end })), bytes);
  } catch (error) {
    log.warn({ err: error }, 'the length of a sound could not be read');
    return undefined;
  }
}
