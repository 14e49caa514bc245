import { applyTextChange, compareTexts, moveSelection, type TextChange } from '@confab/inputs';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { EditingSession } from '../../../editing/index.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Selection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Where a text of a project is. */
interface TextPlace {
  readonly session: EditingSession;
  readonly itemId: string;
  readonly path: string;
}

/**
 * Follows the selection in the text of a field, and keeps the selection on its words when a colleague changes the text.
 *
 * Without it the browser moves the caret to the end whenever the text changes from outside.
 *
 * @param place says exactly what colleagues change. Without it the texts are compared, which cannot distinguish equal
 *   adjacent letters.
 */
export function useTextSelection(
  field: RefObject<HTMLElement | null>,
  onSelect: (selection: { readonly from: number; readonly to: number }) => void,
  place?: TextPlace,
): void {
  const last = useRef<Selection>(undefined);
  /** What colleagues have changed since `last`. */
  const changes = useRef<TextChange[]>([]);
  const { session, itemId = '', path = '' } = place ?? {};
  useEffect(
    () =>
      session?.onTextChange(itemId, path, (change) => {
        if (last.current) changes.current.push(change);
      }),
    [session, itemId, path],
  );
  const follow = useEffectEvent(() => {
    const control = findFocusedText(field.current);
    const selection = control && readSelection(control);
    if (!selection) return;
    const isNew = last.current?.from !== selection.from || last.current.to !== selection.to;
    if (last.current?.text !== selection.text) changes.current = [];
    last.current = selection;
    if (isNew) onSelect({ from: selection.from, to: selection.to });
  });
  useEffect(() => {
    const element = field.current;
    if (!element) return undefined;
    const listen = () => document.addEventListener('selectionchange', follow);
    const stop = () => {
      document.removeEventListener('selectionchange', follow);
      last.current = undefined;
      changes.current = [];
    };
    element.addEventListener('focusin', listen);
    element.addEventListener('focusout', stop);
    // Before the browser reports the selection, so that it is known for the text as it was typed.
    element.addEventListener('input', follow);
    return () => {
      stop();
      element.removeEventListener('focusin', listen);
      element.removeEventListener('focusout', stop);
      element.removeEventListener('input', follow);
    };
  }, [field]);

  // After every render: which one shows the changed text is known by the text itself.
  useLayoutEffect(() => {
    const control = findFocusedText(field.current);
    const before = last.current;
    if (!control || !before || before.text === control.value) return;
    const { from, to } = followChanges(before, changes.current, control.value);
    control.setSelectionRange(from, to);
    last.current = { text: control.value, from, to };
    changes.current = [];
  });
}

/** Where a selection is in a text that was changed: by the changes if they lead to that text, else by comparing. */
function followChanges(before: Selection, changes: readonly TextChange[], text: string) {
  let selection: Selection | undefined = before;
  for (const change of changes) {
    const next: string | undefined = selection && applyTextChange(selection.text, change);
    selection = selection && next !== undefined ? { ...moveSelection(selection, change), text: next } : undefined;
  }
  return selection?.text === text ? selection : moveSelection(before, compareTexts(before.text, text));
}

function findFocusedText(field: HTMLElement | null): TextControl | undefined {
  const focused = document.activeElement;
  const isText = focused instanceof HTMLTextAreaElement || focused instanceof HTMLInputElement;
  return isText && field?.contains(focused) ? focused : undefined;
}

/** The selection of a text; undefined for an input that has none, such as one of numbers. */
function readSelection({ value: text, selectionStart, selectionEnd }: TextControl): Selection | undefined {
  return selectionStart === null || selectionEnd === null
    ? undefined
    : { text, from: selectionStart, to: selectionEnd };
}
