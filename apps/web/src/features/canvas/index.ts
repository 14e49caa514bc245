export type { CanvasNames } from './cards/canvas-model.ts';
export { useCardWords } from './cards/use-card-words.ts';
export { showCoverage, useCoverageShown } from './coverage-marks.ts';
export { preloadCanvas, SelectionPanel, WorkflowCanvas } from './lazy-canvas.tsx';
export { readIntentNames, readPorts } from './cards/read-ports.ts';
