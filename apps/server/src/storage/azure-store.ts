import type { Readable } from 'node:stream';
import { mebibyte } from '@confab/model';
import type { CloudPlace } from '../settings/read-storage-url.ts';
import { boundStore } from './bound-store.ts';
import type { CloudDriver } from './cloud-driver.ts';
import { assertKey, ObjectNotFound, type MediaStore, type StoredObject } from './media-store.ts';

/** Bytes of a block of an upload, which is in memory until it is sent. */
const blockBytes = 4 * mebibyte;
/** How often a request that failed is sent, and how long to wait between. */
const retryOptions = { maxTries: 2, retryDelayInMs: 200, maxRetryDelayInMs: 1_000 };

/** Keeps files in a container of Azure Blob Storage. Blocks of interrupted uploads disappear there after a week. */
export async function createAzureStore({
  container,
  prefix,
  limits,
  url,
  account,
  secret,
}: CloudPlace): Promise<MediaStore> {
  // Loaded here, so that installations with another storage do not load it.
  const azure = await import('@azure/storage-blob');
  const service = new azure.BlobServiceClient(
    url ?? `https://${account}.blob.core.windows.net`,
    new azure.StorageSharedKeyCredential(account, secret),
    { retryOptions },
  );
  const blobs = service.getContainerClient(container);
  const toBlob = (key: string) => blobs.getBlockBlobClient(`${prefix}${assertKey(key)}`);

  const driver: CloudDriver = {
    place: `azure://${account}/${container}/${prefix}`,
    async put(key, content, signal) {
      const blob = toBlob(key);
      const ids: string[] = [];
      // The library's own `uploadStream` waits without end for a service that receives a block and does not answer.
      for await (const block of readBlocks(content)) {
        const id = Buffer.from(String(ids.length).padStart(blockDigits, '0')).toString('base64');
        await blob.stageBlock(id, block, block.length, { abortSignal: signal });
        ids.push(id);
      }
      await blob.commitBlockList(ids, { abortSignal: signal });
    },
    async get(key, range, signal) {
      try {
        const count = range && range.end - range.start + 1;
        const { readableStreamBody } = await toBlob(key).download(range?.start, count, { abortSignal: signal });
        // In Node the body is a stream of Node.
        return readableStreamBody as Readable;
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFound(key) : error;
      }
    },
    async head(key, signal) {
      try {
        const { contentLength = 0 } = await toBlob(key).getProperties({ abortSignal: signal });
        return { bytes: contentLength };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key, signal) {
      await toBlob(key).deleteIfExists({ abortSignal: signal });
    },
    async *list(begin, signal): AsyncIterable<StoredObject> {
      const found = blobs.listBlobsFlat({ prefix: `${prefix}${begin}`, abortSignal: signal });
      for await (const { name, properties } of found)
        yield {
          key: name.slice(prefix.length),
          bytes: properties.contentLength ?? 0,
          modifiedAt: properties.lastModified,
        };
    },
    removeUnfinished: async () => undefined,
    close: () => undefined,
  };
  return boundStore(driver, limits);
}

/** All ids of the blocks of an object have the same length. */
const blockDigits = 6;

async function* readBlocks(content: Readable): AsyncIterable<Buffer> {
  let pieces: Buffer[] = [];
  let bytes = 0;
  // Contents are streams of bytes.
  for await (const piece of content as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    if (bytes < blockBytes) continue;
    yield Buffer.concat(pieces, bytes);
    [pieces, bytes] = [[], 0];
  }
  if (bytes > 0) yield Buffer.concat(pieces, bytes);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 404;
}
