import { compareTexts } from '@confab/inputs';
import { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { TextSource } from '../text/text-source.ts';

/** Creates the extension that writes what the author changes in an editor to its text. */
export function createWriteExtension(source: TextSource) {
  return EditorView.updateListener.of((update) => {
    const isByAuthor = update.docChanged && !update.transactions.every(isRemote);
    if (isByAuthor) source.write(update.state.doc.toString());
  });
}

/**
 * Shows changes of a text in an editor. Selection and scroll position stay on their words, and the editor's own undo
 * takes back none of them.
 *
 * @returns stops following
 */
export function followText(view: EditorView, source: TextSource): () => void {
  function show() {
    const changes = compareTexts(view.state.doc.toString(), toEditorText(source.read()));
    if (changes.length === 0 || source.isGone()) return;
    view.dispatch({
      changes: changes.map(({ at, removed, added }) => ({ from: at, to: at + removed.length, insert: added })),
      annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
    });
  }
  const stop = source.subscribe(show);
  show();
  return stop;
}

/** Whether a transaction shows what others changed. */
export function isRemote(transaction: Transaction): boolean {
  return transaction.annotation(Transaction.remote) === true;
}

/** An editor ends every line with a line feed. */
function toEditorText(text: string) {
  return text.replace(/\r\n?/g, '\n');
}
