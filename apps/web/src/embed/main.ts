import { readEmbedSettings, type EmbedSettings } from './embed-settings.ts';
import { createInlineChat } from './create-inline-chat.ts';
import { createLauncher } from './create-launcher.ts';
import { createTabMemory } from './create-tab-memory.ts';
import type { WidgetEvent, Widget } from './widget.ts';

// Puts an assistant into a page of somebody else:
//
//   <script src="https://…/channels/chat/embed.js" data-project="…" async></script>
//
// It needs `script-src` and `frame-src` of this origin in the host's policy, and nothing else: no inline style, no
// evaluated text, no connection of its own. `confab` is the one name it adds.

type Listener = (detail: WidgetEvent) => void;

/** What a host page can do with the assistant, as `window.confab`. */
interface ConfabApi {
  readonly open: () => void;
  readonly close: () => void;
  readonly toggle: () => void;
  readonly isOpen: () => boolean;
  /** Says something as if the visitor had written it. */
  readonly say: (text: string) => void;
  /** `ready`, `open`, `close`, `turn` or `ended`. @returns what ends listening. */
  readonly on: (name: WidgetEvent['confab'], listener: Listener) => () => void;
  readonly remove: () => void;
}

const host = window as { confab?: ConfabApi };
const script = document.currentScript ?? document.querySelector('script[data-project][src*="/channels/chat/embed.js"]');
const settings =
  script instanceof HTMLScriptElement
    ? readEmbedSettings(script, document.documentElement.dir || getComputedStyle(document.documentElement).direction)
    : undefined;

if (settings && !host.confab) whenThereIsABody(() => begin(settings));

function begin(given: EmbedSettings) {
  const listeners = new Set<readonly [string, Listener]>();
  const memory = createTabMemory(`confab open ${given.project} ${given.stage}`);
  const tell = (happening: WidgetEvent) => {
    if (happening.confab === 'open' || happening.confab === 'close') memory.write(happening.confab);
    for (const [name, listener] of listeners) if (name === happening.confab) listener(happening);
  };
  const target = given.target === '' ? null : document.querySelector(given.target);
  const widget: Widget = target ? createInlineChat(given, target, tell) : createLauncher(given, tell);
  host.confab = Object.freeze<ConfabApi>({
    open: () => widget.open(),
    close: widget.close,
    toggle: () => (widget.isOpen() ? widget.close() : widget.open()),
    isOpen: widget.isOpen,
    say: (text) => widget.say(String(text)),
    on(name, listener) {
      const entry = [name, listener] as const;
      listeners.add(entry);
      return () => void listeners.delete(entry);
    },
    remove() {
      widget.end();
      delete host.confab;
    },
  });
  const isWide = matchMedia('(min-width: 64rem)').matches;
  const atFirst = given.isOpenAtFirst === 'yes' || (given.isOpenAtFirst === 'wide' && isWide);
  // It was open before the page was loaded again: it is again, without taking the focus from the page.
  const kept = memory.read();
  if (!target && (kept === undefined ? atFirst : kept === 'open')) widget.open(false);
  document.dispatchEvent(new CustomEvent('confab:ready'));
}

function whenThereIsABody(act: () => void) {
  if (document.body) act();
  else document.addEventListener('DOMContentLoaded', act, { once: true });
}
