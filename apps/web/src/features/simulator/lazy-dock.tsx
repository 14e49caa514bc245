import { lazy } from 'react';

/** The simulator, docked; its code comes when it is first opened. */
export const SimulatorDock = lazy(async () => ({ default: (await import('./simulator-dock.tsx')).SimulatorDock }));
