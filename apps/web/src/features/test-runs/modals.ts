import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the test runs feature. Each is loaded when it is first opened. */
const testRunsModals = {
  editTestCase: lazy(async () => ({ default: (await import('./cases/edit-test-case-modal.tsx')).EditTestCaseModal })),
  viewTestRun: lazy(async () => ({ default: (await import('./runs/view-test-run-modal.tsx')).ViewTestRunModal })),
  importTestCases: lazy(async () => ({ default: (await import('./cases/import-cases-modal.tsx')).ImportCasesModal })),
};

registerModals(testRunsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly testRuns: typeof testRunsModals;
  }
}
