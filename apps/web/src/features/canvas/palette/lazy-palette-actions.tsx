import { lazyPart } from '../../../loading/lazy-part.tsx';

/** Offers the commands of the canvas in the command palette once their code has been loaded. */
export const PaletteActions = lazyPart(async () => (await import('./palette-actions.tsx')).PaletteActions);
