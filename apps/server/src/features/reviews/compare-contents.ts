import type { ReviewDetails, ReviewedPage } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import { isSameJson } from '@confab/inputs';
import { asItemId, type ItemId } from '@confab/model';
import { createPause } from '../../scheduling/create-pause.ts';
import { listAuthorValues, listReviewedItems, type ReviewedItem } from './list-reviewed-items.ts';

type Comparison = Pick<ReviewDetails, 'project' | 'authorValues' | 'chapters' | 'removed'>;

/** The items of a version, each with its change since the last approved one. */
export async function compareContents(
  approved: OneProjectSource | undefined,
  source: OneProjectSource,
): Promise<Comparison> {
  const known = new Map(approved ? listReviewedItems(approved).map((item) => [item.id, item]) : []);
  const compared = new Map<ItemId, Comparison['project']>();
  const pause = createPause();
  for (const item of listReviewedItems(source)) {
    compared.set(item.id, toComparedItem(item, known.get(item.id)));
    await pause();
  }
  const get = (id: ItemId) => {
    const found = compared.get(id);
    if (!found) throw new Error('Every item of the version was compared.');
    return found;
  };
  return {
    project: get(asItemId(source.project.id)),
    authorValues: listAuthorValues(source).map(({ id }) => get(id)),
    chapters: source.llamas.map(({ llama, pages }) => ({
      ...get(llama.id),
      pages: pages.map(({ id, parent }): ReviewedPage => ({ ...get(id), parent })),
    })),
    removed: [...known.values()]
      .filter(({ id }) => !compared.has(id))
      .map(({ id, displayName }) => ({ itemId: id, displayName })),
  };
}

function toComparedItem(
  { id, type, displayName, values }: ReviewedItem,
  before: ReviewedItem | undefined,
): Comparison['project'] {
  const change = !before ? 'added' : before.type === type && isSameJson(before.values, values) ? 'same' : 'changed';
  return { itemId: id, type, displayName, change };
}
