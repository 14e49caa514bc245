import { createAccent } from '../chat/accent/create-accent.ts';
import { createChatFrame, type ChatFrame } from './create-chat-frame.ts';
import type { EmbedSettings } from './embed-settings.ts';
import { createShadowPlace } from './create-shadow-place.ts';
import { getEmbedWords } from './embed-words.ts';
import { watchLoading } from './watch-loading.ts';
import type { EmitWidgetEvent, Widget } from './widget.ts';

const bubble = 'M20 12a8 8 0 0 1-8 8H5l-1 1v-9a8 8 0 1 1 16 0zM9 11h6M9 14.5h4';
const chevron = 'M6 9l6 6 6-6';

/**
 * Creates the button in the corner that opens the chat panel. The chat page is loaded when it is first opened.
 *
 * @param onNotLoaded called when the chat page is not ready in time
 */
export function createLauncher(settings: EmbedSettings, emit: EmitWidgetEvent, onNotLoaded: () => void): Widget {
  const words = getEmbedWords(
    [settings.language, document.documentElement.lang, ...navigator.languages].filter(Boolean),
  );
  const name = settings.title || words.chat;
  const { place, root } = createShadowPlace();
  const accent = createAccent(settings.colour, 'light');
  if (accent) {
    place.style.setProperty('--confab-accent', accent.accent);
    place.style.setProperty('--confab-on-accent', accent.onAccent);
  }

  const panel = document.createElement('div');
  panel.className = `panel ${settings.side}`;
  panel.id = 'panel';
  panel.setAttribute('role', 'dialog');
  panel.setAttribute('aria-label', name);
  panel.hidden = true;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-controls', panel.id);
  const sign = createIcon();
  button.append(sign.svg);
  root.append(button, panel);
  document.body.append(place);

  let frame: ChatFrame | undefined;
  let stopWatching: (() => void) | undefined;
  /** Whether the panel has its own close button. On phones, where the panel fills the screen, it hides the launcher. */
  let hasOwnClose = false;
  const show = () => {
    const isOpen = !panel.hidden;
    button.className = `launcher ${settings.side}${isOpen && hasOwnClose ? ' covered' : ''}`;
    button.setAttribute('aria-expanded', String(isOpen));
    button.setAttribute('aria-label', isOpen ? words.close : settings.title ? `${words.open}: ${name}` : words.open);
    sign.path.setAttribute('d', isOpen ? chevron : bubble);
  };
  const load = () => {
    const made = createChatFrame(settings, 'popup', name, (message) => {
      if (message.confab === 'ready') {
        stopWatching?.();
        hasOwnClose = true;
        show();
      }
      if (message.confab === 'close') widget.close();
      else emit(message);
    });
    panel.append(made.element);
    stopWatching = watchLoading(made, {
      words,
      show(notice) {
        panel.append(notice);
        hasOwnClose = true;
        show();
        onNotLoaded();
        return notice;
      },
      onClose: () => widget.close(),
    });
    return made;
  };
  const widget: Widget = {
    isOpen: () => !panel.hidden,
    open(takesFocus = true) {
      const wasOpen = !panel.hidden;
      panel.hidden = false;
      frame ??= load();
      show();
      if (takesFocus) {
        frame.element.focus();
        frame.ask({ confab: 'focus' });
      }
      if (!wasOpen) emit({ confab: 'open' });
    },
    close() {
      if (panel.hidden) return;
      const hadFocus = root.activeElement !== null;
      panel.hidden = true;
      show();
      if (hadFocus) button.focus();
      emit({ confab: 'close' });
    },
    say(text) {
      frame ??= load();
      frame.ask({ confab: 'say', text });
    },
    end() {
      stopWatching?.();
      frame?.end();
      place.remove();
    },
  };
  button.addEventListener('click', () => (widget.isOpen() ? widget.close() : widget.open()));
  root.addEventListener('keydown', (event) => {
    // The DOM types declare a plain event here.
    if ((event as KeyboardEvent).key === 'Escape') widget.close();
  });
  show();
  return widget;
}

function createIcon() {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.append(path);
  return { svg, path };
}
