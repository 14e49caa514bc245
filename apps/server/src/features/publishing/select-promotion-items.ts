import { promotionItemsMax, type ItemVersions } from '@confab/contracts';

/** The ways to publish, each with the condition for an item that it changes. */
const changesByPublishing = [
  ({ development, staging }: ItemVersions) => development !== staging,
  ({ development, production }: ItemVersions) => development !== production,
  ({ staging, production }: ItemVersions) => staging !== production,
];

/**
 * The items to list: one that exists at each source and one that changes for each way to publish, then the others that
 * change, then the rest.
 */
export function selectPromotionItems(items: readonly ItemVersions[]): ItemVersions[] {
  if (items.length <= promotionItemsMax) return [...items];
  const isThere = [
    ({ development }: ItemVersions) => development !== null,
    ({ staging }: ItemVersions) => staging !== null,
  ];
  const examples = [...isThere, ...changesByPublishing].flatMap((isWanted) => items.find(isWanted) ?? []);
  const changed = items.filter((item) => changesByPublishing.some((isChanged) => isChanged(item)));
  return [...new Set([...examples, ...changed, ...items])].slice(0, promotionItemsMax);
}
