import { isMergedText } from '@confab/inputs';
import type { AccountId, Item, Property } from '@confab/model';
import { countingIds, createFakeClock } from '@confab/test-kit';
import { createEditingSession } from '../../editing/create-editing-session.ts';
import type { TextStorage } from '../../editing/types.ts';
import { createFakeBackend } from './fake-backend.ts';
import { ids, nodeSchema } from './world.ts';

/** A backend and a clock, with a function that opens the test project in any number of sessions. */
export function aWorld(nodeProperties: readonly Property[] = nodeSchema.properties, more: readonly Item[] = []) {
  const backend = createFakeBackend(nodeProperties, more);
  const clock = createFakeClock();
  const newId = countingIds();

  return {
    backend,
    clock,
    async open(
      name: string,
      storage: TextStorage = memoryStorage(),
      isReadOnly = false,
      hasWorkflow = true,
      accountId: AccountId = ids.account,
      skipsSaving = false,
    ) {
      const client = backend.connect(name);
      let isAlive = true;
      const session = createEditingSession({
        api: client.api,
        live: client.live,
        teamId: ids.team,
        projectId: ids.project,
        me: { accountId, name, email: `${name}@example.test` },
        storage,
        newId,
        now: clock.now,
        schedule: (run, afterMs) => clock.schedule(() => (isAlive ? run() : undefined), afterMs),
        isReadOnly,
        skipsSaving,
        isMergedText: (item, path) => isMergedText(backend.getProperties(item.kind), path),
      });
      await session.load();
      if (hasWorkflow) session.openWorkflow(ids.workflow);
      await clock.pass(0);
      return {
        session,
        client,
        storage,
        /** The tab crashes: no timer runs and no call is sent any more. */
        kill() {
          isAlive = false;
          client.setWeather('down');
          client.cut();
        },
      };
    },
  };
}

export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
  };
}

export const setValue = (path: string, updatedValue: string | number) =>
  ({ path, action: 'ValueChanged', updatedValue }) as const;
