import { findAssetKind, type AssetKind } from '@confab/model/media';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Readable } from 'node:stream';
import type { Services } from '../../../services.ts';
import { ObjectNotFound, type ByteRange } from '../../../storage/media-store.ts';
import type { ServedForm } from '../derivatives/get-derivative.ts';
import { hashBytes } from '../derivatives/small-files.ts';

/** An object of the storage as it is sent. */
export interface SentObject extends ServedForm {
  /** The name of the file, whose extension decides how browsers treat it. */
  readonly name: string;
  readonly isDownload: boolean;
  /** Whether pages of other sites may show it: it is on a published stage. */
  readonly isPublished?: boolean;
  /** The header `cache-control`. */
  readonly caching: string;
}

/**
 * The policy of uploaded files: shown as a document, they run and load nothing, and have an origin of their own
 * (PRE-1).
 */
const contentPolicy =
  "sandbox; default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";

/** The policy. If files have a separate host, the sites may also frame them. */
function createContentPolicy({ userContentUrl, publicUrl }: Services['config']): string {
  if (userContentUrl === undefined) return contentPolicy;
  const { protocol, host } = new URL(publicUrl);
  return `${contentPolicy} ${protocol}//${host} ${protocol}//*.${host}`;
}

/**
 * Sends an object, or the range of it that the request asks for.
 *
 * Only pictures and sounds are shown in a browser's window; everything else is a download, so that no uploaded document
 * is ever a page of this site (PRE-1).
 *
 * @throws ObjectNotFound, before anything is sent
 */
export async function sendObject(
  { store, config }: Pick<Services, 'store' | 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  object: SentObject,
): Promise<FastifyReply> {
  const { key, bytes, name, caching } = object;
  const kind = findAssetKind(name);
  // With an origin of their own, files are always on another site than the pages that show them.
  const isOpen = object.isPublished === true || config.userContentUrl !== undefined;
  const tag = `"${key.slice(key.indexOf('/') + 1)}"`;
  const isKnown = request.headers['if-none-match'] === tag;
  const range = readRange(request, bytes, tag);
  // Before any header is set: the answer about a lost object has none of them.
  const isSent = !isKnown && range !== 'unsatisfiable' && request.method !== 'HEAD';
  const content = isSent ? await readContent(store, object, range) : undefined;
  if (request.method === 'HEAD' && !isKnown && (await store.head(key))?.bytes !== bytes) throw new ObjectNotFound(key);
  void reply
    .header('content-security-policy', createContentPolicy(config))
    .header('cross-origin-resource-policy', isOpen ? 'cross-origin' : 'same-site')
    .header('content-disposition', formatDisposition(name, isShown(kind, object) ? 'inline' : 'attachment'))
    .header('cache-control', caching)
    .header('accept-ranges', 'bytes')
    .header('etag', tag);
  if (isKnown) return reply.code(304).send();
  void reply.type(object.mediaType ?? kind?.mediaType ?? 'application/octet-stream');
  if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
  if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  void reply.header('content-length', range ? range.end - range.start + 1 : bytes);
  return reply.send(content);
}

/** @throws ObjectNotFound, even for a file that was not flushed to the disk and is not whole after a crash */
async function readContent(
  store: Services['store'],
  { key, hash, content }: SentObject,
  range: ByteRange | undefined,
): Promise<Buffer | Readable> {
  if (!content && !hash) return store.get(key, range);
  const whole = content ?? (await store.getBytes(key));
  if (hash && !content && !hashBytes(whole).equals(hash)) throw new ObjectNotFound(key);
  return range ? whole.subarray(range.start, range.end + 1) : whole;
}

function isShown(kind: AssetKind | undefined, { isDownload }: SentObject): boolean {
  return !isDownload && kind?.isInline === true;
}

/** A file name in a header: plain characters for old programs, and all of them encoded (RFC 6266). */
export function formatDisposition(name: string, type: 'inline' | 'attachment'): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** Reads the range of a request; undefined for the whole object, even when the request asks for several ranges. */
function readRange({ headers }: FastifyRequest, bytes: number, tag: string): ByteRange | 'unsatisfiable' | undefined {
  const given = headers.range;
  const condition = headers['if-range'];
  if (given === undefined || (condition !== undefined && condition !== tag)) return undefined;
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(given) ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, bytes - Number(last)) : Number(first);
  const end = first === '' || last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start >= bytes || (first === '' && Number(last) === 0) ? 'unsatisfiable' : { start, end };
}
