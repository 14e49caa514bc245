import { expect, it } from 'vitest';
import { aWorld, setValue } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { withEditOrder } from './edit-order.ts';

it('takes back the last change, in whichever item it was', async () => {
  const { order, name } = await anOrder();
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  order.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  order.undo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Hello', 'Ask']);
  order.undo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Ask']);
  expect(order.undoable()).toBeUndefined();
});

it('does again in the other direction, until something new is changed', async () => {
  const { order, name } = await anOrder();
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  order.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  order.undo();
  order.undo();
  order.redo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Hello', 'Ask']);
  order.session.edit(ids.greet, setValue('MaxReprompts', 3));
  expect(order.redoable()).toBeUndefined();
});

it('can do again what was undone, also while somebody listens', async () => {
  const { order, name } = await anOrder();
  order.subscribe(() => [order.undoable(), order.redoable()]);
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  order.undo();
  expect(order.redoable()).toBeDefined();
  order.redo();
  order.session.undo(ids.greet);
  expect(order.redoable()).toBeDefined();
  order.redo();
  expect(name(ids.greet)).toBe('Hello');
  expect(order.undoable()).toBeDefined();
});

it('puts moved cards back and again where they were moved to, in their turn between edits', async () => {
  const { order, name, placeOf } = await anOrder();
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 0, y: 0 }]);
  expect(order.undoable()).toBeUndefined();
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  order.session.edit(ids.greet, setValue('MaxReprompts', 3));
  order.undo();
  expect([name(ids.greet), placeOf(ids.greet)]).toEqual(['Hello', [20, 40]]);
  order.undo();
  expect([name(ids.greet), placeOf(ids.greet)]).toEqual(['Hello', [0, 0]]);
  order.undo();
  expect(name(ids.greet)).toBe('Greet');
  order.redo();
  order.redo();
  expect([name(ids.greet), placeOf(ids.greet)]).toEqual(['Hello', [20, 40]]);
});

it('knows of what is undone in one item by itself', async () => {
  const { order, name } = await anOrder();
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  order.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  order.session.undo(ids.greet);
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Question']);
  order.redo();
  expect(name(ids.greet)).toBe('Hello');
  order.undo();
  order.undo();
  expect([name(ids.greet), name(ids.ask)]).toEqual(['Greet', 'Ask']);
});

it('forgets what was done to a node that somebody else has deleted', async () => {
  const { order, name, colleague, client } = await anOrder();
  order.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 0, y: 0 }]);
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  await colleague.session.removeNode(ids.greet);
  client.deliver();
  expect(await order.undo()).toEqual({ itemId: ids.ask, path: 'DisplayName' });
  expect(name(ids.ask)).toBe('Ask');
  expect(order.undoable()).toBeUndefined();
});

it('leads to where it took something back, and knows that there is nothing more', async () => {
  const { order } = await anOrder();
  order.session.edit(ids.greet, { path: 'Connectors/r1', action: 'DeleteRow' });
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 0, y: 0 }]);
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.ask, x: 20, y: 40 }]);
  expect(await order.undo()).toEqual({ itemId: ids.ask });
  expect(await order.undo()).toEqual({ itemId: ids.greet, path: 'Connectors' });
  expect(await order.undo()).toBeUndefined();
});

it('brings a deleted node back with its place and its unsaved values, and deletes it again', async () => {
  const { order, name, placeOf, clock } = await anOrder();
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  await clock.pass(500);
  await order.session.removeItems([ids.greet, ids.ask]);
  order.session.moveNodes(ids.workflow, []);
  expect([name(ids.greet), name(ids.ask)]).toEqual([undefined, undefined]);
  expect(await order.undo()).toEqual({ itemId: ids.greet });
  expect([name(ids.greet), name(ids.ask), placeOf(ids.greet)]).toEqual(['Hello', 'Ask', [20, 40]]);
  await order.redo();
  expect([name(ids.greet), name(ids.ask)]).toEqual([undefined, undefined]);
  await order.undo();
  await order.undo();
  expect(name(ids.greet)).toBe('Greet');
});

it('takes a node away that was made, and brings back the very same', async () => {
  const { order, name } = await anOrder();
  const made = await order.session.addNode({ workflowId: ids.workflow, nodeType: 'Ask' });
  const nodeId = made.type === 'made' ? made.id : '';
  order.session.edit(nodeId, setValue('DisplayName', 'Mine'));
  await order.undo();
  expect(await order.undo()).toEqual({ itemId: ids.workflow });
  expect(name(nodeId)).toBeUndefined();
  expect(await order.redo()).toEqual({ itemId: nodeId });
  await order.redo();
  expect(name(nodeId)).toBe('Mine');
});

it('does nothing else while an item comes back, and forgets what cannot be brought back', async () => {
  const { order, client } = await anOrder();
  order.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  await order.session.removeNode(ids.greet);
  const restoring = order.undo();
  expect(order.undoable()).toBeUndefined();
  await restoring;
  await order.redo();
  client.setWeather('down');
  expect(await order.undo()).toBeUndefined();
  expect(order.session.getStatus().notes).toHaveLength(1);
  expect(order.undoable()).toMatchObject({ type: 'edit', itemId: ids.ask });
});

it('moves a node to another workflow and back to where its card stood', async () => {
  const { order, placeOf, addWorkflow } = await anOrder();
  addWorkflow();
  const where = () => order.session.getItem(ids.greet)?.workflowId;
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  expect(await order.session.moveNodeTo(ids.greet, ids.orders)).toEqual({ type: 'done' });
  expect(where()).toBe(ids.orders);
  expect(
    order.session
      .getSkeleton()
      ?.nodesOf.get(ids.orders)
      ?.map(({ id }) => id as string),
  ).toEqual([ids.greet]);
  expect(await order.undo()).toEqual({ itemId: ids.greet });
  expect([where(), placeOf(ids.greet)]).toEqual([ids.workflow, [20, 40]]);
  await order.redo();
  expect(where()).toBe(ids.orders);
});

it('takes no move back of a node that a colleague has moved since', async () => {
  const { order, client, colleague, addWorkflow } = await anOrder();
  addWorkflow();
  await order.session.moveNodeTo(ids.greet, ids.orders);
  colleague.client.deliver();
  await colleague.session.moveNodeTo(ids.greet, ids.workflow);
  client.deliver();
  expect(order.undoable()).toBeUndefined();
});

async function anOrder() {
  const { backend, open, clock } = aWorld();
  const { session, client } = await open('ada');
  const colleague = await open('grace');
  return {
    client,
    clock,
    colleague,
    /** A second one, known to both. */
    addWorkflow() {
      backend.addWorkflow('grace');
      for (const one of [client, colleague.client]) one.deliver();
    },
    order: withEditOrder(session),
    name: (itemId: string) => session.getValue(itemId, 'DisplayName'),
    placeOf(itemId: string) {
      const view = session.getWorkflow(ids.workflow);
      const place = view.status === 'ready' && view.layout.positions.find(({ nodeId }) => nodeId === itemId);
      return place ? [place.x, place.y] : undefined;
    },
  };
}
