import { lazyView } from '../../loading/lazy-view.tsx';

/** A page of definitions; its code is loaded when it is opened first. */
export const DefinitionsPage = lazyView(async () => (await import('./page/definitions-page.tsx')).DefinitionsPage);
