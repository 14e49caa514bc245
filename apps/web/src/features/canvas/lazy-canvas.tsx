import { lazyView } from '../../loading/lazy-view.tsx';

const load = () => import('./workflow-canvas.tsx');

/** The canvas of a workflow; its code is loaded when the first canvas is shown. */
export const WorkflowCanvas = lazyView(async () => (await load()).WorkflowCanvas);

/** The panel of several selected nodes; its code is loaded when some are selected. */
export const SelectionPanel = lazyView(async () => (await import('./selection/selection-panel.tsx')).SelectionPanel);

/** Loads the code of the canvas while its workflow is loading. */
export function preloadCanvas(): void {
  // A failed load is reported where the canvas is shown.
  load().catch(() => undefined);
}
