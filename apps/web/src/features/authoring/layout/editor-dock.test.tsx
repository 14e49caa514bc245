import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import type { DockTab } from '../location/editor-location.ts';
import { useDock } from '../location/use-dock.ts';
import { EditorDock } from './editor-dock.tsx';

function Page({ tab }: { readonly tab: DockTab }) {
  const [shown, show] = useState<DockTab>();
  return (
    <>
      <button type="button" onClick={() => show(tab)}>
        Open
      </button>
      <EditorDock
        dock={useDock(shown, show)}
        simulator={<input aria-label="Message" />}
        problems={null}
        find={<input aria-label="Text" />}
      />
    </>
  );
}

async function renderDock(tab: DockTab) {
  const { session } = await aWorld().open('ada');
  renderInSession(session, <Page tab={tab} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return user;
}
const isOpen = () => screen.queryByRole('tablist', { name: 'Dock' }) !== null;

test('Escape closes find and gives the focus back to the element that had it before', async () => {
  const user = await renderDock('find');
  await user.click(screen.getByRole('textbox', { name: 'Text' }));
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('the close button of the dock gives the focus back to the element that had it before', async () => {
  const user = await renderDock('find');
  await user.click(screen.getByRole('button', { name: 'Close the dock' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
});

test('Escape leaves the simulator open', async () => {
  const user = await renderDock('simulator');
  await user.click(screen.getByRole('textbox', { name: 'Message' }));
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(true);
});
