import type { ChatMemory } from '../conversation/chat-connection.ts';
import type { HostBridge } from './host-bridge.ts';

/** How long to wait for the host's answer, in milliseconds. */
const longestWaitMs = 1_000;

/** Whether storage is allowed; some browsers and private windows forbid it in a frame. */
export function canStore(): boolean {
  try {
    sessionStorage.setItem('chat', '');
    return true;
  } catch {
    return false;
  }
}

/**
 * Stores the session id in the host page's tab through the embedding script, so that a reload resumes the conversation.
 */
export function createHostMemory(host: HostBridge): Promise<ChatMemory> {
  return new Promise((resolve) => {
    let session: string | undefined;
    const begin = (stored: string | null) => {
      session = stored ?? undefined;
      unsubscribe();
      resolve({
        recall: () => session,
        remember(sessionId) {
          session = sessionId;
          host.send({ confab: 'remember', memory: sessionId ?? null });
        },
      });
    };
    const timer = setTimeout(() => begin(null), longestWaitMs);
    const unsubscribe = host.onRequest((message) => {
      if (message.confab !== 'recalled') return;
      clearTimeout(timer);
      begin(message.memory);
    });
    host.send({ confab: 'recall' });
  });
}
