import { expect, it } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { createUndoStack } from '../../authoring/testing/undo-stack.ts';
import { disconnect, reconnect, setConnectorTarget } from './connect.ts';

it('a connection that was moved to another port is back at the first one after a single undo', async () => {
  const { undoStack, connect, listTargets } = await createTestStack();
  connect(ids.greet, 'r1', ids.ask);
  const edge = { source: ids.greet, sourceHandle: 'r1' };
  const next = { source: ids.ask, sourceHandle: 'nomatch', target: ids.greet, targetHandle: null };
  expect(reconnect(undoStack.session, { Ask: nodeSchema }, edge, next)).toBeUndefined();
  expect(listTargets()).toEqual(['', ids.greet]);
  await undoStack.undo();
  expect(listTargets()).toEqual([ids.ask, undefined]);
  await undoStack.redo();
  expect(listTargets()).toEqual(['', ids.greet]);
});

it('a single undo brings back all connections that were deleted together', async () => {
  const { undoStack, connect, listTargets } = await createTestStack();
  connect(ids.greet, 'r1', ids.ask);
  connect(ids.ask, 'nomatch', ids.greet);
  disconnect(undoStack.session, [
    { source: ids.greet, sourceHandle: 'r1' },
    { source: ids.ask, sourceHandle: 'nomatch' },
  ]);
  expect(listTargets()).toEqual(['', '']);
  await undoStack.undo();
  expect(listTargets()).toEqual([ids.ask, ids.greet]);
});

async function createTestStack() {
  const { session } = await aWorld().open('ada');
  const undoStack = createUndoStack(session);
  return {
    undoStack,
    /** Connects two nodes beside the stack. */
    connect: (nodeId: string, connectorId: string, targetId: string) =>
      setConnectorTarget(session, nodeId, connectorId, targetId),
    /** The targets of the connectors of the tests. */
    listTargets: () => [
      session.getValue(ids.greet, 'Connectors/r1/TargetNodeId'),
      session.getValue(ids.ask, 'Connectors/nomatch/TargetNodeId'),
    ],
  };
}
