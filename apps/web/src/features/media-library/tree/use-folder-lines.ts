import type { FileItem } from '@confab/contracts';
import { emptyId } from '@confab/model';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { createFoldersQuery } from '../data/library-queries.ts';
import type { Library } from '../use-library.ts';

/** A folder in the tree; the top of the library has depth 1. */
export interface FolderLine {
  readonly folder: FileItem;
  readonly depth: number;
  readonly isOpen: boolean;
}

/** The lines of the tree of folders. The folders around the open one are expanded; others when they are opened. */
export function useFolderLines({ client, folder }: Library) {
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(() => new Set([emptyId]));
  const [followedId, setFollowedId] = useState<string>();
  if (folder && folder.id !== followedId) {
    setFollowedId(folder.id);
    const around = folder.filterId.split('/').filter((id) => id !== '');
    setExpanded(new Set([...expanded, ...around]));
  }
  const ids = [...expanded];
  const results = useQueries({ queries: ids.map((id) => createFoldersQuery(client, id)) });
  const children = new Map(ids.map((id, at) => [id, results[at]?.data]));
  const top = children.get(emptyId)?.folder;

  function toggle(id: string, isOpen = !expanded.has(id)) {
    const next = new Set(expanded);
    if (isOpen) next.add(id);
    else next.delete(id);
    setExpanded(next);
  }

  function listLines(item: FileItem, depth: number): readonly FolderLine[] {
    const isOpen = expanded.has(item.id);
    const below = isOpen ? (children.get(item.id)?.items ?? []) : [];
    return [{ folder: item, depth, isOpen }, ...below.flatMap((child) => listLines(child, depth + 1))];
  }

  // The list beside the tree shows the failure.
  const hasFailed = results[ids.indexOf(emptyId)]?.isError === true;
  return { lines: top ? listLines(top, 1) : [], toggle, isLoading: top === undefined && !hasFailed };
}
