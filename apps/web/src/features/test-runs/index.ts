export { TestsPanel } from './tests-panel.tsx';
export { ChangeMark } from './runs/run-state.tsx';
export { useTestRun, useTestRuns, type TestPlace } from './use-test-runs.ts';
