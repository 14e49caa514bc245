import { create } from 'zustand';

/** Which of the two overlays is open. */
export const useCommandPalette = create<{ readonly opened: 'actions' | 'shortcuts' | null }>(() => ({ opened: null }));

export function openCommandPalette(): void {
  useCommandPalette.setState({ opened: 'actions' });
}

export function closeCommandPalette(): void {
  useCommandPalette.setState({ opened: null });
}
