// The modals that edit a part of a form, loaded together when the first of them is opened.
export { AssistantResponseModal } from '../kinds/assistant-response/assistant-response-modal.tsx';
export { RemoveRowModal } from '../kinds/table/commands/remove-row-modal.tsx';
export { PropertiesModal } from '../kinds/table/row/properties-modal.tsx';
