import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

/** The modals of the inputs feature. Each is loaded when it is first opened. */
const inputsModals = {
  assistantResponseModal: lazyModal(
    async () => (await import('./kinds/assistant-response/assistant-response-modal.tsx')).AssistantResponseModal,
  ),
  PropertiesModal: lazyModal(async () => (await import('./kinds/table/row/properties-modal.tsx')).PropertiesModal),
  treeInputModal: lazyModal(async () => (await import('./kinds/table/row/properties-modal.tsx')).PropertiesModal),
  deleteStackedTableRow: lazyModal(
    async () => (await import('./kinds/table/commands/remove-row-modal.tsx')).RemoveRowModal,
  ),
  customPicker: lazyModal(async () => (await import('./picker/custom-picker-modal.tsx')).CustomPickerModal),
};

registerModals(inputsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly inputs: typeof inputsModals;
  }
}
