import { describe, expect, it } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { setConnectorTarget } from '../connections/connect.ts';
import { parseCopiedText, toCopiedText } from './node-clipboard.ts';

describe('the clipboard of the canvas', () => {
  it('a copied text keeps the connections among the copied nodes and opens all others', async () => {
    const { session } = await aWorld().open('ada');
    setConnectorTarget(session, ids.greet, 'r1', ids.ask);
    setConnectorTarget(session, ids.ask, 'r1', ids.greet);
    const view = session.getWorkflow(ids.workflow);
    if (view.status !== 'ready') throw new Error('The workflow should be open');
    const positions = new Map(view.nodes.map(({ id }, at) => [id as string, { x: at * 300, y: 0 }]));
    const readTarget = (nodeIds: readonly string[]) =>
      parseCopiedText(
        toCopiedText(
          view.nodes.filter(({ id }) => nodeIds.includes(id)),
          positions,
        ),
      )?.map(({ id, values, x }) => [
        id,
        x,
        JSON.stringify(values['Connectors']).match(/"TargetNodeId":"([^"]*)"/)?.[1],
      ]);
    expect(readTarget([ids.greet, ids.ask])).toEqual([
      [ids.greet, 0, ids.ask],
      [ids.ask, 300, ids.greet],
    ]);
    expect(readTarget([ids.greet])).toEqual([[ids.greet, 0, '']]);
  });

  it.each(['', 'a text', '{}', '[]', '{"confab":"nodes","nodes":[]}', '{"confab":"nodes","nodes":[{"id":1}]}'])(
    'a pasted %j is no nodes',
    (text) => {
      expect(parseCopiedText(text)).toBeUndefined();
    },
  );
});
