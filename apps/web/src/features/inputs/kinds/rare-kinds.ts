import { lazyKind } from '../lazy-kind.tsx';

/** How tall a control of several lines is, and a block. */
const linesPx = 86;
const blockPx = 120;

/* The kinds that few forms have: each is fetched with the first input of it. */
export const AssistantResponseInput = lazyKind(
  async () => (await import('./assistant-response/assistant-response.tsx')).AssistantResponseInput,
  blockPx,
);
export const AssetIdInput = lazyKind(async () => (await import('./asset-id.tsx')).AssetIdInput);
export const ButtonInput = lazyKind(async () => (await import('./button.tsx')).ButtonInput);
export const ChipsInput = lazyKind(async () => (await import('./chips.tsx')).ChipsInput);
export const CodeInput = lazyKind(async () => (await import('./code.tsx')).CodeInput, 200);
export const CopyLabelInput = lazyKind(async () => (await import('./copy-label.tsx')).CopyLabelInput, 22);
export const DateTimeInput = lazyKind(async () => (await import('./date-time.tsx')).DateTimeInput);
export const HtmlInput = lazyKind(async () => (await import('./html.tsx')).HtmlInput, 200);
export const ImageInput = lazyKind(async () => (await import('./image.tsx')).ImageInput);
export const JsonField = lazyKind(async () => (await import('./json.tsx')).JsonField, linesPx);
export const MediaResponseInput = lazyKind(
  async () => (await import('./media-response.tsx')).MediaResponseInput,
  linesPx,
);
export const MessageInput = lazyKind(async () => (await import('./message.tsx')).MessageInput);
export const MultiCheckboxInput = lazyKind(async () => (await import('./multi-select.tsx')).MultiCheckboxInput);
export const MultiDetailedCheckboxInput = lazyKind(
  async () => (await import('./multi-select.tsx')).MultiDetailedCheckboxInput,
);
export const MultiListInput = lazyKind(async () => (await import('./multi-select.tsx')).MultiListInput);
export const NamedSelector = lazyKind(async () => (await import('./item-selectors.tsx')).NamedSelector);
export const NodeSelector = lazyKind(async () => (await import('./item-selectors.tsx')).NodeSelector);
export const PerLanguageInput = lazyKind(async () => (await import('./per-language.tsx')).PerLanguageInput);
export const RadioInput = lazyKind(async () => (await import('./radio.tsx')).RadioInput);
export const SliderInput = lazyKind(async () => (await import('./slider.tsx')).SliderInput);
export const TableInput = lazyKind(async () => (await import('./table/table.tsx')).TableInput, blockPx);
export const TokenLineInput = lazyKind(async () => (await import('./token-text.tsx')).TokenLineInput);
export const TokenLinesInput = lazyKind(async () => (await import('./token-text.tsx')).TokenLinesInput, linesPx);
export const TreeInput = lazyKind(async () => (await import('./tree/tree.tsx')).TreeInput, blockPx);
/** Any value of any input, to be read; its own file says more. */
export const ValueView = lazyKind(async () => (await import('../value-view/value-view.tsx')).ValueView, 22);
