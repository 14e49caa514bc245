import { notFound, type historyCalls, type ResultOf } from '@confab/contracts';
import type { ItemId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { getAccountName } from '../../core/accounts/sessions/sessions.ts';
import { unpack } from '../../core/versions/content.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { findSchema } from '../../core/schemas/find-schema.ts';
import { parseDraft } from '../../core/items/to-item.ts';
import { findVersion } from './item-versions.repository.ts';

/** The values of one save of an item, with the schema that shows them. */
export async function getItemVersion(
  { db }: Services,
  teamId: TeamId,
  itemId: ItemId,
  version: number,
): Promise<ResultOf<typeof historyCalls.version>> {
  const item = await findItem(db, teamId, itemId);
  const found = item && (await findVersion(db, teamId, item.id, version));
  if (!item || !found) throw notFound();
  return {
    itemId,
    kind: item.kind,
    type: item.type,
    version: found.version,
    authorId: found.authorId,
    authorName: getAccountName(found),
    createdUtc: found.createdAt.toISOString(),
    description: found.description,
    propertyValues: parseDraft(unpack(found.content)),
    schema: findSchema(item.kind, item.type) ?? null,
  };
}
