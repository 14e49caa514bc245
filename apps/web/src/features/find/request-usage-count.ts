import { findCalls } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import type { EditingSession } from '../../editing/index.ts';
import type { UsageTarget } from './find-store.ts';
import { getProjectIds } from './find-results.ts';

/** Asks the server in how many places of the project a target is used. */
export async function requestUsageCount(
  api: ApiClient,
  session: EditingSession,
  { kind, id, name }: UsageTarget,
): Promise<number> {
  const body = { ...getProjectIds(session), things: [{ kind, id, name }], except: [] };
  return (await api.call(findCalls.uses, { body })).count;
}
