import { createChatFrame } from './create-chat-frame.ts';
import type { EmbedSettings } from './embed-settings.ts';
import { getEmbedWords } from './embed-words.ts';
import type { EmitWidgetEvent, Widget } from './widget.ts';

/** Creates the chat page inside an element of the host page; it is always open. */
export function createInlineChat(settings: EmbedSettings, target: Element, emit: EmitWidgetEvent): Widget {
  const words = getEmbedWords(
    [settings.language, document.documentElement.lang, ...navigator.languages].filter(Boolean),
  );
  const frame = createChatFrame(settings, 'inline', settings.title || words.chat, (message) => {
    // An inline chat cannot be closed.
    if (message.confab !== 'close') emit(message);
  });
  Object.assign(frame.element.style, { width: '100%', height: '100%', minHeight: '26rem', border: '0' });
  target.append(frame.element);
  return {
    isOpen: () => true,
    open: () => frame.ask({ confab: 'focus' }),
    close: () => undefined,
    say: (text) => frame.ask({ confab: 'say', text }),
    end() {
      frame.end();
      frame.element.remove();
    },
  };
}
