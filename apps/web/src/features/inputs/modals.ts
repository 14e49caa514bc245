import { registerModals } from '../../modals/registry.ts';
import { lazyModal } from '../../loading/lazy-modal.tsx';

const load = () => import('./lazy/large-kinds.ts');

/** The modals of the inputs feature. Their code is loaded when the first of them is opened. */
const inputsModals = {
  assistantResponseModal: lazyModal(async () => (await load()).AssistantResponseModal),
  PropertiesModal: lazyModal(async () => (await load()).PropertiesModal),
  treeInputModal: lazyModal(async () => (await load()).PropertiesModal),
  deleteStackedTableRow: lazyModal(async () => (await load()).RemoveRowModal),
  customPicker: lazyModal(async () => (await import('./picker/custom-picker-modal.tsx')).CustomPickerModal),
};

registerModals(inputsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly inputs: typeof inputsModals;
  }
}
