import { useEffect } from 'react';
import { hasOpenModal } from '../../../platform/focus/has-open-modal.ts';
import { useWords } from '../../../words/define-words.ts';
import { usePageShortcuts } from '../../command-palette/index.ts';
import { words } from '../words.ts';

interface EditorKeys {
  readonly save: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Undefined where the editor has no such command. */
  readonly find?: () => void;
  readonly simulate?: () => void;
}

/** Handles Ctrl or ⌘ with S (save all), Z (undo), Shift Z or Y (redo), Shift F (find in project) and Shift Enter (simulate). */
export function useEditorKeys({ save, undo, redo, find, simulate }: EditorKeys): void {
  const say = useWords(words);
  usePageShortcuts([
    { label: say.undoLatest, shortcut: 'Ctrl Z' },
    { label: say.redoUndone, shortcut: 'Ctrl Shift Z' },
  ]);
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (!event.ctrlKey && !event.metaKey) return;
      const key = event.key.toLowerCase();
      const withoutShift = { s: save, y: redo, z: undo }[key];
      const run = event.shiftKey ? { s: save, y: redo, z: redo, f: find, enter: simulate }[key] : withoutShift;
      if (!run || ((run === undo || run === redo) && isUnrelated(event.target))) return;
      if ((run === find || (run === simulate && !isInSimulator(event.target))) && hasOpenModal()) return;
      event.preventDefault();
      run();
    }
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, [save, undo, redo, find, simulate]);
}

/** Fields of the page that write in the project as one types; `data-project-text` marks those outside forms. */
const projectTexts = '[data-input], [data-project-text]';

const textFields =
  'textarea, [contenteditable="true"], input:not([readonly], [type="checkbox"], [type="radio"], [type="range"], [type="color"])';

/** Whether the open modal is the window of the simulator, which the attribute `data-simulator` marks. */
function isInSimulator(target: EventTarget | null) {
  return target instanceof Element && target.closest('[aria-modal]:has([data-simulator])') !== null;
}

/** Undo and redo belong to a text field that does not write in the project, and to a dialog without inputs of the project. */
function isUnrelated(target: EventTarget | null) {
  if (!(target instanceof Element) || target.closest(projectTexts)) return false;
  if (target.closest(textFields)) return true;
  const dialog = target.closest('[role="dialog"]');
  return dialog !== null && dialog.querySelector('[data-input]') === null;
}
