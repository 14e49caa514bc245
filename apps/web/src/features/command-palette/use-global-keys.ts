import { useEffect } from 'react';
import { useCommandPalette } from './use-command-palette.ts';

/** Ctrl or ⌘ K opens the palette, `?` the list of shortcuts; a question mark in a text stays one. */
export function useGlobalKeys(): void {
  useEffect(() => {
    function handle(event: KeyboardEvent) {
      // A modal has the keyboard to itself until it is closed.
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
