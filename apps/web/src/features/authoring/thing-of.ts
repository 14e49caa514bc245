import { itemLevels } from '@confab/model';
import type { ItemView } from '../../editing/index.ts';
import type { ShownThing } from '../find/index.ts';

/** A node or a workflow as something that is used from elsewhere. */
export function thingOf(item: ItemView | undefined): ShownThing | undefined {
  if (!item || item.kind === 'project') return undefined;
  return { kind: itemLevels[item.kind], id: item.id, name: '', title: item.displayName || item.type };
}
