import type { EditingSession } from '../../../editing/index.ts';
import { delay } from '../../../platform/delay.ts';

const maxWaitMs = 2_000;

/** Resolves when the server has all local edits, so that the turn runs on them, or after 2 s. */
export async function waitUntilSent(session: EditingSession): Promise<void> {
  if (session.getStatus().pendingCount === 0) return;
  let stop: () => void = () => undefined;
  const sent = new Promise<void>((resolve) => {
    stop = session.subscribeTo('status', () => {
      if (session.getStatus().pendingCount === 0) resolve();
    });
  });
  await Promise.race([sent, delay(maxWaitMs)]);
  stop();
}
