import { create } from 'zustand';

/** Which of the two overlays is open. */
export const usePaletteState = create<{ readonly opened: 'actions' | 'shortcuts' | null }>(() => ({ opened: null }));

export function openPalette(): void {
  usePaletteState.setState({ opened: 'actions' });
}

export function closePalette(): void {
  usePaletteState.setState({ opened: null });
}
