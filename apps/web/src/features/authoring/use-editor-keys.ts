import { useEffect } from 'react';

interface EditorKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Ctrl or ⌘ with S saves all, with Z takes back, with Shift Z or Y does again. */
export function useEditorKeys({ save, undo, redo }: EditorKeys): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const run =
        key === 's' ? save : key === 'y' || (key === 'z' && event.shiftKey) ? redo : key === 'z' ? undo : undefined;
      if (!run) return;
      event.preventDefault();
      run();
    }
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [save, undo, redo]);
}
