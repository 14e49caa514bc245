import type { FileItem } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { create } from 'zustand';
import { onSignOut } from '../../../session/sign-out-cleanup.ts';
import { noMessage, type Message } from '../../../words/message.ts';

/** What happens to a file whose name is in use: asked first, unless the person has decided. */
type TakenChoice = 'save' | 'keepboth' | 'replace' | 'skip';

/**
 * - `waiting`, `sending`
 * - `asking`: the name is in use
 * - `interrupted`: the connection broke; it is sent again
 * - `refused`: the server does not accept it
 * - `stored`
 */
type UploadState = 'waiting' | 'sending' | 'asking' | 'interrupted' | 'refused' | 'stored';

/** A file in the upload queue of the library. */
export interface QueuedFile {
  /** The id of the asset that it becomes, which stays when it is sent again. */
  readonly id: AssetId;
  readonly teamId: TeamId;
  readonly file: File;
  /** The names of the folders that contain it, below `folder`; they are created first. */
  readonly folders: readonly string[];
  /** The folder that it was dropped into. */
  readonly folder: FileItem;
  readonly state: UploadState;
  readonly sent: number;
  /** Why it was refused; empty for a file that was not. */
  readonly message: Message;
  /** Whether it was refused because of its name, size or content, so that sending it again cannot help. */
  readonly isFinal?: boolean;
  readonly choice: TakenChoice;
  /** How often it was sent: its answer may have been lost. */
  readonly attempts: number;
}

interface QueueState {
  readonly files: readonly QueuedFile[];
}

/** The files that are uploaded, in the order in which they were added. */
export const useUploadQueue = create<QueueState>(() => ({ files: [] }));

export const listQueue = () => useUploadQueue.getState().files;

/** Adds files to the queue. */
export function enqueue(files: readonly QueuedFile[]): void {
  useUploadQueue.setState((state) => ({ files: [...state.files, ...files] }));
}

export function updateFile(id: AssetId, change: Partial<QueuedFile>): void {
  useUploadQueue.setState((state) => ({
    files: state.files.map((file) => (file.id === id ? { ...file, ...change } : file)),
  }));
}

/** Removes files from the queue; those that are sent are stopped by the runner. */
export function removeFiles(ids: ReadonlySet<AssetId>): void {
  useUploadQueue.setState((state) => ({ files: state.files.filter(({ id }) => !ids.has(id)) }));
}

/** Decides about files whose names are in use, and about all that follow when `isForAll`. */
export function chooseForTaken(id: AssetId, choice: Exclude<TakenChoice, 'save'>, isForAll: boolean): void {
  const isMeant = (file: QueuedFile) => file.id === id || (isForAll && file.state === 'asking');
  useUploadQueue.setState(({ files }) => ({
    files: files.flatMap((file): QueuedFile[] => {
      if (isMeant(file)) return choice === 'skip' ? [] : [{ ...file, choice, state: 'waiting', sent: 0 }];
      // Applies to those that are still to be sent.
      return [isForAll && isUnfinished(file) ? { ...file, choice } : file];
    }),
  }));
}

/** Whether sending a file again can help. */
export function canRetry({ state, isFinal = false }: QueuedFile): boolean {
  return state === 'interrupted' || (state === 'refused' && !isFinal);
}

/** Puts interrupted and refused files back in the line. */
export function retryFiles(shouldRetry: (file: QueuedFile) => boolean): void {
  useUploadQueue.setState(({ files }) => ({
    files: files.map((file) =>
      canRetry(file) && shouldRetry(file) ? { ...file, state: 'waiting', sent: 0, message: noMessage } : file,
    ),
  }));
}

/** Whether files are not stored yet. */
export function isUnfinished({ state }: QueuedFile): boolean {
  return state !== 'stored' && state !== 'refused';
}

onSignOut(() => useUploadQueue.setState({ files: [] }));
