import { lazyView } from '../../../loading/lazy-view.tsx';

/** The utterances that were not understood, grouped; its code is loaded when it is shown first. */
export const Misses = lazyView(async () => (await import('./misses.tsx')).Misses);
