import { lazy } from 'react';

/** What visitors said that was not understood, grouped; its code is loaded when it is shown first. */
export const Misses = lazy(async () => ({ default: (await import('./misses.tsx')).Misses }));
