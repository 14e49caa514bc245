import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aWorld } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { createSchemas, nodeSchema } from '../../testing/editing/world.ts';
import { openFind } from '../find/index.ts';
import { FindDock } from './find-dock.tsx';

const schemas = createSchemas({ projectSchemas: { Standard: { ...nodeSchema, kind: 'project' } } });

test('Escape and the close button close find and give the focus back to the element that had it before', async () => {
  const { session } = await aWorld().open('ada');
  renderInSession(
    session,
    <>
      <button type="button">Page</button>
      <FindDock schemas={schemas} onOpen={() => undefined} />
    </>,
  );
  const user = userEvent.setup();
  const page = screen.getByRole('button', { name: 'Page' });
  const find = () => screen.queryByRole('region', { name: 'Find in project' });
  for (const close of [
    () => user.keyboard('{Escape}'),
    async () => user.click(await screen.findByRole('button', { name: 'Close find' })),
  ]) {
    act(() => page.focus());
    act(() => openFind());
    await user.click(await screen.findByRole('textbox', { name: 'Find in project' }));
    await close();
    expect(find()).toBeNull();
    expect(document.activeElement).toBe(page);
  }
});

test('closing find moves the focus into the editor when nothing had it before', async () => {
  const { session } = await aWorld().open('ada');
  renderInSession(
    session,
    <>
      <div data-region="tree">
        <button type="button">Page</button>
      </div>
      <FindDock schemas={schemas} onOpen={() => undefined} />
    </>,
  );
  act(() => openFind());
  await userEvent.click(await screen.findByRole('textbox', { name: 'Find in project' }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page' }));
});
