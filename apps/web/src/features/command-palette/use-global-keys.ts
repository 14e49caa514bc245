import { useEffect } from 'react';
import { hasOpenModal } from '../../platform/focus/has-open-modal.ts';
import { closeCommandPalette, openCommandPalette, useCommandPalette } from './use-command-palette.ts';

/** Ctrl or ⌘ K opens the command palette, and `?` the list of shortcuts unless a text input has the focus. */
export function useGlobalKeys(): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      if (useCommandPalette.getState().opened === null && hasOpenModal()) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        if (useCommandPalette.getState().opened === 'actions') closeCommandPalette();
        else openCommandPalette();
      }
      const isTyping =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (event.key === '?' && !isTyping) useCommandPalette.setState({ opened: 'shortcuts' });
    }
    addEventListener('keydown', handle);
    // Before the page: otherwise its keys would act on text typed for the palette, such as N on the canvas.
    addEventListener('keydown', typeAhead, { capture: true });
    return () => {
      removeEventListener('keydown', handle);
      removeEventListener('keydown', typeAhead, { capture: true });
    };
  }, []);
}

/** Keeps text typed while the palette is loading, for its text input. */
function typeAhead(event: KeyboardEvent) {
  const { opened, typedAhead } = useCommandPalette.getState();
  if (opened !== 'actions' || typedAhead === undefined) return;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isText = [...event.key].length === 1;
  if (!isText && !/^(?:Backspace|Enter|Escape)$/.test(event.key)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.key === 'Escape') closeCommandPalette();
  else if (isText) useCommandPalette.setState({ typedAhead: typedAhead + event.key });
  else if (event.key === 'Backspace') useCommandPalette.setState({ typedAhead: [...typedAhead].slice(0, -1).join('') });
}
