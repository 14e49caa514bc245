import { findCalls } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import type { ProjectSession } from '../../editing/index.ts';
import type { ShownThing } from './find-store.ts';
import { placeOf } from './results.ts';
import { whenSent } from './when-sent.ts';

/** In how many places of a project a thing is used; none when that cannot be found out, as while offline. */
export async function countUses(api: ApiClient, session: ProjectSession, thing: ShownThing): Promise<number> {
  try {
    await whenSent(session);
    const { kind, id, name } = thing;
    const body = { ...placeOf(session), things: [{ kind, id, name }], except: [] };
    return (await api.call(findCalls.uses, { body })).count;
  } catch {
    return 0;
  }
}
