import { create } from 'zustand';

interface CommandPaletteState {
  /** Which of the two windows is open. */
  readonly opened: 'actions' | 'shortcuts' | null;
  /** Whether the code of the windows is loaded. */
  readonly isLoaded: boolean;
  /** What was typed since the palette was opened and before its text input had the focus; undefined afterwards. */
  readonly typedAhead: string | undefined;
  /** What had the focus when the palette was opened. */
  readonly opener: Element | null;
}

export const useCommandPalette = create<CommandPaletteState>(() => ({
  opened: null,
  isLoaded: false,
  typedAhead: undefined,
  opener: null,
}));

export function openCommandPalette(): void {
  useCommandPalette.setState({ opened: 'actions', typedAhead: '', opener: document.activeElement });
}

/** Closes it and returns the focus at once, so that a command that runs afterwards can move it. */
export function closeCommandPalette(): void {
  const { opener } = useCommandPalette.getState();
  useCommandPalette.setState({ opened: null, typedAhead: undefined, opener: null });
  if (!(opener instanceof HTMLElement || opener instanceof SVGElement)) return;
  if (opener !== document.body) opener.focus({ preventScroll: true });
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/**
 * Ends typing ahead.
 * @returns the typed text
 */
export function takeTypedAhead(): string {
  const { typedAhead = '' } = useCommandPalette.getState();
  useCommandPalette.setState({ typedAhead: undefined });
  return typedAhead;
}
