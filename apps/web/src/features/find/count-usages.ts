import { findCalls } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import { flushEdits, type EditingSession } from '../../editing/index.ts';
import type { UsageTarget } from './find-store.ts';
import { getProjectIds } from './find-results.ts';

/** Number of places in the project that use the target; undefined when the request fails, for example while offline. */
export async function countUsages(
  api: ApiClient,
  session: EditingSession,
  target: UsageTarget,
): Promise<number | undefined> {
  try {
    await flushEdits(session);
    const { kind, id, name } = target;
    const body = { ...getProjectIds(session), things: [{ kind, id, name }], except: [] };
    return (await api.call(findCalls.uses, { body })).count;
  } catch {
    return undefined;
  }
}
