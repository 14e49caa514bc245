import { newId } from '../../apps/web/src/platform/new-id.ts';
import { createEditingSession } from '../../apps/web/src/editing/create-editing-session.ts';
import type { EditingSession } from '../../apps/web/src/editing/index.ts';
import { memoryStorage } from '../../apps/web/src/testing/editing/open-session.ts';
import { ids } from '../../apps/web/src/testing/editing/world.ts';

type Settings = Parameters<typeof createEditingSession>[0];

/** A connection on which nothing arrives. */
const quietConnection: Settings['live'] = {
  state: 'Connected',
  connectionId: 'ada',
  onUpdate: () => () => {},
  onStateChange: () => () => {},
};

/** Opens the test project in an editing session with the clock of the browser, and loads it. */
export async function openOwnSession(api: Settings['api'], live = quietConnection): Promise<EditingSession> {
  const session = createEditingSession({
    api,
    live,
    teamId: ids.team,
    projectId: ids.project,
    me: { accountId: ids.account, name: 'Ada', email: 'ada@example.test' },
    storage: memoryStorage(),
    newId,
    now: () => Date.now(),
    schedule(run, afterMs) {
      const timer = setTimeout(run, afterMs);
      return () => clearTimeout(timer);
    },
  });
  await session.load();
  return session;
}
