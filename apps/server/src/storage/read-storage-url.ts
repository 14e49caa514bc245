import { trimBy } from '@confab/model';
import { fileURLToPath } from 'node:url';

/** A bucket or container of a cloud, read from `STORAGE_URL`. */
export interface CloudPlace {
  readonly account: string;
  readonly secret: string;
  /** Base address of the service; undefined for that of Amazon or of the account at Azure. */
  readonly url: string | undefined;
  /** The bucket or container. */
  readonly container: string;
  /** What keys begin with: empty, or a path with a slash at its end. */
  readonly prefix: string;
  readonly query: URLSearchParams;
}

export type StoragePlace =
  | { readonly type: 'folder'; readonly folder: string }
  | { readonly type: 's3' | 'azure'; readonly place: CloudPlace };

/**
 * Reads the setting `STORAGE_URL`.
 *
 * - `file:///var/lib/confab/media`
 * - `s3://bucket/prefix?region=eu-central-1`, with credentials from the machine, or `s3://KEY:SECRET@bucket`
 * - `s3://KEY:SECRET@bucket?endpoint=http://127.0.0.1:9000` for another service with the protocol of S3
 * - `azure://ACCOUNT:KEY@container/prefix`, with `?endpoint=…` for another address
 *
 * Keys and secrets are percent-encoded.
 */
export function readStorageUrl(text: string): StoragePlace {
  const url = new URL(text);
  if (url.protocol === 'file:') return { type: 'folder', folder: fileURLToPath(url) };
  const path = trimBy(url.pathname, (character) => character === '/');
  const place = {
    account: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    url: url.searchParams.get('endpoint') ?? undefined,
    container: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    query: url.searchParams,
  };
  if (place.container === '') throw new Error('STORAGE_URL names no bucket or container.');
  return { type: url.protocol === 's3:' ? 's3' : 'azure', place };
}
