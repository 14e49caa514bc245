import { lazyView } from '../../loading/lazy-view.tsx';

/** The page of texts; its code is loaded when it is opened first. */
export const TextsPage = lazyView(async () => (await import('./texts-page.tsx')).TextsPage);
