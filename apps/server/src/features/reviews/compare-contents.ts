import type { ReviewDetails, ReviewedPage } from '@confab/contracts';
import type { OneProjectSource } from '@confab/dialog-engine';
import { isSameJson, listAssetUses } from '@confab/inputs';
import { asItemId, type ItemId } from '@confab/model';
import { createPause } from '../../scheduling/create-pause.ts';
import { listAuthorValues, listReviewedItems, type ReviewedItem } from './list-reviewed-items.ts';

type Comparison = Pick<ReviewDetails, 'project' | 'authorValues' | 'chapters' | 'removed'>;

/** The approved version with which another one is compared. */
interface ApprovedVersion {
  readonly source: OneProjectSource;
  /** The assets with another content in the other version, under the same ids. */
  readonly changedFiles: ReadonlySet<string>;
}

/** The items of a version, each with its change since the last approved one. */
export async function compareContents(
  approved: ApprovedVersion | undefined,
  source: OneProjectSource,
): Promise<Comparison> {
  const known = new Map(approved ? listReviewedItems(approved.source).map((item) => [item.id, item]) : []);
  const compared = new Map<ItemId, Comparison['project']>();
  const pause = createPause();
  for (const item of listReviewedItems(source)) {
    compared.set(item.id, toComparedItem(item, known.get(item.id), approved?.changedFiles));
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
  item: ReviewedItem,
  before: ReviewedItem | undefined,
  changedFiles: ReadonlySet<string> = new Set(),
): Comparison['project'] {
  const { id, type, displayName, values } = item;
  const isSame = before?.type === type && isSameJson(before.values, values) && !hasFile(item, changedFiles);
  return { itemId: id, type, displayName, change: !before ? 'added' : isSame ? 'same' : 'changed' };
}

/** Whether an item shows one of these assets. */
function hasFile({ schema, values }: ReviewedItem, files: ReadonlySet<string>): boolean {
  return files.size > 0 && listAssetUses(schema?.properties ?? [], values).some(({ assetId }) => files.has(assetId));
}
