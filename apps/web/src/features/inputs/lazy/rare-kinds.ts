import { lazyKind } from './lazy-kind.tsx';

/** Skeleton heights of a multi-line control and of a block. */
const linesPx = 86;
const blockPx = 120;

const loadPlain = () => import('./plain-kinds.ts');
const loadLarge = () => import('./large-kinds.ts');

/* Input kinds that few forms use, loaded when the first of its file is shown. */
export const AssistantResponseInput = lazyKind(async () => (await loadLarge()).AssistantResponseInput, blockPx);
export const ButtonInput = lazyKind(async () => (await loadPlain()).ButtonInput);
export const ChipsInput = lazyKind(async () => (await loadPlain()).ChipsInput);
export const CodeInput = lazyKind(async () => (await loadPlain()).CodeInput, 200);
export const ConditionInput = lazyKind(async () => (await loadLarge()).ConditionInput, linesPx);
export const CopyLabelInput = lazyKind(async () => (await loadPlain()).CopyLabelInput, 22);
export const DateTimeInput = lazyKind(async () => (await loadPlain()).DateTimeInput);
export const ExpressionInput = lazyKind(async () => (await loadLarge()).ExpressionInput);
export const HtmlInput = lazyKind(async () => (await loadPlain()).HtmlInput, 200);
export const ImageInput = lazyKind(async () => (await loadPlain()).ImageInput);
export const JsonField = lazyKind(async () => (await loadPlain()).JsonField, linesPx);
export const LayoutInput = lazyKind(async () => (await loadLarge()).LayoutInput, 200);
export const LibraryAssetInput = lazyKind(async () => (await loadLarge()).LibraryAssetInput);
export const LinkedResponseInput = lazyKind(
  async () => (await import('../kinds/assistant-response/linked-response-input.tsx')).LinkedResponseInput,
);
export const MediaResponseInput = lazyKind(async () => (await loadLarge()).MediaResponseInput, linesPx);
export const MessageInput = lazyKind(async () => (await loadPlain()).MessageInput);
export const MultiCheckboxInput = lazyKind(async () => (await loadPlain()).MultiCheckboxInput);
export const MultiDetailedCheckboxInput = lazyKind(async () => (await loadPlain()).MultiDetailedCheckboxInput);
export const MultiListInput = lazyKind(async () => (await import('../kinds/choice/multi-list.tsx')).MultiListInput);
export const NamedSelector = lazyKind(async () => (await loadPlain()).NamedSelector);
export const NodeSelector = lazyKind(async () => (await loadPlain()).NodeSelector);
export const PerLanguageInput = lazyKind(async () => (await loadPlain()).PerLanguageInput);
export const RadioInput = lazyKind(async () => (await loadPlain()).RadioInput);
export const SecretInput = lazyKind(async () => (await import('../kinds/secret.tsx')).SecretInput);
export const SliderInput = lazyKind(async () => (await loadPlain()).SliderInput);
export const TableInput = lazyKind(async () => (await loadLarge()).TableInput, blockPx);
/** The inputs of one row of a table, outside the table. */
export const TableRowForm = lazyKind(async () => (await loadLarge()).TableRowForm, blockPx);
export const TokenLineInput = lazyKind(async () => (await loadPlain()).TokenLineInput);
export const TokenLinesInput = lazyKind(async () => (await loadPlain()).TokenLinesInput, linesPx);
export const TreeInput = lazyKind(async () => (await loadLarge()).TreeInput, blockPx);
export const WalletServiceInput = lazyKind(
  async () => (await import('../kinds/text/wallet-service.tsx')).WalletServiceInput,
);
/** Read-only view of any value. */
export const ValueView = lazyKind(async () => (await import('../value-view/value-view.tsx')).ValueView, 22);
/** The reason why an edit was refused, outside a form. */
export const FieldError = lazyKind(async () => (await loadPlain()).FieldError, 22);
