import type { ItemView } from '../../editing/index.ts';
import { toUsageTarget } from '../authoring/index.ts';
import { openUsages } from '../find/index.ts';

/** Shows the inputs that lead to a page or chapter. */
export function showUsages(item: ItemView | undefined): void {
  const target = toUsageTarget(item);
  if (target) openUsages(target);
}
