import type { ToHost } from '../chat/host/host-bridge.ts';

/** What happens to a conversation that stands in another page. */
export type WidgetEvent = ToHost | { readonly confab: 'open' };
export type EmitWidgetEvent = (happening: WidgetEvent) => void;

/** An assistant in a page, whichever way it stands there. */
export interface Widget {
  readonly isOpen: () => boolean;
  readonly open: (takesFocus?: boolean) => void;
  readonly close: () => void;
  readonly say: (text: string) => void;
  readonly end: () => void;
}
