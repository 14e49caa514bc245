import {
  forbidden,
  mediaMessages,
  notFound,
  type mediaCalls,
  type QueryOf,
  type Transcription,
} from '@confab/contracts';
import { can } from '@confab/access';
import { findAssetKind } from '@confab/model/media';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mebibyte } from '@confab/model';
import { findCurrentContent } from '../../../core/media/contents.repository.ts';
import { storeTranscript } from '../../../core/media/transcripts.repository.ts';
import type { Caller, Services, TeamScope } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { getActiveTeam } from '../../teams/index.ts';
import { getAsset } from '../describe-asset.ts';
import { withFile } from '../derivatives/with-file.ts';
import { withTemporaryFolder } from '../../../storage/temporary-folders.ts';
import { ContentCheck } from '../uploads/check-content.ts';
import { transcribe } from './transcribe.ts';

/** The largest sound that a request brings along (UPL-8). */
const bytesMax = 25 * mebibyte;

/**
 * Transcribes the sound in the body of a request, for a MediaEditor of the active team. `fileSrc` is only its name: the
 * server never fetches it (UPL-8).
 */
export async function transcribeBody(
  services: Services,
  caller: Caller,
  { expectedText = '', fileSrc = '' }: QueryOf<typeof mediaCalls.speechToText>,
  content: Readable,
): Promise<Transcription> {
  const { permissions } = await getActiveTeam(services, caller);
  if (!can(permissions, 'media.write')) throw forbidden(mediaMessages.noAccess);
  return withTemporaryFolder('speech', async (folder) => {
    const path = join(folder, 'sound');
    const check = new ContentCheck(fileSrc.slice(fileSrc.lastIndexOf('/') + 1), bytesMax);
    await pipeline(content, check, createWriteStream(path));
    const { signature } = check.getFacts();
    return transcribe(services, { path, signature, expectedText, owner: caller.accountId });
  });
}

/** Transcribes an asset and keeps the result as its transcript, unless nothing was understood (A2.104, A7.83). */
export async function transcribeAsset(
  services: Services,
  { teamId }: TeamScope,
  { assetId, expectedText = '' }: QueryOf<typeof mediaCalls.speechToTextFromAsset>,
): Promise<Transcription> {
  const asset = await getAsset(services.db, teamId, assetId);
  const content = await findCurrentContent(services.db, teamId, assetId);
  if (!content) throw notFound(mediaMessages.notFound);
  const signature = findAssetKind(asset.name)?.fileType === 'Audio' ? content.signature : undefined;
  const key = createKey(teamId, content.id);
  // Lost by the storage.
  if ((await services.store.head(key)) === undefined) throw notFound(mediaMessages.notFound);
  const result = await withFile(services, { key }, (path) =>
    transcribe(services, { path, signature, expectedText, owner: teamId }),
  );
  const { transcript } = result;
  if (transcript !== '') await storeTranscript(services.db, teamId, assetId, { transcript, version: asset.version });
  return result;
}
