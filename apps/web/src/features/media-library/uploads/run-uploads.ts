import { mediaCalls, mediaMessages, type FileItem } from '@confab/contracts';
import type { MessageName } from '@confab/messages';
import { findFileNameFault, tidyAssetName, type AssetId, type AssetNameFault } from '@confab/model/media';
import { ApiFailure, type ApiClient } from '../../../api/api-client.ts';
import { LibraryClient, toIdPath } from '../data/library-client.ts';
import { FolderPaths } from './folder-paths.ts';
import {
  isUnfinished,
  listQueue,
  removeFiles,
  retryFiles,
  updateFile,
  useUploadQueue,
  type QueuedFile,
} from './upload-queue.ts';
import { getFallback, nameMessage, toMessage, type Message } from '../../../words/message.ts';

/** Few at once: more would only share the bandwidth, and the server limits each account. */
const parallelMax = 3;
/** The wait before interrupted files are sent again; it doubles with each round in which none was stored. */
const retryAfterMs = 4_000;
const longestRetryMs = 30_000;
/** How often a file is sent whose check the server could not finish. */
const checksMax = 3;

const faultMessages: Readonly<Partial<Record<AssetNameFault, Message>>> = {
  kind: nameMessage('mediaMessages.kindNotAllowed', mediaMessages.kindNotAllowed),
  twoExtensions: nameMessage('mediaMessages.twoExtensions', mediaMessages.twoExtensions),
};

/**
 * Sends the files of the queue until none waits.
 *
 * A file that did not arrive because the connection broke is sent again, after a while and when the browser is online;
 * a file whose answer was lost is recognised by its id, so that it is not stored twice.
 */
export class UploadRunner {
  readonly #api: ApiClient;
  readonly #sending = new Map<string, AbortController>();
  readonly #folders: FolderPaths;
  #isRetrying = false;
  /** How often interrupted files were sent again since a file was stored. */
  #roundsInVain = 0;
  #listening: AbortController | undefined;

  constructor(api: ApiClient) {
    this.#api = api;
    this.#folders = new FolderPaths((teamId) => new LibraryClient(api, teamId));
  }

