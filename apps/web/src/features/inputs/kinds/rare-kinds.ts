import { lazyKind } from '../lazy-kind.tsx';

/** How tall a control of several lines is, and a block. */
const linesPx = 86;
const blockPx = 120;

/* The kinds that few forms have: each is fetched with the first input of it. */
export const AssistantResponseInput = lazyKind(
  async () => (await import('./assistant-response/assistant-response.tsx')).AssistantResponseInput,
  blockPx,
);
export const ChipsInput = lazyKind(async () => (await import('./chips.tsx')).ChipsInput);
export const CodeInput = lazyKind(async () => (await import('./code.tsx')).CodeInput, 200);
export const CopyLabelInput = lazyKind(async () => (await import('./copy-label.tsx')).CopyLabelInput, 22);
export const DateTimeInput = lazyKind(async () => (await import('./date-time.tsx')).DateTimeInput);
export const ImageInput = lazyKind(async () => (await import('./image.tsx')).ImageInput);
export const IntentSelector = lazyKind(async () => (await import('./item-selectors.tsx')).IntentSelector);
export const JsonField = lazyKind(async () => (await import('./json.tsx')).JsonField, linesPx);
export const MultiCheckboxInput = lazyKind(async () => (await import('./multi-select.tsx')).MultiCheckboxInput);
export const MultiDetailedCheckboxInput = lazyKind(
  async () => (await import('./multi-select.tsx')).MultiDetailedCheckboxInput,
);
export const MultiListInput = lazyKind(async () => (await import('./multi-select.tsx')).MultiListInput);
export const NodeSelector = lazyKind(async () => (await import('./item-selectors.tsx')).NodeSelector);
export const PerLanguageInput = lazyKind(async () => (await import('./per-language.tsx')).PerLanguageInput);
export const RadioInput = lazyKind(async () => (await import('./radio.tsx')).RadioInput);
export const SliderInput = lazyKind(async () => (await import('./slider.tsx')).SliderInput);
export const TokenLineInput = lazyKind(async () => (await import('./token-text.tsx')).TokenLineInput);
export const TokenLinesInput = lazyKind(async () => (await import('./token-text.tsx')).TokenLinesInput, linesPx);
export const VariableSelector = lazyKind(async () => (await import('./item-selectors.tsx')).VariableSelector);
export const WorkflowSelector = lazyKind(async () => (await import('./item-selectors.tsx')).WorkflowSelector);
