import { lazy } from 'react';

/** The simulator in the dock; its code is loaded when it is first opened. */
export const SimulatorDock = lazy(async () => ({ default: (await import('./simulator-dock.tsx')).SimulatorDock }));
