import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the transfer feature. Each is loaded when it is first opened. */
const transferModals = {
  // Imports into a team, or a workflow into a project of it.
  fileImport: lazyModal(async () => (await import('./import-modal.tsx')).ImportModal),
  recordingsImport: lazyModal(
    async () => (await import('./recordings/recordings-import-modal.tsx')).RecordingsImportModal,
  ),
  translationsImport: lazyModal(
    async () => (await import('./translations/translations-import-modal.tsx')).TranslationsImportModal,
  ),
  llamaImport: lazyModal(async () => (await import('./llama-import-modal.tsx')).LlamaImportModal),
  turnIntoPro: lazyModal(async () => (await import('./to-pro/turn-into-pro-modal.tsx')).TurnIntoProModal),
  readyModules: lazyModal(async () => (await import('./ready-modules/ready-modules-modal.tsx')).ReadyModulesModal),
  platformFileDownload: lazyModal(async () => (await import('./export-modal.tsx')).ExportModal),
};

registerModals(transferModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly transfer: typeof transferModals;
  }
}
