import { catalogue } from '@confab/catalogue';
import type { ProjectList } from '@confab/contracts';
import { renderUi } from '@confab/test-kit/web';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { aWorld, memoryStorage } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { getCardColumns } from './get-card-columns.ts';
import { ExtensionIcon } from './extension-icon.tsx';
import { ExtensionsModal } from './extensions-modal.tsx';

const extensions: ProjectList['extensions'] = {
  review: {
    description: 'Review',
    longDescription: 'Somebody reads what was written.',
    icon: 'checklist',
    helpLink: 'https://help.example/extensions',
  },
  showcase: { description: 'Showcase', longDescription: 'Every kind of input.', icon: 'from a newer server' },
};

async function open(offered = extensions, isReadOnly = false) {
  const world = aWorld();
  const { session } = await world.open('ada', memoryStorage(), isReadOnly);
  const colleague = await world.open('grace');
  renderUi(<ExtensionsModal session={session} extensions={offered} onClose={() => undefined} />);
  const card = (name: string) => within(screen.getByRole('article', { name }));
  return {
    session,
    card,
    user: userEvent.setup(),
    pass: (ms: number) => act(() => world.clock.pass(ms)),
    enabled: () => session.getValue(ids.project, 'Extensions'),
    colleaguesEnabled() {
      colleague.client.deliver();
      return colleague.session.getValue(ids.project, 'Extensions');
    },
    listNotices: () => world.backend.notices.map(({ action, description }) => [action, description]),
  };
}

test('extension cards use one column under 850 px, two under 1200, three under 1500, otherwise four (A2.73)', () => {
  const widths = [320, 849, 850, 1_199, 1_200, 1_499, 1_500, 2_560];
  expect(widths.map((width) => getCardColumns(width))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
});

test('an extension card has a heading, state, description, button and, if there is help, a link (A2.74)', async () => {
  const { card, user } = await open();
  expect(card('Review').getByRole('heading', { name: 'Review' })).toBeTruthy();
  expect(card('Review').getByText('Disabled')).toBeTruthy();
  expect(card('Review').getByText('Somebody reads what was written.')).toBeTruthy();
  const link = card('Review').getByRole('link', { name: /More Info/ });
  expect([link.textContent, link.getAttribute('href')]).toEqual(['More Info', 'https://help.example/extensions']);
  expect(card('Showcase').queryByRole('link')).toBeNull();
  const button = card('Review').getByRole('button', { name: 'Enable Review' });
  expect(button.textContent).toBe('Enable');
  await user.click(button);
  expect(card('Review').getByText('Enabled')).toBeTruthy();
  expect(card('Review').getByRole('button', { name: 'Disable Review' }).textContent).toBe('Disable');
});

test('Manage Extensions opens at the button of the first extension, and at Close without one', async () => {
  await open();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Enable Review' })));
  cleanup();
  await open(extensions, true);
  const close = screen.getAllByRole('button', { name: 'Close' }).at(-1);
  await waitFor(() => expect([close?.textContent, document.activeElement]).toEqual(['Close', close]));
});

test('enabling and disabling an extension are edits that others see and that can be undone (A4.19)', async () => {
  const { session, card, user, pass, enabled, colleaguesEnabled, listNotices } = await open();
  await user.click(card('Review').getByRole('button', { name: 'Enable Review' }));
  await user.click(card('Showcase').getByRole('button', { name: 'Enable Showcase' }));
  await pass(500);
  expect([enabled(), colleaguesEnabled()]).toEqual([
    ['review', 'showcase'],
    ['review', 'showcase'],
  ]);
  await user.click(card('Review').getByRole('button', { name: 'Disable Review' }));
  await pass(500);
  expect(colleaguesEnabled()).toEqual(['showcase']);
  act(() => session.undo(ids.project));
  await pass(500);
  expect(card('Review').getByText('Enabled')).toBeTruthy();
  expect(new Set(colleaguesEnabled() as string[])).toEqual(new Set(['review', 'showcase']));
  expect(listNotices()).toEqual([
    ['AddExtension', 'Enabled extension review'],
    ['AddExtension', 'Enabled extension showcase'],
    ['RemoveExtension', 'Disabled extension review'],
    ['AddExtension', 'Enabled extension review'],
  ]);
});

test('Viewers see which extensions are enabled but cannot change them', async () => {
  const { card } = await open(extensions, true);
  expect(screen.queryByText(/Changes apply immediately/)).toBeNull();
  expect(screen.getByText('Everyone who can edit this project can enable and disable extensions.')).toBeTruthy();
  expect(card('Review').getByText('Disabled')).toBeTruthy();
  expect(card('Review').queryByRole('button')).toBeNull();
});

test.each(catalogue.extensions.map(({ icon }) => icon))('the extension icon %s exists', (icon) => {
  const plain = render(<ExtensionIcon name="" />).container.innerHTML;
  expect(render(<ExtensionIcon name={icon} />).container.innerHTML).not.toBe(plain);
});

test('Manage Extensions shows a sentence when there are no extensions', async () => {
  await open({});
  expect(screen.getByText('No extensions are installed.')).toBeTruthy();
});
