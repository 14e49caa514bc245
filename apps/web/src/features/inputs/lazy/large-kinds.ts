// Input kinds that are editors of their own, and the modals that they open, loaded together when the first of them is shown.
export { AssistantResponseModal } from '../kinds/assistant-response/assistant-response-modal.tsx';
export { AssistantResponseInput } from '../kinds/assistant-response/assistant-response.tsx';
export { LayoutInput } from '../kinds/assistant-response/layout-input.tsx';
export { ConditionInput } from '../kinds/expression/condition-input.tsx';
export { ExpressionInput } from '../kinds/expression/expression-input.tsx';
export { LibraryAssetInput } from '../kinds/media/entry-audio.tsx';
export { MediaResponseInput } from '../kinds/media/media-response.tsx';
export { RemoveRowModal } from '../kinds/table/commands/remove-row-modal.tsx';
export { PropertiesModal } from '../kinds/table/row/properties-modal.tsx';
export { TableRowForm } from '../kinds/table/row/table-row-form.tsx';
export { TableInput } from '../kinds/table/table.tsx';
export { TreeInput } from '../kinds/tree/tree.tsx';
