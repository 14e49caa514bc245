import { lazy } from 'react';

const load = () => import('./workflow-canvas.tsx');

/** A workflow as a drawing; its code comes when the first one is shown. */
export const WorkflowCanvas = lazy(async () => ({ default: (await load()).WorkflowCanvas }));

/** Fetches the code of the drawing while its workflow is being fetched. */
export function preloadCanvas(): void {
  // Code that cannot be fetched now says so where the drawing is shown.
  load().catch(() => undefined);
}
