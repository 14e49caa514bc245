import type { ToHost } from '../chat/host/host-bridge.ts';

/** An event of an embedded conversation. */
export type WidgetEvent = ToHost | { readonly confab: 'open' };
export type EmitWidgetEvent = (happening: WidgetEvent) => void;

/** An embedded assistant, inline or with a launcher. */
export interface Widget {
  readonly isOpen: () => boolean;
  readonly open: (takesFocus?: boolean) => void;
  readonly close: () => void;
  readonly say: (text: string) => void;
  readonly end: () => void;
}
