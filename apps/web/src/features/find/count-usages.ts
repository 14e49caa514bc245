import type { ApiClient } from '../../api/api-client.ts';
import { flushEdits, type EditingSession } from '../../editing/index.ts';
import type { UsageTarget } from './find-store.ts';

/** Number of places in the project that use the target; undefined when the request fails, for example while offline. */
export async function countUsages(
  api: ApiClient,
  session: EditingSession,
  target: UsageTarget,
): Promise<number | undefined> {
  try {
    await flushEdits(session);
    const { requestUsageCount } = await import('./request-usage-count.ts');
    return await requestUsageCount(api, session, target);
  } catch {
    return undefined;
  }
}
