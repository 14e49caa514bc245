import { create } from 'zustand';

interface CommandPaletteState {
  /** Which of the two windows is open. */
  readonly opened: 'actions' | 'shortcuts' | null;
  /** Whether the code of the windows is loaded. */
  readonly isLoaded: boolean;
}

export const useCommandPalette = create<CommandPaletteState>(() => ({ opened: null, isLoaded: false }));

export function openCommandPalette(): void {
  useCommandPalette.setState({ opened: 'actions' });
}

export function closeCommandPalette(): void {
  useCommandPalette.setState({ opened: null });
}
