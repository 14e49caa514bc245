import type { ChatResponse } from '@confab/contracts';

/** What the chat page tells the page it stands in. */
export type ToHost =
  | { readonly confab: 'ready' }
  | { readonly confab: 'close' }
  | { readonly confab: 'turn'; readonly said: string | null; readonly response: PublicTurn }
  | { readonly confab: 'ended' }
  /** Asks for what it gave to be kept, and gives it: for the script alone, which tells its page nothing of it. */
  | { readonly confab: 'recall' }
  | { readonly confab: 'remember'; readonly memory: string | null };

/** An answer without the key to the conversation: a host may count and read, not take over. */
export type PublicTurn = Omit<ChatResponse, 'sessionId'>;

/** What the page it stands in may ask of the chat page. */
export type FromHost =
  | { readonly confab: 'focus' }
  | { readonly confab: 'say'; readonly text: string }
  | { readonly confab: 'recalled'; readonly memory: string | null };

/** The line between the chat page and its host. */
export interface HostBridge {
  readonly send: (message: ToHost) => void;
  /** @returns what ends listening. */
  readonly onRequest: (hear: (message: FromHost) => void) => () => void;
}

/** The line to the host of that origin. It speaks to that origin alone, and listens to it alone. */
export function connectHost(own: Window, hostOrigin: string | undefined): HostBridge | undefined {
  const host = own.parent;
  if (hostOrigin === undefined || host === own) return undefined;
  return {
    send: (message) => host.postMessage(message, hostOrigin),
    onRequest(hear) {
      const listen = (event: MessageEvent<unknown>) => {
        if (event.source !== host || event.origin !== hostOrigin) return;
        const message = toRequest(event.data);
        if (message) hear(message);
      };
      own.addEventListener('message', listen);
      return () => own.removeEventListener('message', listen);
    },
  };
}

/** What is said to the host of an answer. */
export function toPublicTurn({ sessionId: _key, ...response }: ChatResponse): PublicTurn {
  return response;
}

function toRequest(data: unknown): FromHost | undefined {
  if (typeof data !== 'object' || data === null || !('confab' in data)) return undefined;
  if (data.confab === 'focus') return { confab: 'focus' };
  if (data.confab === 'say' && 'text' in data && typeof data.text === 'string')
    return { confab: 'say', text: data.text.slice(0, 1_000) };
  if (data.confab === 'recalled' && 'memory' in data)
    return { confab: 'recalled', memory: typeof data.memory === 'string' ? data.memory.slice(0, 100) : null };
  return undefined;
}
