import type { AssetId } from '@confab/model/media';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { selectItem } from '../selection/select-item.ts';
import type { Library } from '../use-library.ts';
import type { QueuedFile } from './upload-queue.ts';

interface AwaitedUpload {
  readonly id: AssetId;
  readonly folderId: string;
  /** What was selected when it was added. */
  readonly selected: Library['selection']['items'];
}

/**
 * In a picker, selects a file that is uploaded alone as soon as it is listed, unless the person selects something else or
 * leaves the folder before.
 *
 * @returns a function that receives the ids of the files that were added
 */
export function useSelectUploaded(library: Library, files: readonly QueuedFile[]) {
  const { folderId, list, selection, onPick } = library;
  const [awaited, setAwaited] = useState<AwaitedUpload>();
  const isStored = files.some(({ id, state }) => id === awaited?.id && state === 'stored');
  const isMeant = isStored && awaited?.folderId === folderId && awaited.selected === selection.items;
  /** The upload that was selected: the person may select something else later. */
  const done = useRef<AssetId>(undefined);
  const look = useEffectEvent(async (id: AssetId) => {
    if (done.current !== id && (await selectItem(list, selection, id))) done.current = id;
  });
  const { total } = list;
  const meantId = isMeant ? awaited.id : undefined;
  useEffect(() => {
    // The list is searched again when it has grown.
    if (meantId !== undefined && total !== undefined) void look(meantId);
  }, [meantId, total]);
  return function awaitUpload([id, ...others]: readonly AssetId[]) {
    const isAlone = onPick && id !== undefined && others.length === 0;
    setAwaited(isAlone ? { id, folderId, selected: selection.items } : undefined);
  };
}
