import type { BodyOf, findCalls, ResultOf } from '@confab/contracts';
import { findUses } from '@confab/inputs';
import type { Services } from '../../services.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { listItemsMentioning } from '../../core/references/references.repository.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { toHits } from './to-hits.ts';

type Wanted = BodyOf<typeof findCalls.uses>;
type Answer = ResultOf<typeof findCalls.uses>;

/** More would be no list that anyone reads. */
const toldMax = 500;

/** Every place in the drafts of a project that refers to one of these things. */
export async function findUsesInProject({ db }: Services, wanted: Wanted): Promise<Answer> {
  const except = new Set<string>(wanted.except);
  const items: Answer['items'] = [];
  let count = 0;
  for (const row of await listItemsMentioning(db, wanted.teamId, wanted.projectId, mentionsOf(wanted.things))) {
    const schema = findSchema(row.kind, row.type);
    if (!schema || except.has(row.id) || (row.workflowId !== null && except.has(row.workflowId))) continue;
    const values = parseDraft(row.draft);
    const hits = wanted.things
      .flatMap((thing) => toHits(findUses(schema.properties, values, thing)))
      .slice(0, Math.max(toldMax - count, 0));
    count += hits.length;
    if (hits.length > 0) items.push({ itemId: row.id, hits });
  }
  return { items, count };
}

/** How the things are mentioned in drafts, which are JSON: ids in the spelling that this server gives them. */
function mentionsOf(things: Wanted['things']): readonly string[] {
  return things
    .flatMap(({ id, name }) => [id.toLowerCase(), id, JSON.stringify(name).slice(1, -1)])
    .filter((mention) => mention !== '');
}
