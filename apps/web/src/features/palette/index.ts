export { CommandPalette } from './command-palette.tsx';
export { PaletteButton } from './palette-button.tsx';
export { usePageActions, type PageAction } from './page-actions.ts';
