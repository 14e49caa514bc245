import { aRow } from '@confab/test-kit';
import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemView } from '../../../editing/index.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import type { Annotation } from '../annotations/annotation.ts';
import { setConnectorTarget } from '../connections/connect.ts';
import { parseCopiedText, readCopiedContent, toCopiedText, writeCopiedText } from './node-clipboard.ts';
import { useClipboardEvents } from './use-clipboard-events.ts';
import { clearToasts, listToasts } from '../../../testing/modals-and-toasts.ts';

const place = { x: 0, y: 0, width: 200, height: 120 };
const aNote: Annotation = { kind: 'note', id: 'two', text: 'Ask **Grace**', colour: 'amber', ...place };
beforeEach(clearToasts);

describe('the clipboard of the canvas', () => {
  it('a copied text keeps the connections among the copied nodes and leaves all others open', async () => {
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
      )?.nodes.map(({ id, values, x }) => [
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

  it('exceptions that move to a node lead to it in a copy only when it is copied too', async () => {
    const { session } = await aWorld().open('ada');
    const greet = session.getItem(ids.greet);
    if (!greet) throw new Error('The test world should have this node.');
    const rows = [
      aRow('moves', { Handling: 'MoveToNode', TargetNodeId: ids.ask }),
      aRow('says', { Handling: 'Say' }, 1),
    ];
    const node = { ...greet, values: { ...greet.values, Exceptions: rows } };
    const read = (...others: readonly ItemView[]) => {
      const nodes = [node, ...others];
      const text = toCopiedText(nodes, new Map(nodes.map(({ id }) => [id, { x: 0, y: 0 }])));
      return parseCopiedText(text)?.nodes[0]?.values['Exceptions'];
    };
    const [moves, says] = rows;
    expect(read()).toEqual([{ ...moves, Values: { Handling: 'MoveToNode', TargetNodeId: '' } }, says]);
    expect(read({ ...greet, id: ids.ask })).toEqual(rows);
  });

  it('a copied text has groups and notes too, even without any node', () => {
    const annotations: readonly Annotation[] = [
      { kind: 'group', id: 'one', name: 'Order', colour: 'green', ...place },
      aNote,
    ];
    expect(parseCopiedText(toCopiedText([], new Map(), annotations))).toEqual({ nodes: [], annotations });
  });

  it('copying by the menu shows a toast, and the copy stays in this browser when the clipboard is refused (A8.102)', async () => {
    // The document has a clipboard from now on.
    userEvent.setup();
    const copied = { nodes: [], annotations: [aNote] };
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('no'));
    vi.spyOn(navigator.clipboard, 'readText').mockRejectedValueOnce(new Error('no'));
    writeCopiedText(toCopiedText([], new Map(), [aNote]));
    await expect.poll(listToasts).toEqual(['The browser did not allow copying.']);
    expect(await readCopiedContent()).toEqual(copied);
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    writeCopiedText(toCopiedText([], new Map(), [aNote]));
    await expect.poll(() => listToasts()[0]).toBe('Copied to clipboard');
  });

  it('copying by keys shows a toast (A8.102)', () => {
    renderHook(() => useClipboardEvents(document.body, { copy: () => 'text', cut: () => undefined, paste: () => {} }));
    document.dispatchEvent(new Event('cut'));
    expect(listToasts()).toEqual([]);
    document.dispatchEvent(new Event('copy'));
    expect(listToasts()).toEqual(['Copied to clipboard']);
  });

  it.each([
    '',
    'a text',
    '{}',
    '[]',
    '{"confab":"nodes","nodes":[]}',
    '{"confab":"nodes","nodes":[{"id":1}]}',
    '{"confab":"nodes","nodes":[],"annotations":[{"kind":"note","id":"a"}]}',
  ])('the pasted text %j is not read as copied nodes', (text) => {
    expect(parseCopiedText(text)).toBeUndefined();
  });
});
