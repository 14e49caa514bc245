export type { CanvasNames } from './canvas-model.ts';
export { showCoverage, useCoverageShown } from './coverage-marks.ts';
export { preloadCanvas, WorkflowCanvas } from './lazy-canvas.tsx';
export { intentNamesOf, portsOf } from './ports.ts';
