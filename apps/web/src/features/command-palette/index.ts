export { CommandPalette } from './command-palette.tsx';
export { CommandPaletteButton } from './command-palette-button.tsx';
export { usePageActions, usePageShortcuts, type PageAction } from './page-actions.ts';
