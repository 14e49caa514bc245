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
      if (!run) return;
      event.preventDefault();
      run();
    }
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [save, undo, redo, find]);
}
