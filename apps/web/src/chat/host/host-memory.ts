import type { ChatMemory } from '../conversation/chat-connection.ts';
import type { HostBridge } from './host-bridge.ts';

/** A host that does not answer keeps nothing, and nobody waits for it. */
const longestWaitMs = 1_000;

/** Whether this page may keep anything itself: in a frame, some browsers and private windows let it keep nothing. */
export function canStore(): boolean {
  try {
    sessionStorage.setItem('chat', '');
    return true;
  } catch {
    return false;
  }
}

/** Has the script around keep which conversation this is, in its own tab, so that a reload goes on with it. */
export function createHostMemory(host: HostBridge): Promise<ChatMemory> {
  return new Promise((resolve) => {
    let session: string | undefined;
    const begin = (kept: string | null) => {
      session = kept ?? undefined;
      ignore();
      resolve({
        recall: () => session,
        remember(sessionId) {
          session = sessionId;
          host.send({ confab: 'remember', memory: sessionId ?? null });
        },
      });
    };
    const late = setTimeout(() => begin(null), longestWaitMs);
    const ignore = host.onRequest((message) => {
      if (message.confab !== 'recalled') return;
      clearTimeout(late);
      begin(message.memory);
    });
    host.send({ confab: 'recall' });
  });
}
