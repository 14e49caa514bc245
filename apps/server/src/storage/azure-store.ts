import type { Readable } from 'node:stream';
import { assertKey, ObjectNotFound, type MediaStore, type StoredObject } from './media-store.ts';
import type { CloudPlace } from './read-storage-url.ts';

/** Bytes of a block of an upload, and how many are in memory for each upload. */
const blockBytes = 4 * 1_048_576;
const blocksAtOnce = 2;

/** Keeps files in a container of Azure Blob Storage. Blocks of interrupted uploads disappear there after a week. */
export async function createAzureStore({ container, prefix, url, account, secret }: CloudPlace): Promise<MediaStore> {
  // Loaded here, so that installations with another storage do not load it.
  const azure = await import('@azure/storage-blob');
  const service = new azure.BlobServiceClient(
    url ?? `https://${account}.blob.core.windows.net`,
    new azure.StorageSharedKeyCredential(account, secret),
  );
  const blobs = service.getContainerClient(container);
  const toBlob = (key: string) => blobs.getBlockBlobClient(`${prefix}${assertKey(key)}`);

  return {
    place: `azure://${account}/${container}/${prefix}`,
    async put(key, content) {
      const stop = new AbortController();
      // The library reads the stream and does not notice that it was destroyed.
      content.once('error', () => stop.abort());
      try {
        await toBlob(key).uploadStream(content, blockBytes, blocksAtOnce, { abortSignal: stop.signal });
      } catch (error) {
        throw content.errored ?? error;
      }
    },
    async get(key, range) {
      try {
        const count = range && range.end - range.start + 1;
        const { readableStreamBody } = await toBlob(key).download(range?.start, count);
        // In Node the body is a stream of Node.
        return readableStreamBody as Readable;
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFound(key) : error;
      }
    },
    async head(key) {
      try {
        const { contentLength = 0 } = await toBlob(key).getProperties();
        return { bytes: contentLength };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await toBlob(key).deleteIfExists();
    },
    async *list(begin): AsyncIterable<StoredObject> {
      for await (const { name, properties } of blobs.listBlobsFlat({ prefix: `${prefix}${begin}` }))
        yield {
          key: name.slice(prefix.length),
          bytes: properties.contentLength ?? 0,
          modifiedAt: properties.lastModified,
        };
    },
    removeUnfinished: async () => undefined,
    close: () => undefined,
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error && error.statusCode === 404;
}
