import { readEmbedSettings, type EmbedSettings } from './embed-settings.ts';
import { createInlineChat } from './create-inline-chat.ts';
import { createLauncher } from './create-launcher.ts';
import { createTabMemory } from './create-tab-memory.ts';
import type { WidgetEvent, Widget } from './widget.ts';

// Embeds an assistant in another page:
//
//   <script src="https://…/channels/chat/embed.js" data-project="…" async></script>
//
// The host's content security policy has to allow `script-src` and `frame-src` of this origin only. The script uses no
// inline styles, no `eval` and no connections, and adds only the global name `confab`.

type Listener = (detail: WidgetEvent) => void;

/** The interface for host pages, `window.confab`. */
interface ConfabApi {
  readonly open: () => void;
  readonly close: () => void;
  readonly toggle: () => void;
  readonly isOpen: () => boolean;
  /** Sends a message as if the visitor had written it. */
  readonly say: (text: string) => void;
  /** `ready`, `open`, `close`, `turn` or `ended`. @returns unsubscribes */
  readonly on: (name: WidgetEvent['confab'], listener: Listener) => () => void;
  readonly remove: () => void;
}

// The host page already has the object if the script has run before.
const host = window as { confab?: ConfabApi };
const script = document.currentScript ?? document.querySelector('script[data-project][src*="/channels/chat/embed.js"]');
const settings =
  script instanceof HTMLScriptElement
    ? readEmbedSettings(script, document.documentElement.dir || getComputedStyle(document.documentElement).direction)
    : undefined;

if (settings && !host.confab) runWhenPlaceExists(settings, () => start(settings));

function start(given: EmbedSettings) {
  // Another copy of the script may have run while this one waited.
  if (host.confab) return;
  const listeners = new Set<readonly [string, Listener]>();
  const memory = createTabMemory(`confab open ${given.project} ${given.stage}`);
  let isReady = false;
  const emit = (happening: WidgetEvent) => {
    if (happening.confab === 'ready') isReady = true;
    if (happening.confab === 'close') memory.write('close');
    else if (!target && isReady && widget.isOpen()) memory.write('open');
    for (const [name, listener] of listeners) if (name === happening.confab) listener(happening);
  };
  const target = findTarget(given);
  // A chat page that does not load would cover every page of the site.
  const forget = () => memory.write('close');
  const widget: Widget = target ? createInlineChat(given, target, emit) : createLauncher(given, emit, forget);
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
  // Reopens the panel after a reload without taking the focus.
  const kept = memory.read();
  if (!target && (kept === undefined ? atFirst : kept === 'open')) widget.open(false);
  document.dispatchEvent(new CustomEvent('confab:ready'));
}

/** Undefined without a selector, and for one that is invalid or finds nothing. */
function findTarget({ target }: EmbedSettings): Element | undefined {
  try {
    return (target === '' ? null : document.querySelector(target)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The script may run before the parser has reached the element that the chat fills. */
function runWhenPlaceExists(given: EmbedSettings, act: () => void) {
  const { target } = given;
  if (target === '' ? document.body : document.readyState !== 'loading' || findTarget(given)) act();
  else document.addEventListener('DOMContentLoaded', act, { once: true });
}
