export { EditTestCaseModal } from './edit-test-case-modal.tsx';
export { ImportCasesModal } from './import-cases-modal.tsx';
export { TestsPanel } from './tests-panel.tsx';
export { ChangeMark } from './run-state.tsx';
export { useTestRun, useTestRuns, type TestPlace } from './use-test-runs.ts';
export { ViewTestRunModal } from './view-test-run-modal.tsx';
