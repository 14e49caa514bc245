import type { TeamId } from '@confab/model';
import { createHash } from 'node:crypto';
import type { Services } from '../../../services.ts';
import { acceptContent, acceptFileName, receiveContent, type ReceivedAsset } from '../../media/index.ts';
import { ZipFault } from '../read-zip.ts';
import type { MediaZip } from './media-zip.ts';
import type { AddedAsset } from './plan-assets.ts';

interface ReceiveOptions {
  readonly zip: MediaZip;
  /** Reads and checks the files, and stores nothing. */
  readonly preview: boolean;
  readonly signal: AbortSignal;
}

/**
 * Streams files of a zip into the storage, one after another, checked as every upload is (UPL-1).
 *
 * @throws ZipFault for a file that is damaged or does not match the list; a Refusal for one that the library refuses
 */
export async function* receiveAssets(
  services: Services,
  teamId: TeamId,
  assets: readonly AddedAsset[],
  { zip, preview, signal }: ReceiveOptions,
): AsyncGenerator<ReceivedAsset> {
  for (const asset of assets) {
    signal.throwIfAborted();
    const { name, kind } = acceptFileName(asset.Name);
    if (preview) {
      const hash = await zip.read(asset.Path, async (content) => {
        const digest = createHash('sha256');
        for await (const chunk of content) digest.update(chunk);
        return digest.digest();
      });
      assertHash(asset, hash);
      continue;
    }
    const received = await zip.read(asset.Path, (content) =>
      receiveContent(services, teamId, { name, content, length: undefined, bytesMax: kind.bytesMax }),
    );
    const content = await acceptContent(services, { name, kind }, received);
    yield { asset, name, content };
    // Checked after it is handed on, so that the receiver discards it with the others.
    assertHash(asset, received.hash);
  }
}

function assertHash({ Path: path, Sha256: expected }: AddedAsset, hash: Buffer) {
  if (hash.toString('hex') !== expected) throw new ZipFault(path, 'checksumMismatch');
}
