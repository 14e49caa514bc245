import { itemMessages, mediaMessages, Refusal } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  countOtherUploads,
  deleteChunks,
  insertChunk,
  listChunks,
  listUploadKeys,
  takeChunks,
  type ChunkOwner,
  type ChunkRow,
} from '../../../core/media/chunks.repository.ts';
import { lockLibrary } from '../../../core/media/folders.repository.ts';
import { transact } from '../../../db/transact.ts';
import { TooMany } from '../../../http/limits/limiter.ts';
import type { Caller, Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { createTooLarge } from './check-content.ts';
import { discardContents, findRoom, receiveContent, type ReceivedContent } from './receive-content.ts';
import type { FormUpload } from './upload-form-file.ts';

/** How many unfinished uploads an account can have in a team. */
export const openUploadsMax = 50;
/** The sweep deletes chunks after a day. */
const uploadKeptSeconds = 86_400;

/** A part of a file that is uploaded in several requests; places count from 0. */
export interface Chunk {
  readonly place: number;
  readonly total: number;
}

interface SentChunk {
  readonly upload: FormUpload;
  /** Undefined for a file in one request. */
  readonly chunk: Chunk | undefined;
  readonly received: ReceivedContent;
}

/**
 * Keeps a chunk until the others have arrived. The same chunk may be sent again, after a broken connection.
 *
 * @returns the whole content with the last chunk; undefined before
 * @throws tooLarge, tooMany
 */
export async function addChunk(
  services: Services,
  { accountId }: Caller,
  { upload: { placement, kind }, chunk, received }: SentChunk,
): Promise<ReceivedContent | undefined> {
  if (!chunk) return received;
  const { teamId, id, bytes } = received;
  const { folderId, name } = placement;
  const uploadKey = `${createFileKey({ folderId, name })}/${chunk.total}`;
  const owner = { teamId, accountId, uploadKey };
  const isLast = chunk.place === chunk.total - 1;
  const taken = { ...owner, uploadKey: createTakenKey(uploadKey, id) };
  const { replaced, chunks } = await storeChunk(services, owner, {
    file: { name, bytesMax: kind.bytesMax },
    chunk: { id, place: chunk.place, bytes },
    takenKey: isLast ? taken.uploadKey : undefined,
  });
  if (replaced !== undefined) await discardContents(services, [{ teamId, id: replaced }]);
  if (!isLast) return undefined;
  try {
    const isWhole = chunks.length === chunk.total;
    const length = sumBytes(chunks);
    const content = Readable.from(isWhole ? readChunks(services, teamId, chunks) : [], { objectMode: false });
    return await receiveContent(services, teamId, {
      name,
      content,
      length: isWhole ? length : -1,
      bytesMax: kind.bytesMax,
      // For a moment the storage has the bytes twice.
      replacedBytes: length,
    });
  } finally {
    await discardUpload(services, taken, chunks);
  }
}

/** Ends the unfinished uploads of an account of this name to this folder. */
export async function cancelUploads(
  services: Services,
  owner: Omit<ChunkOwner, 'uploadKey'>,
  file: Pick<FormUpload['placement'], 'folderId' | 'name'>,
): Promise<void> {
  for (const uploadKey of await listUploadKeys(services.db, owner, createFileKey(file))) {
    const taken = { ...owner, uploadKey: createTakenKey(uploadKey, services.newId()) };
    // A request that puts the chunks together keeps them.
    const chunks = await takeChunks(services.db, { ...owner, uploadKey }, taken.uploadKey);
    await discardUpload(services, taken, chunks);
  }
}

/** The protocol has no id for an upload: it is the account's one upload of this name to this folder. */
function createFileKey({ folderId, name }: Pick<FormUpload['placement'], 'folderId' | 'name'>): string {
  return createHash('sha256')
    .update(`${folderId ?? ''}/${name}`)
    .digest('hex');
}

/** The key of chunks that a request has reserved; it differs from all keys of unfinished uploads. */
function createTakenKey(uploadKey: string, id: string): string {
  return `${uploadKey} ${id}`;
}

interface NewChunk {
  /** The whole file, as far as its limit goes. */
  readonly file: { readonly name: string; readonly bytesMax: number };
  readonly chunk: ChunkRow;
  /** With the last chunk, the key under which this request reserves all chunks of the file. */
  readonly takenKey: string | undefined;
}

/**
 * Stores the row of a chunk when its file, its team and its account may have it.
 *
 * @returns the id of the chunk that it replaces; with the last chunk, the chunks that this request puts together
 * @throws tooLarge when the file becomes too large, which ends the upload, or the team has no room; tooMany for an
 * account with many unfinished uploads
 */
async function storeChunk(services: Services, owner: ChunkOwner, { file, chunk, takenKey }: NewChunk) {
  const { teamId } = owner;
  const others = (await listChunks(services.db, owner)).filter(({ place }) => place !== chunk.place);
  if (sumBytes(others) + chunk.bytes > file.bytesMax) {
    await discardUpload(services, owner, others);
    throw createTooLarge(file.name, file.bytesMax);
  }
  return transact(services.db, async (trx) => {
    // Chunks of a team that arrive together are counted one after another.
    await lockLibrary(trx, teamId);
    if (chunk.bytes > (await findRoom(trx, teamId))) throw new Refusal('tooLarge', itemMessages.storageFull);
    if ((await countOtherUploads(trx, owner)) >= openUploadsMax)
      throw new TooMany(uploadKeptSeconds, mediaMessages.tooManyOpenUploads, { most: openUploadsMax });
    const replaced = await insertChunk(trx, { ...owner, ...chunk });
    return { replaced, chunks: takenKey === undefined ? [] : await takeChunks(trx, owner, takenKey) };
  });
}

async function discardUpload(services: Services, owner: ChunkOwner, chunks: readonly ChunkRow[]): Promise<void> {
  await deleteChunks(services.db, owner);
  await discardContents(
    services,
    chunks.map(({ id }) => ({ teamId: owner.teamId, id })),
  );
}

function sumBytes(chunks: readonly ChunkRow[]): number {
  return chunks.reduce((sum, { bytes }) => sum + bytes, 0);
}

async function* readChunks({ store }: Services, teamId: TeamId, chunks: readonly { readonly id: string }[]) {
  for (const { id } of chunks) yield* await store.get(createKey(teamId, id));
}
