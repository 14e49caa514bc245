import { expect, it } from 'vitest';
import { aWorld, setValue } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { withEditOrder } from './use-edit-order.ts';

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

async function anOrder() {
  const { session } = await aWorld().open('ada');
  return { order: withEditOrder(session), name: (itemId: string) => session.getValue(itemId, 'DisplayName') };
}
