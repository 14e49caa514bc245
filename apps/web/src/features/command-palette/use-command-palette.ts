import { create } from 'zustand';

interface CommandPaletteState {
  /** Which of the two windows is open. */
  readonly opened: 'actions' | 'shortcuts' | null;
  /** Whether the code of the windows is loaded. */
  readonly isLoaded: boolean;
  /** What was typed since the palette was opened and before its text input had the focus; undefined afterwards. */
  readonly typedAhead: string | undefined;
}

export const useCommandPalette = create<CommandPaletteState>(() => ({
  opened: null,
  isLoaded: false,
  typedAhead: undefined,
}));

export function openCommandPalette(): void {
  useCommandPalette.setState({ opened: 'actions', typedAhead: '' });
}

export function closeCommandPalette(): void {
  useCommandPalette.setState({ opened: null, typedAhead: undefined });
}

/** Ends typing ahead. @returns what was typed */
export function takeTypedAhead(): string {
  const { typedAhead = '' } = useCommandPalette.getState();
  useCommandPalette.setState({ typedAhead: undefined });
  return typedAhead;
}
