import type { BodyOf, findCalls, ResultOf } from '@confab/contracts';
import { findUsages } from '@confab/inputs';
import type { Services } from '../../services.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { listItemsMentioning } from '../../core/references/references.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { toHits } from './to-hits.ts';

type UsesRequest = BodyOf<typeof findCalls.uses>;
type UsesResult = ResultOf<typeof findCalls.uses>;

/** More would be no list that anyone reads. */
const hitsMax = 500;

/** Every place in the drafts of a project that refers to one of these things. */
export async function findUsesInProject({ db }: Services, request: UsesRequest): Promise<UsesResult> {
  const except = new Set<string>(request.except);
  const items: UsesResult['items'] = [];
  let count = 0;
  for (const row of await listItemsMentioning(db, request.teamId, request.projectId, getMentions(request.things))) {
    const schema = findSchema(row.kind, row.type);
    if (!schema || except.has(row.id) || (row.workflowId !== null && except.has(row.workflowId))) continue;
    const values = parseDraft(row.draft);
    const hits = request.things
      .flatMap((thing) => toHits(findUsages(schema.properties, values, thing)))
      .slice(0, Math.max(hitsMax - count, 0));
    count += hits.length;
    if (hits.length > 0) items.push({ itemId: row.id, hits });
  }
  return { items, count };
}

/** How the things are mentioned in drafts, which are JSON: ids in the spelling that this server gives them. */
function getMentions(things: UsesRequest['things']): readonly string[] {
  return things
    .flatMap(({ id, name }) => [id.toLowerCase(), id, JSON.stringify(name).slice(1, -1)])
    .filter((mention) => mention !== '');
}
