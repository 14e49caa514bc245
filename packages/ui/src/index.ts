export { Banner } from './banner.tsx';
export { HeaderSlot, HeaderSlots } from './header-slot.tsx';
export { IconButton } from './icon-button.tsx';
export { InfoTip } from './modal/info-tip.tsx';
export { Logo } from './logo.tsx';
export { ModalActions } from './modal/modal-actions.tsx';
export { ModalFrame, TopLayer, type ModalMessage } from './modal/modal-frame.tsx';
export { PersonBadge } from './person-badge.tsx';
export { holdTyping } from './rename/hold-typing.ts';
export { keepFocusIn } from './rename/keep-focus-in.ts';
export { RenameField } from './rename/rename-field.tsx';
export { SplitHandle } from './split-handle.tsx';
export { EmptyState, FailureState } from './states.tsx';
export { StatusBadge } from './status-badge.tsx';
export { StrengthMeter } from './strength-meter.tsx';
export { palettes, type Palette } from './theme.ts';
export { UiProvider } from './ui-provider.tsx';
export { UiWordsProvider } from './ui-words.tsx';

declare module 'react' {
  /** Styles may also set custom properties, which style sheets read. */
  interface CSSProperties {
    readonly [name: `--${string}`]: string | number | undefined;
  }
}
