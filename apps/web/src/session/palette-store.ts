import { palettes, type Palette } from '@confab/ui';
import { create } from 'zustand';
import { readText, writeText } from '../platform/stored-text.ts';

/** Three toggles within this time reveal the hidden palette (P4.35). */
const quickToggleMs = 1_000;
const prefersDark = '(prefers-color-scheme: dark)';

interface PaletteState {
  readonly palette: Palette;
  /** The times of the latest toggles in milliseconds, newest last. */
  readonly toggledAt: readonly number[];
}

/** The current palette: the stored choice, else the preference of the system (P4.36, P4.37). */
export const usePalette = create<PaletteState>(() => ({
  palette: readStoredPalette() ?? getSystemPalette(),
  toggledAt: [],
}));

export function choosePalette(palette: Palette): void {
  writeText('colourScheme', palette);
  usePalette.setState({ palette });
}

/** Follows the system's preference and its changes until a palette is chosen. */
export function followSystemPalette(): void {
  matchMedia(prefersDark).addEventListener('change', () => {
    if (readStoredPalette() === undefined) usePalette.setState({ palette: getSystemPalette() });
  });
}

/** The palette that a toggle switches to, by the current one; the hidden one is never the next. */
const nextPalettes = { light: 'dark', dark: 'el', el: 'light', midnight: 'light' } as const satisfies Record<
  Palette,
  Palette
>;

/** Switches to the next palette; three quick toggles reveal the hidden one. */
export function togglePalette(now: number): void {
  const { palette, toggledAt } = usePalette.getState();
  const recent = [...toggledAt.filter((at) => now - at < quickToggleMs), now];
  const isQuick = recent.length >= 3;
  choosePalette(isQuick ? 'midnight' : nextPalettes[palette]);
  usePalette.setState({ toggledAt: isQuick ? [] : recent });
}

function readStoredPalette(): Palette | undefined {
  const stored = readText('colourScheme');
  return palettes.find((palette) => palette === stored);
}

function getSystemPalette(): Palette {
  return matchMedia(prefersDark).matches ? 'dark' : 'light';
}
