import { lazy } from 'react';

/** A page of definitions; its code is loaded when it is opened first. */
export const DefinitionsPage = lazy(async () => ({
  default: (await import('./page/definitions-page.tsx')).DefinitionsPage,
}));
