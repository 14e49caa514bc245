import { useEffect } from 'react';
import { useCommandPalette } from './use-command-palette.ts';

/** Ctrl or ⌘ K opens the command palette, and `?` the list of shortcuts unless a text input has the focus. */
export function useGlobalKeys(): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      // An open modal keeps the keyboard to itself.
      if (useCommandPalette.getState().opened === null && document.querySelector('[aria-modal="true"]')) return;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        useCommandPalette.setState(({ opened }) => ({ opened: opened === 'actions' ? null : 'actions' }));
      }
      const isTyping =
        event.target instanceof HTMLElement &&
        (event.target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName));
      if (event.key === '?' && !isTyping) useCommandPalette.setState({ opened: 'shortcuts' });
    }
    addEventListener('keydown', handle);
    return () => removeEventListener('keydown', handle);
  }, []);
}
