import type { EditingSession } from './types.ts';
import { delay } from '../platform/delay.ts';

const waitMs = 3_000;

/** Sends pending edits; resolves when the server has stored them, or after 3 s. */
export function flushEdits(session: EditingSession): Promise<void> {
  session.flush();
  const isSent = () => session.getStatus().pendingCount === 0;
  if (isSent()) return Promise.resolve();
  const sent = new Promise<void>((resolve) => {
    const stop = session.subscribeTo('status', () => {
      if (!isSent()) return;
      stop();
      resolve();
    });
  });
  return Promise.race([sent, delay(waitMs)]);
}
