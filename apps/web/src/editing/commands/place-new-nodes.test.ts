import { expect, test } from 'vitest';
import { aWorld } from '../../testing/editing/open-session.ts';
import { ids, worldItems } from '../../testing/editing/world.ts';
import { placeNewNodes } from './place-new-nodes.ts';

const items = worldItems().filter(({ kind }) => kind === 'node');
const places = { workflowId: ids.workflow, points: items.map((_item, at) => ({ x: at * 100, y: 20 })) };

async function openLayouts() {
  const view = (await aWorld().open('ada')).session.getWorkflow(ids.workflow);
  if (view.status !== 'ready') throw new Error('The workflow should be open');
  return new Map([[view.layout.workflowId as string, { ...view.layout, positions: [] }]]);
}

test('new nodes are where they were dropped, and a place from the server is kept', async () => {
  const layouts = placeNewNodes(await openLayouts(), items.slice(0, 1), { ...places, points: [{ x: 7, y: 8 }] });
  const positions = placeNewNodes(layouts, items, places).get(ids.workflow)?.positions;
  expect(positions?.map(({ nodeId, x, y }) => [nodeId, x, y])).toEqual(
    items.map(({ id }, at) => (at === 0 ? [id, 7, 8] : [id, at * 100, 20])),
  );
  expect(items.length).toBeGreaterThan(1);
});

test('a workflow that is not loaded, and nodes without places, change no layout', async () => {
  const layouts = await openLayouts();
  expect(placeNewNodes(new Map(), items, places).size).toBe(0);
  expect(placeNewNodes(layouts, items, undefined)).toBe(layouts);
});
