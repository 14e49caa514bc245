import type { FileItem } from '@confab/contracts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import type { Library } from '../use-library.ts';
import { setClipboard, useClipboard, type Clipboard } from './clipboard.ts';
import { words } from '../words.ts';

/**
 * The files that are being moved, so that a second paste does not move them again, even in a library that is opened
 * later.
 */
const moving = new Set<Clipboard>();

/** The ways in which files and folders get into another folder. */
export interface Transfers {
  readonly cut: (items: readonly FileItem[]) => void;
  readonly copy: (items: readonly FileItem[]) => void;
  readonly paste: () => void;
  readonly transfer: (action: 'copy' | 'move', items: readonly FileItem[], target: FileItem) => void;
}

/**
 * Copies and moves items of an open library.
 *
 * @param change runs a change, shows the text that it returns or its failure, and reads the lists again
 */
export function useTransfers(
  { client, teamId, folder, selection }: Library,
  change: (run: () => Promise<string | undefined>) => Promise<void>,
): Transfers {
  const say = useWords(words);
  const clipboard = useClipboard((state) => state.clipboard);

  async function transfer(
    action: 'copy' | 'move',
    items: readonly FileItem[],
    target: FileItem,
    keepsBoth: boolean,
    cut?: Clipboard,
  ) {
    await change(async () => {
      const transferred = client.transfer(action, items, target.id, keepsBoth);
      const { takenNames, doneCount } = await (cut ? endMove(cut, transferred) : transferred);
      if (takenNames.length > 0) askToKeepBoth(action, items, target, takenNames);
      if (action === 'move') selection.clear();
      const where = target.parentId === '' ? say.top : target.name;
      if (doneCount === 0) return undefined;
      return action === 'move' ? say.moved(doneCount, where) : say.copied(doneCount, where);
    });
  }

  function askToKeepBoth(
    action: 'copy' | 'move',
    items: readonly FileItem[],
    target: FileItem,
    takenNames: readonly string[],
  ) {
    const left = items.filter(({ name }) => takenNames.includes(name));
    openModal('confirmationModal', {
      title: say.takenTitle,
      message: say.takenNames(takenNames.length, takenNames.slice(0, 10).join(', ')),
      confirmLabel: say.keepBoth,
      onConfirm: () => transfer(action, left, target, true),
    });
  }

  return {
    cut: (items) => setClipboard({ teamId, action: 'move', items }),
    copy: (items) => setClipboard({ teamId, action: 'copy', items }),
    paste() {
      if (!folder || clipboard?.teamId !== teamId || moving.has(clipboard)) return;
      const { action, items } = clipboard;
      if (action === 'copy') return void transfer(action, items, folder, isFrom(items, folder));
      moving.add(clipboard);
      return void transfer(action, items, folder, false, clipboard);
    },
    transfer: (action, items, target) => void transfer(action, items, target, false),
  };
}

/**
 * Ends the move of cut files, which can be pasted again only if it fails. It does not wait for the lists, which are not
 * reloaded before a lost connection is back.
 */
async function endMove<Result>(cut: Clipboard, transferred: Promise<Result>): Promise<Result> {
  try {
    const result = await transferred;
    if (useClipboard.getState().clipboard === cut) setClipboard(undefined);
    return result;
  } finally {
    moving.delete(cut);
  }
}

/** Whether copied items are pasted where they are: then they get other names without a question. */
function isFrom(items: readonly FileItem[], folder: FileItem): boolean {
  return items.every(({ parentId }) => parentId === folder.id);
}
