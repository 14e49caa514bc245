import { lazy } from 'react';

/** A workflow as a drawing; its code comes when the first one is shown. */
export const WorkflowCanvas = lazy(async () => ({ default: (await import('./workflow-canvas.tsx')).WorkflowCanvas }));
