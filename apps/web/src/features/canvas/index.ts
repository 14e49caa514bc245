export type { CanvasNames } from './cards/canvas-model.ts';
export { useCanvasWords } from './use-canvas-words.ts';
export { showCoverage, useCoverageShown } from './coverage-marks.ts';
export { preloadCanvas, WorkflowCanvas } from './lazy-canvas.tsx';
export { SelectionPanel } from './selection/selection-panel.tsx';
export { readIntentNames, readPorts } from './cards/read-ports.ts';
