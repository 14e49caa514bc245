import { lazy } from 'react';

/**
 * Every modal, by its type. To add one: a component that takes `onClose` and its own properties, and a line here.
 *
 * Each is loaded when it is first opened.
 */
export const modals = {
  confirm: lazy(async () => ({ default: (await import('./confirm-modal.tsx')).ConfirmModal })),
  warning: lazy(async () => ({ default: (await import('./warning-modal.tsx')).WarningModal })),
  closeMessage: lazy(async () => ({ default: (await import('./close-message-modal.tsx')).CloseMessageModal })),
  verificationRequired: lazy(async () => ({
    default: (await import('../session/verification/verification-required-modal.tsx')).VerificationRequiredModal,
  })),
  feedback: lazy(async () => ({ default: (await import('../features/feedback/index.ts')).FeedbackModal })),
  unsavedChanges: lazy(async () => ({
    default: (await import('../features/authoring/saving/unsaved-changes-modal.tsx')).UnsavedChangesModal,
  })),
  refusedEdits: lazy(async () => ({
    default: (await import('../features/authoring/saving/refused-edits-modal.tsx')).RefusedEditsModal,
  })),
  recentlyDeleted: lazy(async () => ({
    default: (await import('../features/recently-deleted/recently-deleted-modal.tsx')).RecentlyDeletedModal,
  })),
  reload: lazy(async () => ({
    default: (await import('../features/authoring/session/reload-modal.tsx')).ReloadModal,
  })),
  // What these edit is given as text; `onApply` gets it back, and without it there is nothing but reading.
  editTestCase: lazy(async () => ({
    default: (await import('../features/test-runs/index.ts')).EditTestCaseModal,
  })),
  viewTestRun: lazy(async () => ({ default: (await import('../features/test-runs/index.ts')).ViewTestRunModal })),
  importTestCases: lazy(async () => ({
    default: (await import('../features/test-runs/index.ts')).ImportCasesModal,
  })),
  javascript: lazy(async () => ({
    default: (await import('../features/scripts/javascript-modal.tsx')).JavascriptModal,
  })),
  html: lazy(async () => ({ default: (await import('../features/scripts/html-modal.tsx')).HtmlModal })),
  htmlVisual: lazy(async () => ({
    default: (await import('../features/scripts/html-visual-modal.tsx')).HtmlVisualModal,
  })),
  json: lazy(async () => ({ default: (await import('../features/scripts/json-modal.tsx')).JsonModal })),
  multiline: lazy(async () => ({ default: (await import('../features/scripts/text-modal.tsx')).TextModal })),
  chatbotSimulator: lazy(async () => ({
    default: (await import('../features/simulator/simulator-modal.tsx')).ChatbotSimulatorModal,
  })),
  extensions: lazy(async () => ({
    default: (await import('../features/extensions/extensions-modal.tsx')).ExtensionsModal,
  })),
  PropertiesModal: lazy(async () => ({
    default: (await import('../features/inputs/kinds/table/properties-modal.tsx')).PropertiesModal,
  })),
  treeInputModal: lazy(async () => ({
    default: (await import('../features/inputs/kinds/table/properties-modal.tsx')).PropertiesModal,
  })),
  deleteStackedTableRow: lazy(async () => ({
    default: (await import('../features/inputs/kinds/table/remove-row-modal.tsx')).RemoveRowModal,
  })),
  customPicker: lazy(async () => ({
    default: (await import('../features/inputs/picker/custom-picker-modal.tsx')).CustomPickerModal,
  })),
  utteranceProfiler: lazy(async () => ({
    default: (await import('../features/utterance-profiler/utterance-profiler-modal.tsx')).UtteranceProfilerModal,
  })),
  // The same on a project that nobody has open in an editor.
  storedUtteranceProfiler: lazy(async () => ({
    default: (await import('../features/utterance-profiler/stored-profiler-modal.tsx')).StoredProfilerModal,
  })),
  createTeam: lazy(async () => ({
    default: (await import('../features/teams/create-team-modal.tsx')).CreateTeamModal,
  })),
  changeTeam: lazy(async () => ({
    default: (await import('../features/teams/change-team-modal.tsx')).ChangeTeamModal,
  })),
  team: lazy(async () => ({ default: (await import('../features/teams/team-modal/team-modal.tsx')).TeamModal })),
  // Beside a team, the project that a workflow comes into.
  fileImport: lazy(async () => ({ default: (await import('../features/transfer/index.ts')).ImportModal })),
  platformFileDownload: lazy(async () => ({ default: (await import('../features/transfer/index.ts')).ExportModal })),
};
