import type { FileItem } from '@confab/contracts';
import type { TeamId } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { ApiClient } from '../../../api/api-client.ts';
import { useApi } from '../../../api/api-context.tsx';
import { createAssetId } from '../../../media/upload-asset.ts';
import { useWords } from '../../../words/define-words.ts';
import { createLibraryKey } from '../data/library-queries.ts';
import { words } from '../words.ts';
import type { DroppedFile } from './read-dropped-files.ts';
import { UploadRunner } from './run-uploads.ts';
import { enqueue, useUploadQueue, type QueuedFile } from './upload-queue.ts';
import { noMessage } from '../../../words/message.ts';

/** Lists are read again at most this often while many files are stored. */
const refreshMs = 700;

/** One runner for the page: uploads continue while other pages are looked at. */
let current: { readonly api: ApiClient; readonly runner: UploadRunner } | undefined;

function getRunner(api: ApiClient): UploadRunner {
  if (current?.api !== api) {
    current?.runner.stop();
    current = { api, runner: new UploadRunner(api) };
  }
  return current.runner;
}

/** The files of a team that are uploaded, and a function to add some. The lists are reloaded when files are stored. */
export function useLibraryUploads(teamId: TeamId) {
  const api = useApi();
  const queries = useQueryClient();
  const say = useWords(words);
  const all = useUploadQueue((state) => state.files);
  const files = all.filter((file) => file.teamId === teamId);
  const storedCount = files.filter(({ state }) => state === 'stored').length;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (storedCount === 0) return;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void queries.invalidateQueries({ queryKey: createLibraryKey(teamId) });
    }, refreshMs);
  }, [storedCount, queries, teamId]);

  /** Returns the ids of the assets that the files become. */
  function add(folder: FileItem, dropped: readonly DroppedFile[]) {
    const added = dropped.map((one) => createQueuedFile(teamId, folder, one, say.unreadable(one.file.name)));
    // A runner of another session no longer follows the queue.
    const runner = getRunner(api);
    enqueue(added);
    runner.start();
    return added.map(({ id }) => id);
  }

  return { files, add };
}

/** @param unreadable the message about a file that could not be read, which is refused at once */
function createQueuedFile(
  teamId: TeamId,
  folder: FileItem,
  { file, folders, isUnreadable }: DroppedFile,
  unreadable: string,
): QueuedFile {
  return {
    id: createAssetId(),
    teamId,
    folder,
    file,
    folders,
    state: isUnreadable ? 'refused' : 'waiting',
    sent: 0,
    message: isUnreadable ? { message: unreadable } : noMessage,
    isFinal: isUnreadable === true,
    choice: 'save',
    attempts: 0,
  };
}
