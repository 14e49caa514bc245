import type { ProjectSession } from '../../editing/index.ts';
import { after } from '../../platform/after.ts';

const waitMs = 3_000;

/** Sends what was typed here; settles when the server has it, or when that takes too long to be waited for. */
export function whenSent(session: ProjectSession): Promise<void> {
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
  return Promise.race([sent, after(waitMs)]);
}
