import { Refusal } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { findAssetKind, getExtension, type AssetKind } from '@confab/model/media';
import type { Services } from '../../../services.ts';
import { acceptContent, checkContent, createAssetId, receiveContent } from '../../media/index.ts';
import type { MediaZip } from '../media/media-zip.ts';
import type { MatchedRecording } from './match-recordings.ts';
import type { ReceivedRecording } from './store-recordings.ts';

/**
 * Reads all files that have a line, and marks those that are not sounds. Nothing is stored.
 *
 * @throws ZipFault for a damaged file, or one that is too large unpacked
 */
export async function checkRecordings(
  zip: MediaZip,
  files: readonly MatchedRecording[],
  signal: AbortSignal,
): Promise<readonly MatchedRecording[]> {
  const checked: MatchedRecording[] = [];
  for (const file of files) {
    signal.throwIfAborted();
    const isSound = file.line === undefined || (await readsAsSound(zip, file.entry));
    checked.push(isSound ? file : { ...file, outcome: 'wrongType' });
  }
  return checked;
}

async function readsAsSound(zip: MediaZip, entry: string): Promise<boolean> {
  const kind = findSoundKind(entry);
  if (!kind) return false;
  try {
    await zip.read(entry, (content) => checkContent(content, { name: entry, kind }));
    return true;
  } catch (error) {
    // The library refuses the content; a fault of the zip refuses the whole zip.
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function findSoundKind(entry: string): AssetKind | undefined {
  const kind = findAssetKind(entry);
  return kind?.fileType === 'Audio' ? kind : undefined;
}

/** Streams checked files into the storage, one after another. @throws a Refusal for one that the library refuses */
export async function* receiveRecordings(
  services: Services,
  teamId: TeamId,
  files: readonly MatchedRecording[],
  { zip, signal }: { readonly zip: MediaZip; readonly signal: AbortSignal },
): AsyncGenerator<ReceivedRecording> {
  for (const { entry, line } of files) {
    signal.throwIfAborted();
    const kind = findSoundKind(entry);
    if (!line || !kind) continue;
    const name = `${line.name}${getExtension(entry)}`;
    const received = await zip.read(entry, (content) =>
      receiveContent(services, teamId, { name, content, length: undefined, bytesMax: kind.bytesMax }),
    );
    const content = await acceptContent(services, { name, kind }, received);
    yield { asset: { newId: createAssetId(services) }, name, content, line };
  }
}
