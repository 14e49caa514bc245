import { lazy } from 'react';
import { registerModals } from '../../modals/registry.ts';

/** The modals of the inputs feature. Each is loaded when it is first opened. */
const inputsModals = {
  PropertiesModal: lazy(async () => ({
    default: (await import('./kinds/table/row/properties-modal.tsx')).PropertiesModal,
  })),
  treeInputModal: lazy(async () => ({
    default: (await import('./kinds/table/row/properties-modal.tsx')).PropertiesModal,
  })),
  deleteStackedTableRow: lazy(async () => ({
    default: (await import('./kinds/table/commands/remove-row-modal.tsx')).RemoveRowModal,
  })),
  customPicker: lazy(async () => ({ default: (await import('./picker/custom-picker-modal.tsx')).CustomPickerModal })),
};

registerModals(inputsModals);

declare module '../../modals/registry.ts' {
  interface ModalRegistry {
    readonly inputs: typeof inputsModals;
  }
}
