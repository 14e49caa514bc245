import type { EditingSession } from '../../editing/index.ts';
import { delay } from '../../platform/delay.ts';

const longestWaitMs = 2_000;

/** Settles when the server has every edit made here, so that what was typed is what is heard; soon, in any case. */
export async function whenSent(session: EditingSession): Promise<void> {
  if (session.getStatus().pendingCount === 0) return;
  let stop = () => undefined as void;
  const sent = new Promise<void>((resolve) => {
    stop = session.subscribeTo('status', () => {
      if (session.getStatus().pendingCount === 0) resolve();
    });
  });
  await Promise.race([sent, delay(longestWaitMs)]);
  stop();
}
