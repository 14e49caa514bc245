import { invalid, itemMessages, mediaMessages, Refusal } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { thumbnailSize, type AssetKind } from '@confab/model/media';
import { finished, type Readable } from 'node:stream';
import { sumChunks } from '../../../core/media/chunks.repository.ts';
import { listKnownIds } from '../../../core/media/expired-media.repository.ts';
import { findTeamStorage } from '../../../core/quotas/quotas.repository.ts';
import type { ContentRow, NewContent } from '../../../core/media/contents.repository.ts';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import type { Db, Services } from '../../../services.ts';
import { createKey } from '../../../storage/media-store.ts';
import { assertContent, ContentCheck, createTooLarge, type ContentFacts } from './check-content.ts';
import { scanContent } from './scan-content.ts';
import { inspectPicture } from './inspect-picture.ts';

/** A file that is being received. */
export interface IncomingFile {
  /** Its name, for messages. */
  readonly name: string;
  readonly content: Readable;
  /** The length that the sender announced; undefined when it did not. */
  readonly length: number | undefined;
  readonly bytesMax: number;
  /** Bytes of the team that the content replaces, such as its own chunks. */
  readonly replacedBytes?: number;
}

/** A content in the storage that no row names yet. */
export interface ReceivedContent extends ContentFacts {
  readonly teamId: TeamId;
  readonly id: string;
  readonly key: string;
}

/**
 * Streams a file into the storage under a new key. Until a row refers to it, nobody can read it; the sweep deletes
 * objects without a row (UPL-2).
 *
 * @throws a Refusal when it is too large, when it was interrupted, or when the team's storage is full
 */
export async function receiveContent(services: Services, teamId: TeamId, file: IncomingFile): Promise<ReceivedContent> {
  const { name, content, length, bytesMax, replacedBytes = 0 } = file;
  if (length !== undefined && length > bytesMax) throw createTooLarge(name, bytesMax);
  const roomBytes = (await findRoom(services.db, teamId)) + replacedBytes;
  if ((length ?? 0) > roomBytes || roomBytes <= 0) throw new Refusal('tooLarge', itemMessages.storageFull);
  const id = services.newId();
  const key = createKey(teamId, id);
  const check = new ContentCheck(name, bytesMax, roomBytes);
  // The storage may not listen yet when the content breaks off; it sees the error when it begins to read.
  check.on('error', () => undefined);
  // Also reports a sender that went away before this.
  finished(content, { writable: false }, (error) => {
    if (error) check.destroy(new UploadCut(name));
  });
  content.pipe(check);
  try {
    await services.store.put(key, check);
  } catch (error) {
    content.unpipe(check);
    throw check.errored ?? error;
  }
  const facts = check.getFacts();
  if (length === undefined || facts.bytes === length) return { ...facts, teamId, id, key };
  await discardContents(services, [{ teamId, id }]);
  throw new UploadCut(name);
}

/** The sender went away, or sent fewer bytes than it announced. */
class UploadCut extends Refusal {
  constructor(name: string) {
    super('invalid', mediaMessages.uploadCut, { parts: { name } });
  }
}

/**
 * Checks a received content for the kind of file that it shall be, and describes it for its row. What is refused is
 * deleted from the storage.
 */
export async function acceptContent(
  services: Services,
  { name, kind }: { readonly name: string; readonly kind: AssetKind },
  received: ReceivedContent,
): Promise<NewContent> {
  try {
    const signature = assertContent(name, kind, received);
    await scanContent(services, name, received);
    const { teamId, id, bytes, hash } = received;
    const content = { teamId, id, bytes, hash, signature };
    if (kind.fileType !== 'Images') return { ...content, width: null, height: null };
    return { ...content, ...(await inspectPicture(services, { name, signature, received })) };
  } catch (error) {
    await discardContents(services, [received]);
    throw error;
  }
}

/**
 * Deletes the objects of contents that were not stored, and of their thumbnails. Objects with a row are kept: a
 * transaction may be committed although its caller sees an error. The sweep handles those that cannot be checked or
 * deleted now.
 */
export async function discardContents(
  { db, store, log }: Pick<Services, 'db' | 'store' | 'log'>,
  contents: readonly Pick<ContentRow, 'teamId' | 'id'>[],
): Promise<void> {
  if (contents.length === 0) return;
  try {
    // Ids of contents belong to one team.
    const ids = contents.map(({ id }) => id);
    const known = await listKnownIds(acrossTeams(db), ids);
    for (const { teamId, id } of contents) {
      if (known.has(id)) continue;
      await store.delete(createKey(teamId, id, thumbnailSize));
      await store.delete(createKey(teamId, id));
    }
  } catch (error) {
    log.warn({ err: error }, 'refused files could not be deleted');
  }
}

/**
 * The bytes that a team may still store; chunks of its unfinished uploads count as stored. The database checks again
 * when it counts a file.
 *
 * @returns infinity for a team without a limit
 */
export async function findRoom(db: Db, teamId: TeamId): Promise<number> {
  const { usedBytes, allowedBytes } = await findTeamStorage(db, teamId);
  if (allowedBytes === undefined || allowedBytes === 0) return Infinity;
  return allowedBytes - usedBytes - (await sumChunks(db, teamId));
}

/**
 * Reads the length that a request announces.
 * @throws invalid for one that is not a number
 */
export function readLength(header: string): number | undefined {
  if (header === '') return undefined;
  if (!/^\d{1,15}$/.test(header)) throw invalid();
  return Number(header);
}
