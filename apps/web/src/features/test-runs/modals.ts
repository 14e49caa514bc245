import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the test runs feature. Each is loaded when it is first opened. */
const testRunsModals = {
  // The test cases are edited as text; without `onApply` the modal is read-only.
  editTestCase: lazy(async () => ({ default: (await import('./edit-test-case-modal.tsx')).EditTestCaseModal })),
  viewTestRun: lazy(async () => ({ default: (await import('./view-test-run-modal.tsx')).ViewTestRunModal })),
  importTestCases: lazy(async () => ({ default: (await import('./import-cases-modal.tsx')).ImportCasesModal })),
};

registerModals(testRunsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly testRuns: typeof testRunsModals;
  }
}