  /** Follows the queue from now on, even while no page shows the library. */
  start(): void {
    if (this.#listening) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener('online', () => this.#retryInterrupted(), { signal });
    addEventListener('beforeunload', askToStay, { signal });
    signal.addEventListener(
      'abort',
      useUploadQueue.subscribe(() => this.#step()),
    );
    this.#step();
  }

  /** Ends following the queue; running uploads continue. */
  stop(): void {
    this.#listening?.abort();
    this.#listening = undefined;
  }

  #step(): void {
    if (!this.#listening) return;
    const queue = listQueue();
    // A file that was removed from the queue is not sent further.
    for (const [id, controller] of this.#sending) if (!queue.some((file) => file.id === id)) controller.abort();
    if (queue.some(({ state }) => state === 'interrupted')) this.#retrySoon();
    const next = queue.find(({ id, state }) => state === 'waiting' && !this.#sending.has(id));
    if (!next || this.#sending.size >= parallelMax) return;
    const controller = new AbortController();
    this.#sending.set(next.id, controller);
    updateFile(next.id, { state: 'sending', sent: 0, attempts: next.attempts + 1 });
    void this.#send(next, controller.signal).finally(() => {
      this.#sending.delete(next.id);
      this.#step();
    });
  }

  async #send(queued: QueuedFile, signal: AbortSignal): Promise<void> {
    const { id, file } = queued;
    const fault = findFileNameFault(tidyAssetName(file.name));
    const refusal = fault && faultMessages[fault];
    if (refusal !== undefined) return updateFile(id, { state: 'refused', message: refusal, isFinal: true });
    try {
      const isStored = queued.attempts > 0 && (await this.#isStored(queued, signal));
      if (!isStored) await this.#post(queued, await this.#folders.resolve(queued), signal);
      this.#roundsInVain = 0;
      updateFile(id, { state: 'stored', sent: file.size });
    } catch (error) {
      if (signal.aborted) return undefined;
      if (isNameTaken(error) && getAction(queued) === 'save') resolveTaken(id);
      else updateFile(id, toOutcome(queued, error));
    }
    return undefined;
  }

  async #post(queued: QueuedFile, folder: FileItem, signal: AbortSignal): Promise<void> {
    const { id, teamId, file } = queued;
    const form = new FormData();
    form.append('path', toIdPath(folder));
    form.append('action', getAction(queued));
    form.append('filename', file.name);
    form.append('assetId', id);
    // A file that replaces another does not get the id of the asset.
    form.append('uploadId', id);
    form.append('uploadFiles', file, file.name);
    const onProgress = (sent: number, total: number) =>
      updateFile(id, { sent: total > 0 ? Math.min(file.size, (sent / total) * file.size) : 0 });
    await this.#api.call(mediaCalls.upload, { query: { teamId }, content: form }, { signal, onProgress });
  }

  /** Whether an earlier attempt arrived although its answer did not. */
  async #isStored({ id, teamId }: QueuedFile, signal: AbortSignal): Promise<boolean> {
    try {
      await this.#api.call(mediaCalls.metadata, { query: { teamId, assetId: id } }, { signal });
      return true;
    } catch (error) {
      if (error instanceof ApiFailure && error.kind === 'offline') throw error;
      return false;
    }
  }

  #retrySoon(): void {
    if (this.#isRetrying) return;
    this.#isRetrying = true;
    const waitMs = Math.min(retryAfterMs * 2 ** this.#roundsInVain, longestRetryMs);
    setTimeout(() => {
      this.#isRetrying = false;
      if (!navigator.onLine) return this.#step();
      this.#roundsInVain += 1;
      this.#retryInterrupted();
    }, waitMs);
  }

  #retryInterrupted(): void {
    retryFiles(({ state }) => state === 'interrupted');
  }
}

/** The browser asks before a page is closed whose uploads would be lost. */
function askToStay(event: BeforeUnloadEvent): void {
  if (listQueue().some(isUnfinished)) event.preventDefault();
}

/** The refusal of a name that another file of the folder has. */
const nameTaken: MessageName = 'mediaMessages.nameTaken';

/** The refusals of a file for its name or its content, which stay the same however often it is sent. */
const finalRefusals: ReadonlySet<string> = new Set<MessageName>([
  'mediaMessages.nameTooLong',
  'mediaMessages.nameCharacters',
  'mediaMessages.nameReserved',
  'mediaMessages.kindNotAllowed',
  'mediaMessages.twoExtensions',
  'mediaMessages.contentMismatch',
  'mediaMessages.scanRefused',
  'mediaMessages.notText',
  'mediaMessages.unreadablePicture',
  'mediaMessages.pictureTooLarge',
  'mediaMessages.fileTooLarge',
  'mediaMessages.fileEmpty',
]);

/** Failures of the check of one file, which a server that is well can repeat for ever. */
const unfinishedChecks: ReadonlySet<string> = new Set<MessageName>([
  'mediaMessages.scanFailed',
  'generalMessages.workTooLarge',
]);

const isNameTaken = (error: unknown) => error instanceof ApiFailure && error.messageName === nameTaken;

/** A file that may be skipped is stored like others if its name is free. */
const getAction = ({ choice }: QueuedFile) => (choice === 'skip' ? 'save' : choice);

/** Continues with a file whose name is in use, by the person's decision, which may have been made during the upload. */
function resolveTaken(id: AssetId): void {
  const choice = listQueue().find((file) => file.id === id)?.choice;
  if (choice === 'skip') removeFiles(new Set([id]));
  else updateFile(id, { state: choice === 'save' ? 'asking' : 'waiting', sent: 0 });
}

function toOutcome({ attempts }: QueuedFile, error: unknown): Partial<QueuedFile> {
  const failure = error instanceof ApiFailure ? error : undefined;
  const isGivenUp = unfinishedChecks.has(failure?.messageName ?? '') && attempts + 1 >= checksMax;
  // A server that is down or overloaded is like no connection: the file stays and is sent again.
  if (failure?.kind === 'offline' || ([429, 502, 503, 504].includes(failure?.status ?? 0) && !isGivenUp))
    return { state: 'interrupted', sent: 0 };
  const message = toMessage(error, getFallback(mediaCalls.upload));
  return { state: 'refused', sent: 0, message, isFinal: finalRefusals.has(failure?.messageName ?? '') };
}
