import { promotionItemsMax, type ItemVersions } from '@confab/contracts';
import { asItemId } from '@confab/model';
import { numberedId } from '@confab/test-kit';
import { expect, test } from 'vitest';
import { selectPromotionItems } from './select-promotion-items.ts';

type Versions = Pick<ItemVersions, 'development' | 'staging' | 'production'>;

function createItems(count: number, first: number, versions: Versions): ItemVersions[] {
  return Array.from({ length: count }, (_, at) => ({
    itemId: asItemId(numberedId(first + at)),
    kind: 'node',
    displayName: `Node ${first + at}`,
    ...versions,
  }));
}

test('a list full of deleted items still has an item that exists at each source', () => {
  const deleted = createItems(promotionItemsMax + 10, 1, { development: null, staging: null, production: 1 });
  const others = createItems(30, 1_000, { development: 2, staging: 1, production: 1 });
  const listed = selectPromotionItems([...deleted, ...others]);
  expect(listed).toHaveLength(promotionItemsMax);
  expect(listed.some(({ development }) => development !== null)).toBe(true);
  expect(listed.some(({ staging }) => staging !== null)).toBe(true);
});
