// Small kinds of inputs that few forms use, loaded together when the first of them is shown.
export { ButtonInput } from '../kinds/button.tsx';
export { RadioInput } from '../kinds/choice/radio.tsx';
export { DateTimeInput } from '../kinds/date-time.tsx';
export { MessageInput } from '../kinds/message.tsx';
export { SliderInput } from '../kinds/slider.tsx';
export { CopyLabelInput } from '../kinds/text/copy-label.tsx';
export { PerLanguageInput } from '../kinds/text/per-language.tsx';
export { WalletServiceInput } from '../kinds/text/wallet-service.tsx';
export { MultiCheckboxInput, MultiDetailedCheckboxInput, MultiListInput } from '../kinds/choice/multi-select.tsx';
export { ImageInput } from '../kinds/media/image.tsx';
export { SecretInput } from '../kinds/secret.tsx';
export { JsonField } from '../kinds/text/json.tsx';
