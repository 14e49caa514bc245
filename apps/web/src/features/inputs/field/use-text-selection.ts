import { compareTexts, moveSelection } from '@confab/inputs';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Selection {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/**
 * Follows what is selected in the text of a field, and keeps the selection on its words when a colleague changes the text.
 *
 * Without it the browser moves the caret to the end whenever the text changes from outside.
 */
export function useTextSelection(
  field: RefObject<HTMLElement | null>,
  onSelect: (selection: { readonly from: number; readonly to: number }) => void,
): void {
  const last = useRef<Selection>(undefined);
  const follow = useEffectEvent(() => {
    const control = findFocusedText(field.current);
    const selection = control && readSelection(control);
    if (!selection) return;
    const isNew = last.current?.from !== selection.from || last.current.to !== selection.to;
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
    const { from, to } = moveSelection(before, compareTexts(before.text, control.value));
    control.setSelectionRange(from, to);
    last.current = { text: control.value, from, to };
  });
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
