import { applyTextChange, compareTexts, type TextChange } from '@confab/inputs';
import { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { TextPlace, TextSource } from '../text/text-source.ts';

/** Creates the extension that writes the author's changes in an editor to its text. */
export function createWriteExtension(source: TextSource) {
  return EditorView.updateListener.of((update) => {
    const isByAuthor = update.docChanged && !update.transactions.every(isRemote);
    if (isByAuthor) source.write(update.state.doc.toString());
  });
}

/**
 * Shows changes of a text in an editor. Selection and scroll position stay on their words, and the editor's own undo
 * does not revert them.
 *
 * @param place reports the exact changes of colleagues; without it the texts are compared
 * @returns stops following
 */
export function followText(view: EditorView, source: TextSource, place: TextPlace | undefined): () => void {
  let arrived: TextChange[] = [];
  function show() {
    const [text, next] = [view.state.doc.toString(), toEditorText(source.read())];
    const changes = leadsTo(text, arrived, next) ? arrived : [compareTexts(text, next)];
    arrived = [];
    if (text === next || source.isGone()) return;
    for (const change of changes)
      view.dispatch({
        changes: change.map(({ at, removed, added }) => ({ from: at, to: at + removed.length, insert: added })),
        annotations: [Transaction.remote.of(true), Transaction.addToHistory.of(false)],
      });
  }
  const stops = [
    place?.session.onTextChange(place.itemId, place.path, (change) => void arrived.push(change)),
    source.subscribe(show),
  ];
  show();
  return () => {
    for (const stop of stops) stop?.();
  };
}

/** Whether changes, one after the other, lead from one text to another. */
function leadsTo(text: string, changes: readonly TextChange[], next: string): boolean {
  let reached: string | undefined = text;
  for (const change of changes) reached = reached === undefined ? undefined : applyTextChange(reached, change);
  return reached === next;
}

/** Whether a transaction contains changes of others. */
export function isRemote(transaction: Transaction): boolean {
  return transaction.annotation(Transaction.remote) === true;
}

/** An editor ends every line with a line feed. */
function toEditorText(text: string) {
  return text.replace(/\r\n?/g, '\n');
}
