import { lazy } from 'react';

/** The panel of problems; its code is loaded when it is shown first. */
export const ProblemsPanel = lazy(async () => ({ default: (await import('./problems-panel.tsx')).ProblemsPanel }));
