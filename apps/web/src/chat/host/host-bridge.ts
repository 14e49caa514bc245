import type { ChatResponse } from '@confab/contracts';

/** The messages from the chat page to its host page. */
export type ToHost =
  | { readonly confab: 'ready' }
  | { readonly confab: 'close' }
  | { readonly confab: 'turn'; readonly said: string | null; readonly response: PublicTurn }
  | { readonly confab: 'ended' }
  /** Reads and writes the stored session; the embedding script handles both and does not pass them on to the page. */
  | { readonly confab: 'recall' }
  | { readonly confab: 'remember'; readonly memory: string | null };

/** A response without the session id, so that a host can read the conversation but not continue it. */
export type PublicTurn = Omit<ChatResponse, 'sessionId'>;

/** The messages from the host page to the chat page. */
export type FromHost =
  | { readonly confab: 'focus' }
  | { readonly confab: 'say'; readonly text: string }
  | { readonly confab: 'recalled'; readonly memory: string | null };

/** The connection between the chat page and its host page. */
export interface HostBridge {
  readonly send: (message: ToHost) => void;
  /** @returns unsubscribes */
  readonly onRequest: (handler: (message: FromHost) => void) => () => void;
}

/** Connects to the host page; messages are exchanged with the given origin only. Undefined without a host. */
export function connectHost(own: Window, hostOrigin: string | undefined): HostBridge | undefined {
  const host = own.parent;
  if (hostOrigin === undefined || host === own) return undefined;
  return {
    send: (message) => host.postMessage(message, hostOrigin),
    onRequest(handler) {
      const listen = (event: MessageEvent<unknown>) => {
        if (event.source !== host || event.origin !== hostOrigin) return;
        const message = toRequest(event.data);
        if (message) handler(message);
      };
      own.addEventListener('message', listen);
      return () => own.removeEventListener('message', listen);
    },
  };
}

/** Removes the session id from a response. */
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
