import type { BodyOf, findCalls, ResultOf } from '@confab/contracts';
import { findUsages } from '@confab/inputs';
import type { Services } from '../../services.ts';
import { createPause } from '../../scheduling/create-pause.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { listItemsMentioning } from '../../core/references/references.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { toHits } from './to-hits.ts';

type UsesRequest = BodyOf<typeof findCalls.uses>;
type UsesResult = ResultOf<typeof findCalls.uses>;

/** Longer lists are cut. */
const hitsMax = 500;

/** All usages of some items in the drafts of a project. */
export async function findUsesInProject({ db }: Services, request: UsesRequest): Promise<UsesResult> {
  const except = new Set<string>(request.except);
  const items: UsesResult['items'] = [];
  let count = 0;
  const pause = createPause();
  for (const row of await listItemsMentioning(db, request.teamId, request.projectId, getMentions(request.things))) {
    await pause();
    const schema = findSchema(row.kind, row.type);
    if (!schema || except.has(row.id) || (row.workflowId !== null && except.has(row.workflowId))) continue;
    const values = parseDraft(row.draft);
    const hits = request.things
      .flatMap((thing) => toHits(schema, findUsages(schema.properties, values, thing)))
      .slice(0, Math.max(hitsMax - count, 0));
    count += hits.length;
    if (hits.length > 0) items.push({ itemId: row.id, hits });
  }
  return { items, count };
}

/** The texts that drafts contain when they refer to the items. */
function getMentions(things: UsesRequest['things']): readonly string[] {
  return things.flatMap(({ id, name }) => [id, JSON.stringify(name).slice(1, -1)]).filter((mention) => mention !== '');
}
