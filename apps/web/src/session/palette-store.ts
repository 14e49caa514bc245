import { palettes, type Palette } from '@confab/ui';
import { create } from 'zustand';
import { readText, writeText } from '../platform/stored-text.ts';

/** Three toggles within this time reveal the hidden palette (P4.35). */
const quickToggleMs = 1_000;
const prefersDark = '(prefers-color-scheme: dark)';

interface PaletteState {
  readonly palette: Palette;
  /** When the toggle was used of late, newest last. */
  readonly toggledAt: readonly number[];
}

/** The palette in use: the stored choice, else what the system prefers (P4.36, P4.37). */
export const usePalette = create<PaletteState>(() => ({
  palette: readStoredPalette() ?? getSystemPalette(),
  toggledAt: [],
}));

export function choosePalette(palette: Palette): void {
  writeText('colourScheme', palette);
  usePalette.setState({ palette });
}

/** Until somebody chooses, the palette goes with the system, also when that changes at dusk. */
export function followSystemPalette(): void {
  matchMedia(prefersDark).addEventListener('change', () => {
    if (readStoredPalette() === undefined) usePalette.setState({ palette: getSystemPalette() });
  });
}

/** Light and dark in turn; three quick ones find the third. */
export function togglePalette(now: number): void {
  const { palette, toggledAt } = usePalette.getState();
  const recent = [...toggledAt.filter((at) => now - at < quickToggleMs), now];
  const isQuick = recent.length >= 3;
  choosePalette(isQuick ? 'midnight' : palette === 'light' || palette === 'el' ? 'dark' : 'light');
  usePalette.setState({ toggledAt: isQuick ? [] : recent });
}

function readStoredPalette(): Palette | undefined {
  const stored = readText('colourScheme');
  return palettes.find((palette) => palette === stored);
}

function getSystemPalette(): Palette {
  return matchMedia(prefersDark).matches ? 'dark' : 'light';
}
