import { asNodeId } from '@confab/model';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { oneIds, oneItems, pageProperties } from '../../../testing/editing/one-world.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { PageTree } from '../page-tree/page-tree.tsx';
import type { TreeCommands } from '../page-tree/tree-commands.ts';
import { usePageLists } from '../page-tree/use-page-lists.ts';
import { PageTraffic } from './page-traffic.tsx';
import { createSchemas } from '../../../testing/editing/world.ts';

// jsdom has no layout, so the height that decides which rows render is set here.
beforeEach(() => Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 }));
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  cleanup();
});

const nothing = () => undefined;

function Tree({ onSelect }: { readonly onSelect: (itemId: string) => void }) {
  const commands: TreeCommands = {
    select: onSelect,
    open: nothing,
    clearSelection: nothing,
    rename: nothing,
    addPage: nothing,
    addSeveral: nothing,
    addLlama: nothing,
    showUsages: nothing,
    duplicateLlama: nothing,
    importLlama: nothing,
    exportLlama: nothing,
    copy: nothing,
    cut: nothing,
    paste: nothing,
    duplicate: nothing,
    move: nothing,
    canMoveTo: () => false,
    moveTo: nothing,
    remove: nothing,
  };
  return (
    <>
      <PageTree
        schemas={createSchemas({ nodeSchemas: {} })}
        pageTypes={[]}
        lists={usePageLists()}
        selectedId={oneIds.a}
        selectedIds={[oneIds.a]}
        commands={commands}
      />
      <PageTraffic selectedId={oneIds.a} />
    </>
  );
}

test('rows show the traffic of their pages, and a figure leads to its conversations', async () => {
  const { api } = fakeApi({
    '/api/GetTraffic': () => ({
      conversations: 10,
      turns: 20,
      unrecorded: 0,
      isCut: false,
      nodes: [
        { nodeId: asNodeId(oneIds.a), conversations: 10, turns: 12, left: 3 },
        { nodeId: asNodeId('00000000-0000-4000-8000-000000000999'), conversations: 1, turns: 1, left: 0 },
      ],
      connectors: [],
    }),
    '/api/RetrieveAnalyticData': () => new Promise(nothing),
  });
  const world = aWorld(pageProperties, oneItems());
  const { session } = await world.open('ada', undefined, false, false);
  const selected: string[] = [];
  renderInSession(session, <Tree onSelect={(itemId) => selected.push(itemId)} />, api);
  await world.clock.pass(2_000);
  expect(await screen.findByRole('treeitem', { name: 'a' })).toBeDefined();
  const user = userEvent.setup();
  const toggle = screen.getByRole('button', { name: 'Traffic' });
  expect(toggle.getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle);
  expect(await screen.findByRole('treeitem', { name: 'a, 10 conversations, 30% left here' })).toBeDefined();
  // A page without conversations has no figure.
  expect(screen.getByRole('treeitem', { name: 'b' })).toBeDefined();
  expect(screen.getByText('1 page of these conversations is no longer in the draft')).toBeDefined();

  await user.click(await screen.findByRole('button', { name: 'a: 10 conversations, 30% left here' }));
  const params = new URLSearchParams(location.search);
  expect(Object.fromEntries(params)).toMatchObject({ tab: 'analytics', view: 'correspondence', through: oneIds.a });
  expect(selected).toEqual([]);

  await user.click(toggle);
  expect(screen.getByRole('treeitem', { name: 'a' })).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Traffic' })).toBeNull();
});
