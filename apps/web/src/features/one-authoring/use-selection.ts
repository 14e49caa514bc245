import { useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import { useEditingSession } from '../../editing/index.ts';
import { useLogMissingItems } from '../authoring/index.ts';
import { parseOneLocation, toOneParams, type OneLocation } from './one-location.ts';

/** The place of the author, which is in the URL, and the pages that are selected together. */
export function useSelection() {
  const session = useEditingSession();
  const [params, setParams] = useSearchParams();
  const [group, setGroup] = useState<readonly string[]>([]);
  const [namedId, setNamedId] = useState<string>();
  const location = parseOneLocation(params);
  useLogMissingItems(location.llamaId, location.pageId);

  function goTo(next: OneLocation, options?: { readonly replace: boolean }) {
    const wanted = toOneParams(next, params);
    if (wanted.toString() !== params.toString()) setParams(wanted, options);
  }

  function show(itemId: string) {
    const item = session.getItem(itemId);
    if (item?.kind === 'project') goTo({ tab: 'settings', llamaId: undefined, pageId: undefined });
    else if (item?.kind === 'llama') goTo({ tab: 'conversations', llamaId: itemId, pageId: undefined });
    else if (item?.workflowId) goTo({ tab: 'conversations', llamaId: item.workflowId, pageId: itemId });
  }

  function clear() {
    setGroup([]);
    goTo({ ...location, llamaId: undefined, pageId: undefined });
  }

  function clearDeleted() {
    const isDeleted = (itemId: string | undefined) => itemId !== undefined && !session.getItem(itemId);
    if (isDeleted(location.llamaId) || isDeleted(location.pageId)) clear();
    else setGroup((ids) => ids.filter((itemId) => !isDeleted(itemId)));
  }
  // During a deletion, the author may move on.
  const latestClearDeleted = useRef(clearDeleted);
  useLayoutEffect(() => {
    latestClearDeleted.current = clearDeleted;
  });

  return {
    location,
    goTo,
    group,
    setGroup,
    /** The page that was added last: the tree asks for its name. */
    namedId,
    setNamedId,
    select(itemId: string) {
      setGroup([]);
      show(itemId);
    },
    show,
    clear,
    /** Clears the current selection if it was deleted. */
    clearDeleted: () => latestClearDeleted.current(),
  };
}
