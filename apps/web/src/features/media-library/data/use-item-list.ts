import type { FileItem } from '@confab/contracts';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { LibraryClient, ListRequest } from './library-client.ts';
import { createLibraryKey, createPageQuery, pageSize } from './library-queries.ts';

/** A list that loads only the viewed pages. */
export interface ItemList {
  /** The number of items; undefined until the first page is there. */
  readonly total: number | undefined;
  /** The folder that is listed or searched. */
  readonly folder: FileItem | undefined;
  readonly error: Error | null;
  /** Undefined for an item whose page is not loaded. */
  readonly getItem: (at: number) => FileItem | undefined;
  /** Loads the pages of a range while it is looked at. */
  readonly showRange: (first: number, last: number) => void;
  /** Loads the items of a range, its ends included. */
  readonly loadItems: (first: number, last: number) => Promise<readonly FileItem[]>;
  readonly findIndex: (id: string) => number;
  readonly retry: () => void;
}

const firstPage: readonly number[] = [0];

/** Reads a list page by page: 50,000 files are never loaded to show thirty of them. */
export function useItemList(client: LibraryClient, list: ListRequest): ItemList {
  const queries = useQueryClient();
  const listKey = JSON.stringify(list);
  const [range, setRange] = useState({ listKey, pages: firstPage });
  const pages = range.listKey === listKey ? range.pages : firstPage;
  const results = useQueries({ queries: pages.map((page) => createPageQuery(client, list, page)) });
  const loaded = new Map(pages.map((page, at) => [page, results[at]?.data]));
  const first = results.find(({ data }) => data)?.data;
  const total = first?.total;
  const getItem = (at: number) => loaded.get(Math.floor(at / pageSize))?.items[at % pageSize];

  const showRange = useCallback(
    (from: number, to: number) => {
      // The first page stays loaded, as it contains the length of the list.
      const shown = [...new Set([0, ...listPages(from, to)])];
      setRange((current) =>
        current.listKey === listKey && current.pages.join(',') === shown.join(',')
          ? current
          : { listKey, pages: shown },
      );
    },
    [listKey],
  );

  async function loadItems(from: number, to: number) {
    const parts = await Promise.all(
      listPages(from, to).map(async (page) => {
        const { items } = await queries.fetchQuery({ ...createPageQuery(client, list, page), staleTime: 30_000 });
        return items.filter((_item, at) => page * pageSize + at >= from && page * pageSize + at <= to);
      }),
    );
    return parts.flat();
  }

  function findIndex(id: string) {
    for (const [page, data] of loaded) {
      const at = data?.items.findIndex((item) => item.id === id) ?? -1;
      if (at >= 0) return page * pageSize + at;
    }
    return -1;
  }

  return {
    total,
    folder: first?.folder,
    error: total === undefined ? (results.find(({ error }) => error)?.error ?? null) : null,
    getItem,
    showRange,
    loadItems,
    findIndex,
    retry: () => void queries.refetchQueries({ queryKey: createLibraryKey(client.teamId) }),
  };
}

function listPages(from: number, to: number): readonly number[] {
  const [first, last] = [Math.floor(from / pageSize), Math.floor(to / pageSize)];
  return Array.from({ length: last - first + 1 }, (_none, at) => first + at);
}
