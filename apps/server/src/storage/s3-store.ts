import type { Readable } from 'node:stream';
import { assertKey, ObjectNotFound, type MediaStore, type StoredObject } from './media-store.ts';
import type { CloudPlace } from './read-storage-url.ts';

/** Bytes of a part of an upload; this many are in memory for each upload. */
const partBytes = 8 * 1_048_576;

/** Keeps files in a bucket of S3 or of a service that speaks its protocol. */
export async function createS3Store({
  container,
  prefix,
  query,
  url,
  account,
  secret,
}: CloudPlace): Promise<MediaStore> {
  // Loaded here, so that installations with another storage do not load it.
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client({
    region: query.get('region') ?? 'us-east-1',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without an address, the service of Amazon; without a key, the credentials of the machine.
    ...(url === undefined ? {} : { endpoint: url, forcePathStyle: true }),
    ...(account === '' ? {} : { credentials: { accessKeyId: account, secretAccessKey: secret } }),
  });
  const toObject = (key: string) => ({ Bucket: container, Key: `${prefix}${assertKey(key)}` });

  return {
    place: `s3://${container}/${prefix}`,
    async put(key, content) {
      const upload = new Upload({
        client,
        params: { ...toObject(key), Body: content },
        partSize: partBytes,
        queueSize: 1,
        leavePartsOnError: false,
      });
      // The library reads the stream and does not notice that it was destroyed.
      content.once('error', () => void upload.abort());
      try {
        await upload.done();
      } catch (error) {
        throw content.errored ?? error;
      }
      if (content.errored) throw content.errored;
    },
    async get(key, range) {
      try {
        const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
        const { Body } = await client.send(new s3.GetObjectCommand({ ...toObject(key), ...bytes }));
        // In Node the body is a stream of Node.
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFound(key) : error;
      }
    },
    async head(key) {
      try {
        const { ContentLength = 0 } = await client.send(new s3.HeadObjectCommand(toObject(key)));
        return { bytes: ContentLength };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key) {
      await client.send(new s3.DeleteObjectCommand(toObject(key)));
    },
    async *list(begin): AsyncIterable<StoredObject> {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket: container, Prefix: `${prefix}${begin}` });
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
          yield { key: Key.slice(prefix.length), bytes: Size, modifiedAt: LastModified };
    },
    async removeUnfinished(before) {
      const { Uploads = [] } = await client.send(
        new s3.ListMultipartUploadsCommand({ Bucket: container, Prefix: prefix }),
      );
      for (const { Key, UploadId, Initiated = new Date() } of Uploads)
        if (Initiated < before)
          await client.send(new s3.AbortMultipartUploadCommand({ Bucket: container, Key, UploadId }));
    },
    close: () => client.destroy(),
  };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
