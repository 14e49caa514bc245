import type { FromHost, ToHost } from '../chat/host/host-bridge.ts';
import { createTabMemory } from './create-tab-memory.ts';
import { createFrameUrl, type EmbedSettings } from './embed-settings.ts';

/** The chat page in a frame, and the messages to it. */
export interface ChatFrame {
  readonly element: HTMLIFrameElement;
  readonly address: string;
  /** Sends a message; it is queued until the page is ready. */
  readonly ask: (message: FromHost) => void;
  /** Removes the listener. */
  readonly end: () => void;
}

/** Creates the frame; only messages of its window and origin are accepted. */
export function createChatFrame(
  settings: EmbedSettings,
  as: 'popup' | 'inline',
  name: string,
  onMessage: (message: ToHost) => void,
): ChatFrame {
  const element = document.createElement('iframe');
  const address = createFrameUrl(settings, location.origin, as);
  element.src = address;
  element.title = name;
  element.allow = 'microphone; autoplay; fullscreen; clipboard-write';
  const memory = createTabMemory(`confab conversation ${settings.project} ${settings.stage}`);
  let waiting: FromHost[] | undefined = [];
  const post = (message: FromHost) => element.contentWindow?.postMessage(message, settings.origin);
  const listen = ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== element.contentWindow || origin !== settings.origin) return;
    if (typeof data !== 'object' || data === null || !('confab' in data)) return;
    // The chat page sends no other messages with this key.
    const message = data as ToHost;
    // The session is handled here and not passed on to the host page.
    if (message.confab === 'recall') return post({ confab: 'recalled', memory: memory.read() ?? null });
    if (message.confab === 'remember') return memory.write(message.memory);
    if (message.confab === 'ready') {
      waiting?.forEach(post);
      waiting = undefined;
    }
    onMessage(message);
  };
  addEventListener('message', listen);
  return {
    element,
    address,
    ask: (message) => (waiting ? void waiting.push(message) : post(message)),
    end: () => removeEventListener('message', listen),
  };
}
