import { placePages } from '@confab/inputs';
import type { SkinnyItem } from '@confab/model';
import type { ItemView } from '../../editing/index.ts';

/** An item of a workflow, and where the project has it. */
interface PlacedItem {
  readonly item: ItemView;
  /** The names from the workflow down to the item. */
  readonly place: string;
}

/**
 * Lists the nodes of a workflow in order, or the pages of a llama in reading order. The place of a page contains the pages
 * that it is below.
 */
export function placeItems(workflow: SkinnyItem, items: readonly ItemView[]): readonly PlacedItem[] {
  const addTo = (place: string, { displayName }: ItemView) => `${place} › ${displayName}`;
  if (workflow.kind !== 'llama') return items.map((item) => ({ item, place: addTo(workflow.displayName, item) }));
  const byId = new Map<string, ItemView>(items.map((item) => [item.id, item]));
  const places = new Map<string, string>([[workflow.id, workflow.displayName]]);
  const pages = items.map(({ id, values }) => ({ id, values: values ?? {} }));
  // In reading order a page comes after the one that it is below.
  return placePages(workflow.id, pages).flatMap(({ id, parent }) => {
    const item = byId.get(id);
    if (!item) return [];
    const place = addTo(places.get(parent) ?? workflow.displayName, item);
    places.set(id, place);
    return [{ item, place }];
  });
}
