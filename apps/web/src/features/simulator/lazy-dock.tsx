import { lazyView } from '../../loading/lazy-view.tsx';

/** The simulator in the dock; its code is loaded when it is first opened. */
export const SimulatorDock = lazyView(async () => (await import('./simulator-dock.tsx')).SimulatorDock);
