import { openModal } from '../../../../modals/modal-store.ts';
import type { RowUses } from '../../inputs-context.tsx';

interface Removing {
  /** Whether every removal is asked about. */
  readonly asksFirst: boolean;
  /** Where rows are used; undefined for tables whose rows nothing refers to. */
  readonly uses: RowUses | undefined;
  readonly rowName: string;
  readonly titleOf: (rowId: string) => string;
  readonly rows: {
    readonly mayRemove: (rowId: string) => boolean;
    readonly remove: (rowId: string | undefined) => void;
  };
}

/** Removes a row; one that goes with much in it, or that is used elsewhere, only after a yes. */
export function removal({ asksFirst, uses, rowName, titleOf, rows }: Removing) {
  function ask(rowId: string, used?: { readonly count: number; readonly onShow: () => void }) {
    const onConfirm = () => rows.remove(rowId);
    openModal('deleteStackedTableRow', { rowName, title: titleOf(rowId), onConfirm, ...(used ? { used } : {}) });
  }

  /** What is chosen elsewhere, such as an intent, is not taken away from there unsaid. */
  async function removeUnlessUsed(rowId: string, { count, show }: RowUses) {
    const places = await count(rowId);
    if (places > 0) ask(rowId, { count: places, onShow: () => show(rowId) });
    else rows.remove(rowId);
  }

  return (rowId: string | undefined) => {
    if (rowId === undefined || !rows.mayRemove(rowId)) rows.remove(rowId);
    else if (uses) void removeUnlessUsed(rowId, uses);
    else if (asksFirst) ask(rowId);
    else rows.remove(rowId);
  };
}
