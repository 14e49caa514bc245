import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { aWorld, memoryStorage, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids } from '../../testing/editing/world.ts';
import { LanguageSwitch } from './language-switch.tsx';

afterEach(() => history.replaceState(null, '', '/'));

async function renderSwitch(languages: string) {
  const world = aWorld();
  const { session } = await world.open('ada', memoryStorage());
  session.edit(ids.project, setValue('OtherLanguages', languages));
  history.replaceState(null, '', '/projects/p?workflow=w&row=r');
  renderInSession(session, <LanguageSwitch />);
  return userEvent.setup();
}

test('the switch of the language leads to all texts, and the workflow stays open', async () => {
  const user = await renderSwitch('de');
  const link = screen.getByRole('link', { name: 'All texts' });
  expect(link.getAttribute('href')).toBe('?tab=texts');
  await user.click(link);
  expect(location.search).toBe('?workflow=w&tab=texts');
});

test('a project of one language has neither the switch nor the link', async () => {
  await renderSwitch('');
  expect(screen.queryByRole('radiogroup')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
