import { lazyKind } from './lazy-kind.tsx';

/** Skeleton heights of a multi-line control and of a block. */
const linesPx = 86;
const blockPx = 120;

const loadPlain = () => import('./plain-kinds.ts');

/* Input kinds that few forms use. Each is loaded when it is first shown. */
export const AssistantResponseInput = lazyKind(
  async () => (await import('../kinds/assistant-response/assistant-response.tsx')).AssistantResponseInput,
  blockPx,
);
export const ButtonInput = lazyKind(async () => (await loadPlain()).ButtonInput);
export const ChipsInput = lazyKind(async () => (await import('../kinds/text/chips.tsx')).ChipsInput);
export const CodeInput = lazyKind(async () => (await import('../kinds/text/code.tsx')).CodeInput, 200);
export const ConditionInput = lazyKind(
  async () => (await import('../kinds/expression/condition-input.tsx')).ConditionInput,
  linesPx,
);
export const CopyLabelInput = lazyKind(async () => (await loadPlain()).CopyLabelInput, 22);
export const DateTimeInput = lazyKind(async () => (await loadPlain()).DateTimeInput);
export const ExpressionInput = lazyKind(
  async () => (await import('../kinds/expression/expression-input.tsx')).ExpressionInput,
);
export const HtmlInput = lazyKind(async () => (await import('../kinds/text/html.tsx')).HtmlInput, 200);
export const ImageInput = lazyKind(async () => (await loadPlain()).ImageInput);
export const JsonField = lazyKind(async () => (await loadPlain()).JsonField, linesPx);
export const LayoutInput = lazyKind(
  async () => (await import('../kinds/assistant-response/layout-input.tsx')).LayoutInput,
  200,
);
export const LibraryAssetInput = lazyKind(
  async () => (await import('../kinds/media/entry-audio.tsx')).LibraryAssetInput,
);
export const MediaResponseInput = lazyKind(
  async () => (await import('../kinds/media/media-response.tsx')).MediaResponseInput,
  linesPx,
);
export const MessageInput = lazyKind(async () => (await loadPlain()).MessageInput);
export const MultiCheckboxInput = lazyKind(async () => (await loadPlain()).MultiCheckboxInput);
export const MultiDetailedCheckboxInput = lazyKind(async () => (await loadPlain()).MultiDetailedCheckboxInput);
export const MultiListInput = lazyKind(async () => (await loadPlain()).MultiListInput);
export const NamedSelector = lazyKind(async () => (await import('../kinds/choice/item-selectors.tsx')).NamedSelector);
export const NodeSelector = lazyKind(async () => (await import('../kinds/choice/item-selectors.tsx')).NodeSelector);
export const PerLanguageInput = lazyKind(async () => (await loadPlain()).PerLanguageInput);
export const RadioInput = lazyKind(async () => (await loadPlain()).RadioInput);
export const SecretInput = lazyKind(async () => (await loadPlain()).SecretInput);
export const SliderInput = lazyKind(async () => (await loadPlain()).SliderInput);
export const TableInput = lazyKind(async () => (await import('../kinds/table/table.tsx')).TableInput, blockPx);
/** The inputs of one row of a table, outside of the table. */
export const TableRowForm = lazyKind(
  async () => (await import('../kinds/table/row/table-row-form.tsx')).TableRowForm,
  blockPx,
);
export const TokenLineInput = lazyKind(async () => (await import('../kinds/tokens/token-text.tsx')).TokenLineInput);
export const TokenLinesInput = lazyKind(
  async () => (await import('../kinds/tokens/token-text.tsx')).TokenLinesInput,
  linesPx,
);
export const TreeInput = lazyKind(async () => (await import('../kinds/tree/tree.tsx')).TreeInput, blockPx);
export const WalletServiceInput = lazyKind(async () => (await loadPlain()).WalletServiceInput);
/** Read-only view of any value. */
export const ValueView = lazyKind(async () => (await import('../value-view/value-view.tsx')).ValueView, 22);
/** The reason why an edit was refused, outside of a form. */
export const FieldError = lazyKind(async () => (await import('../field/field-frame.tsx')).FieldError, 22);
