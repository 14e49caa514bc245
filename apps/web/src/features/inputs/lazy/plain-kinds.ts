// Input kinds that few forms use, loaded together when the first of them is shown.
export { FieldError } from '../field/field-frame.tsx';
export { ButtonInput } from '../kinds/button.tsx';
export { NamedSelector, NodeSelector } from '../kinds/choice/item-selectors.tsx';
export { MultiCheckboxInput, MultiDetailedCheckboxInput } from '../kinds/choice/multi-checkbox.tsx';
export { RadioInput } from '../kinds/choice/radio.tsx';
export { DateTimeInput } from '../kinds/date-time.tsx';
export { ImageInput } from '../kinds/media/image.tsx';
export { MessageInput } from '../kinds/message.tsx';
export { SliderInput } from '../kinds/slider.tsx';
export { ChipsInput } from '../kinds/text/chips.tsx';
export { CodeInput } from '../kinds/text/code.tsx';
export { CopyLabelInput } from '../kinds/text/copy-label.tsx';
export { HtmlInput } from '../kinds/text/html.tsx';
export { JsonField } from '../kinds/text/json.tsx';
export { PerLanguageInput } from '../kinds/text/per-language.tsx';
export { TokenLineInput, TokenLinesInput } from '../kinds/tokens/token-text.tsx';
