import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { oneIds, oneItems, pageProperties } from '../../../testing/editing/one-world.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import type { TreeCommands } from '../page-tree/tree-commands.ts';
import { PagePanel } from './page-panel.tsx';

test.each([
  ['Enter commits the name that is typed in the heading', 'Enter', [[oneIds.a, 'Lamps']]],
  ['Escape keeps the name', 'Escape', []],
])('%s, and the focus stays on the heading of the panel', async (_what, key, renamed) => {
  const world = aWorld(pageProperties, oneItems());
  const { session } = await world.open('ada');
  session.openWorkflow(oneIds.tour);
  await act(() => world.clock.pass(2_000));
  const calls: unknown[][] = [];
  const commands: Partial<TreeCommands> = { rename: (...args) => void calls.push(args) };
  renderInSession(
    session,
    <main id="main">
      <PagePanel
        itemId={oneIds.a}
        schema={undefined}
        pageTypes={[]}
        // The menu needs no other command.
        commands={commands as TreeCommands}
        inputTarget={undefined}
      />
    </main>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Actions for a' }));
  await waitFor(() => expect(document.activeElement?.closest('[role=menu]')).toBeTruthy());
  fireEvent.click(screen.getByRole('menuitem', { name: /^Rename/ }));
  const field = screen.getByRole('textbox', { name: 'New name of a' });
  fireEvent.change(field, { target: { value: 'Lamps' } });
  fireEvent.keyDown(field, { key });
  expect(calls).toEqual(renamed);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }).parentElement);
});
