import type { FileItem } from '@confab/contracts';
import { useState } from 'react';
import { useWords } from '../../words/define-words.ts';
import type { LibraryClient } from './data/library-client.ts';
import { words } from './words.ts';

/** Renames items of a library in place. */
export interface Renaming {
  /** The id of the item whose name is edited. */
  readonly renamingId: string | undefined;
  /** The name that was refused for it. */
  readonly refusedName: string | undefined;
  readonly startRename: (item: FileItem) => void;
  readonly rename: (item: FileItem, name: string) => void;
  readonly cancelRename: () => void;
}

/**
 * The name that is edited in place. A name that is refused stays in its field.
 *
 * @param change runs a change, and shows the text that it resolves to or its error
 */
export function useRenaming(
  client: LibraryClient,
  change: (run: () => Promise<string | undefined>) => Promise<void>,
): Renaming {
  const say = useWords(words);
  const [renaming, setRenaming] = useState<{ readonly id: string; readonly refusedName?: string }>();
  return {
    renamingId: renaming?.id,
    refusedName: renaming?.refusedName,
    startRename: ({ id }) => setRenaming({ id }),
    rename(item, name) {
      setRenaming(undefined);
      void change(async () => {
        try {
          return say.renamed((await client.rename(item, name)).name);
        } catch (error) {
          setRenaming({ id: item.id, refusedName: name });
          throw error;
        }
      });
    },
    cancelRename: () => setRenaming(undefined),
  };
}
