import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the transfer feature. Each is loaded when it is first opened. */
const transferModals = {
  // Imports into a team, or a workflow into a project of it.
  fileImport: lazy(async () => ({ default: (await import('./import-modal.tsx')).ImportModal })),
  recordingsImport: lazy(async () => ({
    default: (await import('./recordings/recordings-import-modal.tsx')).RecordingsImportModal,
  })),
  llamaImport: lazy(async () => ({ default: (await import('./llama-import-modal.tsx')).LlamaImportModal })),
  turnIntoPro: lazy(async () => ({ default: (await import('./to-pro/turn-into-pro-modal.tsx')).TurnIntoProModal })),
  platformFileDownload: lazy(async () => ({ default: (await import('./export-modal.tsx')).ExportModal })),
};

registerModals(transferModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly transfer: typeof transferModals;
  }
}
