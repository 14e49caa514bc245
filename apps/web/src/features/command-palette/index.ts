export { CommandPalette } from './command-palette.tsx';
export { CommandPaletteButton } from './command-palette-button.tsx';
export { useLatestPageActions } from './use-latest-page-actions.ts';
export { usePageActions, usePageShortcuts, type PageAction } from './page-actions.ts';
