import type { TeamId } from '@confab/model';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { deleteChunks, insertChunk, listChunks } from '../../../core/media/chunks.repository.ts';
import type { Caller, Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { discardContents, receiveContent, type ReceivedContent } from './receive-content.ts';
import type { FormUpload } from './upload-form-file.ts';

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
 * Keeps a chunk until the others are there. The same chunk may be sent again, after a broken connection.
 *
 * @returns the whole content with the last chunk; undefined before
 */
export async function addChunk(
  services: Services,
  { accountId }: Caller,
  { upload: { placement, kind }, chunk, received }: SentChunk,
): Promise<ReceivedContent | undefined> {
  if (!chunk) return received;
  const { db } = services;
  const { teamId, id, bytes } = received;
  const { folderId, name } = placement;
  // The protocol has no id for an upload: it is the account's one upload of this name to this folder.
  const uploadKey = createHash('sha256')
    .update(`${folderId ?? ''}/${name}/${chunk.total}`)
    .digest('hex');
  const owner = { teamId, accountId, uploadKey };
  const replaced = await insertChunk(db, { ...owner, id, place: chunk.place, bytes });
  if (replaced !== undefined) await discardContents(services, [{ teamId, id: replaced }]);
  if (chunk.place < chunk.total - 1) return undefined;
  const chunks = await listChunks(db, owner);
  try {
    const isWhole = chunks.length === chunk.total;
    const length = chunks.reduce((sum, part) => sum + part.bytes, 0);
    const content = Readable.from(isWhole ? readChunks(services, teamId, chunks) : [], { objectMode: false });
    return await receiveContent(services, teamId, {
      name,
      content,
      length: isWhole ? length : -1,
      bytesMax: kind.bytesMax,
    });
  } finally {
    await deleteChunks(db, owner);
    await discardContents(
      services,
      chunks.map((part) => ({ teamId, id: part.id })),
    );
  }
}

async function* readChunks({ store }: Services, teamId: TeamId, chunks: readonly { readonly id: string }[]) {
  for (const { id } of chunks) yield* await store.get(createKey(teamId, id));
}
