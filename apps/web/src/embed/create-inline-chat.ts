import { createChatFrame } from './create-chat-frame.ts';
import { createShadowPlace } from './create-shadow-place.ts';
import type { EmbedSettings } from './embed-settings.ts';
import { getEmbedWords } from './embed-words.ts';
import { watchLoading } from './watch-loading.ts';
import type { EmitWidgetEvent, Widget } from './widget.ts';

/** Creates the chat page inside an element of the host page; it is always open. */
export function createInlineChat(settings: EmbedSettings, target: Element, emit: EmitWidgetEvent): Widget {
  const words = getEmbedWords(
    [settings.language, document.documentElement.lang, ...navigator.languages].filter(Boolean),
  );
  const frame = createChatFrame(settings, 'inline', settings.title || words.chat, (message) => {
    if (message.confab === 'ready') stopWatching();
    // An inline chat cannot be closed.
    if (message.confab !== 'close') emit(message);
  });
  Object.assign(frame.element.style, { width: '100%', height: '100%', minHeight: '26rem', border: '0' });
  target.append(frame.element);
  const stopWatching = watchLoading(frame, {
    words,
    show(notice) {
      const { place, root } = createShadowPlace();
      root.append(notice);
      // The frame fills the element, so that a notice after it might be outside.
      frame.element.before(place);
      return place;
    },
  });
  return {
    isOpen: () => true,
    open: () => frame.ask({ confab: 'focus' }),
    close: () => undefined,
    say: (text) => frame.ask({ confab: 'say', text }),
    end() {
      stopWatching();
      frame.end();
      frame.element.remove();
    },
  };
}
