import { itemLevels } from '@confab/model';
import type { ItemView } from '../../../editing/index.ts';
import { openUsages, type UsageTarget } from '../../find/index.ts';

/** The target of a usage search for a node or workflow; undefined for a project. */
export function toUsageTarget(item: ItemView | undefined): UsageTarget | undefined {
  if (!item || item.kind === 'project') return undefined;
  return { kind: itemLevels[item.kind], id: item.id, name: '', title: item.displayName || item.type };
}

/** Shows where a node or workflow is used. */
export function openUsagesOfItem(item: ItemView | undefined): void {
  const target = toUsageTarget(item);
  if (target) openUsages(target);
}
