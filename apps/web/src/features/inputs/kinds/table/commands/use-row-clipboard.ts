import { readPastedRows, writeCopiedRows, type DerivedRow } from '@confab/inputs';
import type { JsonObject, TableDefinition } from '@confab/model';
import type { ClipboardEvent } from 'react';
import { readClipboard } from '../../../../../platform/read-clipboard.ts';
import { copyWithToast, showCopied, showToast } from '../../../../../toasts/index.ts';
import { useKeys } from '../../../../../keys/use-keys.ts';
import { useWords } from '../../../../../words/define-words.ts';
import { getRowValues } from '../rows/list-shown-rows.ts';
import { words } from '../words.ts';

interface RowClipboardOptions {
  readonly table: TableDefinition;
  readonly rows: readonly DerivedRow[];
  readonly selected: DerivedRow | undefined;
  readonly canPaste: boolean;
  readonly paste: (rows: readonly JsonObject[]) => void;
}

/** Copies rows to and pastes rows from a spreadsheet, as lines with tab-separated cells. */
export function useRowClipboard({ table, rows, selected, canPaste, paste }: RowClipboardOptions) {
  const say = useWords(words);
  const writeKeys = useKeys();

  function pasteText(text: string) {
    const pasted = canPaste ? readPastedRows(text, table.properties) : [];
    if (pasted.length > 0) paste(pasted);
    showToast({ text: { message: pasted.length > 0 ? say.pasted(pasted.length) : say.nothingToPaste } });
    return pasted.length > 0;
  }
  return {
    copyAll: () => copyWithToast(formatRows(rows, table)),
    async pasteFromClipboard() {
      const text = await readClipboard();
      if (text === undefined) showToast({ text: { message: say.noClipboard(writeKeys('Ctrl V')) } });
      else pasteText(text);
    },
    // A table in a row of another table handles its events alone.
    handlers: {
      onCopy(event: ClipboardEvent) {
        if (isTyping(event)) return;
        event.stopPropagation();
        if (!selected) return;
        event.clipboardData.setData('text/plain', formatRows([selected], table));
        event.preventDefault();
        showCopied(true);
      },
      onPaste(event: ClipboardEvent) {
        if (isTyping(event)) return;
        event.stopPropagation();
        if (!canPaste) return;
        if (pasteText(event.clipboardData.getData('text/plain'))) event.preventDefault();
      },
    },
  };
}

function formatRows(rows: readonly DerivedRow[], table: TableDefinition) {
  return writeCopiedRows(
    rows.map(({ row }) => getRowValues(row)),
    table.properties,
  );
}

/** Whether the event comes from a text field, which handles copy and paste itself. */
function isTyping({ target }: ClipboardEvent) {
  return target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;
}
