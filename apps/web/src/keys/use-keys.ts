import { useWords } from '../words/define-words.ts';
import { words } from './words.ts';

/**
 * Returns a function that writes a shortcut, such as 'Ctrl Shift Z', with the labels of the keyboard: those of the
 * language of the interface, and on devices of Apple their symbols, where ⌘ replaces Ctrl.
 */
export function useKeys(): (shortcut: string) => string {
  const names: Readonly<Record<string, string>> = useWords(words);
  const symbols: typeof names = /^(?:Mac|iP)/.test(navigator.platform) ? { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' } : {};
  return (shortcut) => shortcut.replace(/\w+/g, (key) => symbols[key] ?? names[key] ?? key);
}
