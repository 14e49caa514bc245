export { EditTestCaseModal } from './cases/edit-test-case-modal.tsx';
export { ImportCasesModal } from './cases/import-cases-modal.tsx';
export { TestsPanel } from './tests-panel.tsx';
export { ChangeMark } from './runs/run-state.tsx';
export { useTestRun, useTestRuns, type TestPlace } from './use-test-runs.ts';
export { ViewTestRunModal } from './runs/view-test-run-modal.tsx';
