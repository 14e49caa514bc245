import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { sites } from '../../flavours/sites.ts';
import { setLanguage, useLanguage } from '../../words/language.ts';
import { useInstallation } from '../../session/installation.ts';
import { ModalHost } from '../../modals/modal-host.tsx';
import '../../features/modals.ts';
import { ToastRegion } from '../../toasts/index.ts';
import { NavigationDrawer } from './navigation-drawer.tsx';
import { HeaderButtons } from '../frame/header-buttons.tsx';
import { PageName } from '../frame/page-name.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { closeModals } from '../../testing/modals-and-toasts.ts';

const entries = sites.my.navigation;
function show(answers: Parameters<typeof fakeApi>[0] = {}) {
  return renderPage(
    fakeApi(answers).api,
    <>
      <header>
        <PageName site={sites.my} />
      </header>
      <SideNavigation entries={entries} />
      <ModalHost />
      <ToastRegion />
    </>,
  );
}
function showOne() {
  return renderPage(
    fakeApi({}).api,
    <>
      <header>
        <PageName site={sites.one} />
        <HeaderButtons site={sites.one} />
      </header>
      <SideNavigation entries={sites.one.navigation} />
    </>,
  );
}
const navigation = () => within(screen.getByRole('navigation', { name: 'Site' }));
const named = (...links: string[]) =>
  useInstallation.setState({
    misc: { links: Object.fromEntries(links.map((link) => [link, `https://${link}.example`])) } as never,
  });

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
  useInstallation.setState({ misc: undefined });
  closeModals();
  useLanguage.setState({ language: 'en' });
});

describe('the left navigation', () => {
  test('the navigation has My Profile, Teams, Security, Community, Guides and Help, and external links open in a new tab (P2.13)', () => {
    named('help', 'community');
    show();
    const links = navigation().getAllByRole('link');
    expect(links.map((link) => link.title)).toEqual(['My Profile', 'Teams', 'Security', 'Community', 'Guides', 'Help']);
    expect(links.filter((link) => link.getAttribute('target') === '_blank').map(({ title }) => title)).toEqual([
      'Community',
      'Help',
    ]);
  });

  test('Community explains itself in a modal when the installation has no community page (P2.47)', async () => {
    named();
    show();
    await userEvent.click(navigation().getByRole('button', { name: 'Community' }));
    const notice = await screen.findByRole('dialog', { name: 'Community' });
    expect(notice.textContent).toContain('This installation has no community page yet.');
    expect(within(notice).queryByRole('link')).toBeNull();
    expect(within(notice).queryByRole('img')).toBeNull();
  });

  test('Community loads the addresses that start-up could not load, and opens its page (P2.13, P4.10)', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null);
    show({ '/api/GetMiscAttributes': () => ({ sites: {}, links: { community: 'https://community.example' } }) });
    await userEvent.click(navigation().getByRole('button', { name: 'Community' }));
    await expect.poll(() => open.mock.calls[0]?.[0]).toBe('https://community.example');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(navigation().getByRole('link', { name: /^Community/ })).toBeTruthy();
    open.mockRestore();
  });

  test('Help does not claim that the installation has none when its address cannot be loaded (P4.10)', async () => {
    show();
    await userEvent.click(navigation().getByRole('button', { name: 'Help' }));
    await screen.findByText('This could not be opened. Check your connection and try again.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('the navigation has the beta badge and the links to terms, privacy and about that exist (P2.15)', () => {
    named('terms', 'privacy', 'about');
    show();
    expect(navigation().getByText('Beta')).toBeTruthy();
    for (const name of ['Terms', 'Privacy', 'About'])
      expect(navigation().getByRole('link', { name }).getAttribute('href')).toBe(
        `https://${name.toLowerCase()}.example`,
      );
  });

  for (const path of ['/', '/myprofile'])
    test(`clicking the current entry does nothing: My Profile at ${path} (P2.14)`, async () => {
      history.replaceState(null, '', path);
      show();
      const before = history.length;
      const entry = navigation().getByRole('link', { name: 'My Profile' });
      expect(entry.getAttribute('aria-current')).toBe('page');
      await userEvent.click(entry);
      expect([history.length, location.pathname]).toEqual([before, path]);
    });

  for (const [place, find] of [
    ['navigation', () => navigation().getByRole('link', { name: 'My Projects' })],
    ['header', () => within(screen.getByRole('banner')).getByRole('link', { name: 'My Projects' })],
  ] as const)
    test(`My Projects in the ${place} leads from an open project back to the list`, async () => {
      history.replaceState(null, '', '/projects/00000000-0000-4000-8000-000000000001');
      showOne();
      await userEvent.click(find());
      expect(location.pathname).toBe('/projects');
    });

  test('the header shows the name of the current entry, or My Profile (P2.17)', async () => {
    show();
    const header = screen.getByRole('banner');
    expect(header.textContent).toBe('My Profile');
    await userEvent.click(navigation().getByRole('link', { name: 'Security' }));
    expect([header.textContent, location.pathname]).toEqual(['Security', '/security']);
  });

  test.each([
    ['/', 'Dashboard', 'Dashboard'],
    ['/projects/00000000-0000-4000-8000-000000000001', 'My Projects', 'My Projects'],
    ['/library', 'Library', 'none'],
  ])('at %s of the One site, the header shows %s and the current entry is %s', (path, name, current) => {
    history.replaceState(null, '', path);
    showOne();
    const isCurrent = (element: HTMLElement) => element.getAttribute('aria-current') === 'page';
    const marked = navigation().getAllByRole('link').filter(isCurrent);
    expect(marked.map(({ title }) => title)).toEqual(current === 'none' ? [] : [current]);
    expect(isCurrent(screen.getByRole('button', { name: 'Library' }))).toBe(path === '/library');
    expect(screen.getByRole('banner').textContent).toContain(name);
  });

  test('the navigation collapses to its icons and stays collapsed after a reload (P2.15)', async () => {
    const { unmount } = show();
    await userEvent.click(screen.getByRole('button', { name: 'Collapse navigation' }));
    expect(screen.getByRole('navigation').dataset['collapsed']).toBe('true');
    unmount();
    show();
    expect(screen.getByRole('button', { name: 'Expand navigation' }).getAttribute('aria-expanded')).toBe('false');
  });

  test('the navigation is in German when German is chosen', async () => {
    await setLanguage('de');
    show();
    expect(await screen.findByRole('link', { name: 'Mein Profil' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sicherheit' })).toBeTruthy();
  });
});

describe('on a narrow page', () => {
  test('on a narrow page a button opens the navigation, and choosing an entry closes it', async () => {
    renderPage(fakeApi({}).api, <NavigationDrawer entries={entries} />);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Open navigation' }));
    await user.click(await screen.findByRole('link', { name: 'Teams' }));
    expect(location.pathname).toBe('/teams');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
