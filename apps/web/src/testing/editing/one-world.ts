import type { Item, ItemKind, Property } from '@confab/model';
import { anItem } from '@confab/test-kit';
import { toId } from '../../editing/sender/to-id.ts';
import { ids } from './world.ts';

/** The inputs of the pages of the test world, the position among them. */
export const pageProperties: readonly Property[] = [
  ...['DisplayName', 'Parent', 'Order', 'NextPageId', 'Text'].map((name) => ({ name, type: 'String' as const })),
  { name: 'Everywhere', type: 'Bool' },
];

const id = (last: string) => `00000000-0000-4000-8000-0000000001${last}`;

/** Two llamas: the pages `a` with `b` and `c` below it and `d`, and the page `z`. */
export const oneIds = {
  tour: id('01'),
  visit: id('02'),
  a: id('0a'),
  b: id('0b'),
  c: id('0c'),
  d: id('0d'),
  z: id('0f'),
};

/** The llamas and pages, which are added to the items of the test world. */
export function oneItems(): readonly Item[] {
  const { tour, visit, a, b, c, d, z } = oneIds;
  return [
    item(tour, 'llama', null, { DisplayName: 'Tour' }),
    item(visit, 'llama', null, { DisplayName: 'Visit' }),
    item(a, 'page', tour, { DisplayName: 'a', Parent: tour, Order: 'a0' }),
    item(b, 'page', tour, { DisplayName: 'b', Parent: a, Order: 'a0' }),
    item(c, 'page', tour, { DisplayName: 'c', Parent: a, Order: 'a1' }),
    item(d, 'page', tour, { DisplayName: 'd', Parent: tour, Order: 'a1' }),
    item(z, 'page', visit, { DisplayName: 'z', Parent: visit, Order: 'a0' }),
  ];
}

function item(itemId: string, kind: ItemKind, llamaId: string | null, values: Readonly<Record<string, string>>): Item {
  return anItem({
    id: toId.item(itemId),
    kind,
    type: kind === 'page' ? 'Page' : 'Llama',
    projectId: ids.project,
    workflowId: llamaId === null ? null : toId.workflow(llamaId),
    propertyValues: values,
    order: kind === 'llama' ? `b${itemId.slice(-1)}` : 'a0',
  });
}
