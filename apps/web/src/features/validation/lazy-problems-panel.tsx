import { lazyView } from '../../loading/lazy-view.tsx';

/** The panel of problems; its code is loaded when it is shown first. */
export const ProblemsPanel = lazyView(async () => (await import('./problems-panel.tsx')).ProblemsPanel);
