import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the test runs feature. Each is loaded when it is first opened. */
const testRunsModals = {
  editTestCaseModal: lazyModal(async () => (await import('./cases/edit-test-case-modal.tsx')).EditTestCaseModal),
  viewTestRunModal: lazyModal(async () => (await import('./runs/view-test-run-modal.tsx')).ViewTestRunModal),
  importTestCases: lazyModal(async () => (await import('./cases/import-cases-modal.tsx')).ImportCasesModal),
};

registerModals(testRunsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly testRuns: typeof testRunsModals;
  }
}
