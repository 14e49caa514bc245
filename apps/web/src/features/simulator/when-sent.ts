import type { ProjectSession } from '../../editing/index.ts';
import { after } from '../../platform/after.ts';

const longestWaitMs = 2_000;

/** Settles when the server has every edit made here, so that what was typed is what is heard; soon, in any case. */
export async function whenSent(session: ProjectSession): Promise<void> {
  if (session.getStatus().pendingCount === 0) return;
  let stop = () => undefined as void;
  const sent = new Promise<void>((resolve) => {
    stop = session.subscribeTo('status', () => {
      if (session.getStatus().pendingCount === 0) resolve();
    });
  });
  await Promise.race([sent, after(longestWaitMs)]);
  stop();
}
