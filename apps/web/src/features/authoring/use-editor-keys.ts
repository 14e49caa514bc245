import { useEffect } from 'react';

interface EditorKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly find: () => void;
}

/** Ctrl or ⌘ with S saves all, with Z takes back, with Shift Z or Y does again, with Shift F finds in the project. */
export function useEditorKeys({ save, undo, redo, find }: EditorKeys): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const plain = { s: save, y: redo, z: undo }[key];
      const run = event.shiftKey ? { s: save, y: redo, z: redo, f: find }[key] : plain;
      if (!run || ((run === undo || run === redo) && isOverOtherWords(event.target))) return;
      event.preventDefault();
      run();
    }
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [save, undo, redo, find]);
}

/** In a dialog that edits nothing of the project, these keys are about the words written in it. */
function isOverOtherWords(target: EventTarget | null) {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog !== null && dialog.querySelector('[data-input]') === null;
}
