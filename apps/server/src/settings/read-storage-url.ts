import { trimBy } from '@confab/model';
import { fileURLToPath } from 'node:url';
import { WrongSetting } from '../operator-fault.ts';

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
  readonly limits: CloudLimits;
}

/** How long a driver waits for its service, in milliseconds. */
export interface CloudLimits {
  /** For the answer to a request without a content, repeated attempts included; or for the next bytes of a content. */
  readonly answerMs: number;
  /** For the service to receive the sent data: a part of an upload is several megabytes. */
  readonly takingMs: number;
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
 *
 * @throws WrongSetting
 */
export function readStorageUrl(text: string): StoragePlace {
  try {
    const url = new URL(text);
    if (url.protocol === 'file:') return { type: 'folder', folder: fileURLToPath(url) };
    return { type: url.protocol === 's3:' ? 's3' : 'azure', place: readCloudPlace(url) };
  } catch (error) {
    if (error instanceof WrongSetting) throw error;
    // The address contains a secret.
    throw new WrongSetting('STORAGE_URL is not an address of a storage. Percent-encode the characters of its key.');
  }
}

function readCloudPlace(url: URL): CloudPlace {
  const path = trimBy(url.pathname, (character) => character === '/');
  const place = {
    account: decodeURIComponent(url.username),
    secret: decodeURIComponent(url.password),
    url: url.searchParams.get('endpoint') ?? undefined,
    container: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    query: url.searchParams,
    limits: readCloudLimits(url.searchParams),
  };
  if (place.container === '') throw new WrongSetting('STORAGE_URL names no bucket or container.');
  if (place.url !== undefined && !/^https?:\/\//.test(new URL(place.url).href))
    throw new WrongSetting('The endpoint of STORAGE_URL has to start with http:// or https://.');
  if (url.protocol === 'azure:' && (place.account === '' || place.secret === ''))
    throw new WrongSetting('STORAGE_URL names no account and key: azure://ACCOUNT:KEY@container.');
  return place;
}

const defaultSeconds = 10;
/** How many times as long as a short request a part of an upload may take. */
const takingFactor = 3;

/** Reads `timeout=SECONDS`. */
function readCloudLimits(query: URLSearchParams): CloudLimits {
  const seconds = Number(query.get('timeout') ?? defaultSeconds);
  if (!(seconds >= 0.1 && seconds <= 300))
    throw new WrongSetting('The timeout of STORAGE_URL is from 0.1 to 300 seconds.');
  return { answerMs: seconds * 1_000, takingMs: seconds * 1_000 * takingFactor };
}
