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

it('forgets what was done to a node that is gone', async () => {
  const { order, name } = await anOrder();
  order.session.edit(ids.ask, setValue('DisplayName', 'Question'));
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 0, y: 0 }]);
  order.session.moveNodes(ids.workflow, [{ nodeId: ids.greet, x: 20, y: 40 }]);
  order.session.edit(ids.greet, setValue('DisplayName', 'Hello'));
  await order.session.removeNode(ids.greet);
  order.undo();
  expect(name(ids.ask)).toBe('Ask');
  expect(order.undoable()).toBeUndefined();
});

async function anOrder() {
  const { session } = await aWorld().open('ada');
  return {
    order: withEditOrder(session),
    name: (itemId: string) => session.getValue(itemId, 'DisplayName'),
    placeOf(itemId: string) {
      const view = session.getWorkflow(ids.workflow);
      const place = view.status === 'ready' && view.layout.positions.find(({ nodeId }) => nodeId === itemId);
      return place ? [place.x, place.y] : undefined;
    },
  };
}
