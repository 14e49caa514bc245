import { readPastedRows, writeCopiedRows, type DerivedRow } from '@confab/inputs';
import type { JsonObject, TableDefinition } from '@confab/model';
import type { ClipboardEvent } from 'react';
import { copyText } from '../../../../platform/copy-text.ts';
import { showToast } from '../../../../toasts/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import { valuesOf } from './shown-rows.ts';
import { words } from './words.ts';

interface Clipboard {
  readonly table: TableDefinition;
  readonly rows: readonly DerivedRow[];
  readonly selected: DerivedRow | undefined;
  readonly canPaste: boolean;
  readonly paste: (rows: readonly JsonObject[]) => void;
}

/** Rows to and from a spreadsheet: lines with tabs between the cells. */
export function useRowClipboard({ table, rows, selected, canPaste, paste }: Clipboard) {
  const say = useWords(words);

  function take(text: string) {
    const pasted = canPaste ? readPastedRows(text, table.properties) : [];
    if (pasted.length > 0) paste(pasted);
    showToast({ text: pasted.length > 0 ? say.pasted(pasted.length) : say.nothingToPaste });
    return pasted.length > 0;
  }
  return {
    async copyAll() {
      await copyText(linesOf(rows, table));
      showToast({ text: say.copied(rows.length) });
    },
    async pasteFromClipboard() {
      const text = await navigator.clipboard.readText().catch(() => undefined);
      if (text === undefined) showToast({ text: say.noClipboard });
      else take(text);
    },
    handlers: {
      onCopy(event: ClipboardEvent) {
        if (isTyping(event) || !selected) return;
        event.clipboardData.setData('text/plain', linesOf([selected], table));
        event.preventDefault();
      },
      onPaste(event: ClipboardEvent) {
        if (isTyping(event) || !canPaste) return;
        event.stopPropagation();
        if (take(event.clipboardData.getData('text/plain'))) event.preventDefault();
      },
    },
  };
}

function linesOf(rows: readonly DerivedRow[], table: TableDefinition) {
  return writeCopiedRows(
    rows.map(({ row }) => valuesOf(row)),
    table.properties,
  );
}

/** Text that is copied or pasted in a field is that field's. */
function isTyping({ target }: ClipboardEvent) {
  return target instanceof Element && target.closest('input, textarea, [contenteditable="true"]') !== null;
}
