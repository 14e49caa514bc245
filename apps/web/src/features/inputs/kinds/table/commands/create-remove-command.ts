import { openModal } from '../../../../../modals/modal-store.ts';
import type { RowUsages } from '../../../inputs-context.tsx';

interface RemoveOptions {
  /** Whether every removal asks for confirmation. */
  readonly asksFirst: boolean;
  /** Usages of rows; undefined for tables whose rows cannot be referenced. */
  readonly usages: RowUsages | undefined;
  readonly rowName: string;
  readonly getTitle: (rowId: string) => string;
  readonly rows: {
    readonly canRemove: (rowId: string) => boolean;
    readonly remove: (rowId: string | undefined) => void;
  };
}

/** Creates the function that removes a row. It asks first if the table requires that or if the row may be used elsewhere. */
export function createRemoveCommand({ asksFirst, usages, rowName, getTitle, rows }: RemoveOptions) {
  function ask(rowId: string, used?: { readonly count: number | undefined; readonly onShow: () => void }) {
    const onConfirm = () => rows.remove(rowId);
    openModal('deleteStackedTableRow', { rowName, title: getTitle(rowId), onConfirm, ...(used ? { used } : {}) });
  }

  /** Warns before a row that is used elsewhere, for example an intent, is removed, or if that could not be checked. */
  async function removeUnlessUsed(rowId: string, { count, show }: RowUsages) {
    const places = await count(rowId);
    if (places === 0) rows.remove(rowId);
    else ask(rowId, { count: places, onShow: () => show(rowId) });
  }

  return (rowId: string | undefined) => {
    if (rowId === undefined || !rows.canRemove(rowId)) rows.remove(rowId);
    else if (usages) void removeUnlessUsed(rowId, usages);
    else if (asksFirst) ask(rowId);
    else rows.remove(rowId);
  };
}
