import type { Readable } from 'node:stream';
import { mebibyte } from '@confab/model';
import type { CloudPlace } from '../settings/read-storage-url.ts';
import { boundStore } from './bound-store.ts';
import type { CloudDriver } from './cloud-driver.ts';
import { assertKey, ObjectNotFound, type MediaStore, type StoredObject } from './media-store.ts';

/** Bytes of a part of an upload; this many are in memory for each upload. */
const partBytes = 8 * mebibyte;
/** How often a request that failed is sent. */
const attempts = 2;

/** Keeps files in a bucket of S3 or of a service that speaks its protocol. */
export async function createS3Store({
  container,
  prefix,
  query,
  limits,
  url,
  account,
  secret,
}: CloudPlace): Promise<MediaStore> {
  // Loaded here, so that installations with another storage do not load it.
  const s3 = await import('@aws-sdk/client-s3');
  const { Upload } = await import('@aws-sdk/lib-storage');
  const client = new s3.S3Client({
    maxAttempts: attempts,
    // The library's own uploads do not take a signal for each part.
    requestHandler: {
      connectionTimeout: limits.answerMs,
      requestTimeout: limits.takingMs / attempts,
      throwOnRequestTimeout: true,
    },
    region: query.get('region') ?? 'us-east-1',
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without an address, the service of Amazon; without a key, the credentials of the machine.
    ...(url === undefined ? {} : { endpoint: url, forcePathStyle: true }),
    ...(account === '' ? {} : { credentials: { accessKeyId: account, secretAccessKey: secret } }),
  });
  const toObject = (key: string) => ({ Bucket: container, Key: `${prefix}${assertKey(key)}` });

  const driver: CloudDriver = {
    place: `s3://${container}/${prefix}`,
    async put(key, content, signal) {
      const upload = new Upload({
        client,
        params: { ...toObject(key), Body: content },
        partSize: partBytes,
        queueSize: 1,
        leavePartsOnError: false,
      });
      const abort = () => void upload.abort();
      signal.addEventListener('abort', abort);
      // The library reads the stream and does not notice that it was destroyed.
      content.once('error', abort);
      await upload.done();
      if (content.errored) throw content.errored;
    },
    async get(key, range, signal) {
      try {
        const bytes = range ? { Range: `bytes=${range.start}-${range.end}` } : {};
        const { Body } = await client.send(new s3.GetObjectCommand({ ...toObject(key), ...bytes }), {
          abortSignal: signal,
        });
        // In Node the body is a stream of Node.
        return Body as Readable;
      } catch (error) {
        throw isMissing(error) ? new ObjectNotFound(key) : error;
      }
    },
    async head(key, signal) {
      try {
        const { ContentLength = 0 } = await client.send(new s3.HeadObjectCommand(toObject(key)), {
          abortSignal: signal,
        });
        return { bytes: ContentLength };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },
    async delete(key, signal) {
      await client.send(new s3.DeleteObjectCommand(toObject(key)), { abortSignal: signal });
    },
    async *list(begin, signal): AsyncIterable<StoredObject> {
      const asked = { Bucket: container, Prefix: `${prefix}${begin}` };
      const pages = s3.paginateListObjectsV2({ client }, asked, { abortSignal: signal });
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0, LastModified = new Date() } of Contents)
          yield { key: Key.slice(prefix.length), bytes: Size, modifiedAt: LastModified };
    },
    async removeUnfinished(before, signal) {
      const { Uploads = [] } = await client.send(
        new s3.ListMultipartUploadsCommand({ Bucket: container, Prefix: prefix }),
        { abortSignal: signal },
      );
      for (const { Key, UploadId, Initiated = new Date() } of Uploads)
        if (Initiated < before)
          await client.send(new s3.AbortMultipartUploadCommand({ Bucket: container, Key, UploadId }), {
            abortSignal: signal,
          });
    },
    close: () => client.destroy(),
  };
  return boundStore(driver, limits);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');
}
