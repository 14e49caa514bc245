import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { CommandPalette } from '../features/command-palette/index.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useLanguage } from '../words/language.ts';
import { useSiteActions } from './use-site-actions.ts';

function Page() {
  useSiteActions('my');
  return <CommandPalette />;
}

beforeEach(() => {
  history.replaceState(null, '', '/');
  useLanguage.setState({ language: 'en' });
});

test('the command palette leads to the pages of the site', async () => {
  renderPage(fakeApi({}).api, <Page />);
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.type(await screen.findByRole('combobox'), 'Teams');
  await userEvent.keyboard('{Enter}');
  expect(location.pathname).toBe('/teams');
});
