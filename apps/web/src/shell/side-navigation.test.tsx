import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../api/testing/fake-api.ts';
import { sites } from '../flavours/sites.ts';
import { useMisc } from './links.ts';
import { SideNavigation } from './side-navigation.tsx';
import { renderPage } from './testing/render-page.tsx';

const show = () => renderPage(fakeApi({}).api, <SideNavigation entries={sites.my.navigation} />);
const navigation = () => within(screen.getByRole('navigation', { name: 'Site' }));
const links = () =>
  navigation()
    .getAllByRole('link')
    .map((link) => link.textContent);

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  useMisc.setState({ misc: undefined });
});

test('shows the installation’s own links only where it has any (P2.13, P2.15)', () => {
  useMisc.setState({
    misc: { links: { help: 'https://help.example', terms: 'https://terms.example', about: '' } } as never,
  });
  show();
  expect(links()).toEqual(['Home', 'Help', 'Terms']);
  expect(navigation().getByRole('link', { name: 'Help' }).getAttribute('target')).toBe('_blank');
});

test('carries the beta badge (P2.15)', () => {
  show();
  expect(navigation().getByText('Beta')).toBeTruthy();
});

test('does nothing when the entry that is shown is clicked (P2.14)', async () => {
  show();
  const before = history.length;
  const entry = navigation().getByRole('link', { name: 'Home' });
  expect(entry.getAttribute('aria-current')).toBe('page');
  await userEvent.click(entry);
  expect(history.length).toBe(before);
});

test('collapses to its icons, and is so the next time too (P2.15)', async () => {
  const { unmount } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Collapse the navigation' }));
  expect(screen.getByRole('navigation').dataset.collapsed).toBe('true');
  unmount();
  show();
  expect(screen.getByRole('button', { name: 'Expand the navigation' }).getAttribute('aria-expanded')).toBe('false');
});
