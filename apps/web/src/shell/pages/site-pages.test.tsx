import { screen } from '@testing-library/react';
import { lazy } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import type { Site } from '../../flavours/site.ts';
import { sites } from '../../flavours/sites.ts';
import { SitePages } from './site-pages.tsx';
import { renderPage } from '../../testing/render-page.tsx';

const Late = lazy(() => new Promise<never>(() => undefined));
const site: Site = {
  ...sites.my,
  fetchPages: async () => undefined,
  routes: [
    { path: '/', show: () => <h1>First page</h1> },
    { path: '/teams', show: () => <h1>Teams</h1> },
    { path: '/late', show: () => <Late /> },
  ],
};
beforeEach(() => history.replaceState(null, '', '/'));
const show = (path: string, of = site) => {
  history.replaceState(null, '', path);
  renderPage(fakeApi({}).api, <SitePages site={of} />);
};

describe('the pages of a site', () => {
  test('pages of a site are shown at their paths', async () => {
    show('/teams');
    expect(await screen.findByRole('heading', { name: 'Teams' })).toBeTruthy();
  });

  test("the code of a site's pages is loaded before they are visited, and failures are ignored", async () => {
    const fetchPages = vi.fn(() => Promise.reject(new TypeError('the server is away')));
    show('/teams', { ...site, fetchPages });
    expect(await screen.findByRole('heading', { name: 'Teams' })).toBeTruthy();
    expect(fetchPages).toHaveBeenCalledOnce();
  });

  test.each(['/nowhere', '/teams/7', '/projects/7'])(
    'the unknown path %s leads to the first page (P2.9)',
    async (path) => {
      show(path);
      expect(await screen.findByRole('heading', { name: 'First page' })).toBeTruthy();
      expect(location.pathname).toBe('/');
    },
  );

  test.each([
    ['is its name in the navigation and the product name', 'one', 'My Teams · Confab'],
    ['of the account portal is the product name alone (P2.20)', 'my', 'Confab'],
  ] as const)('the title of a page %s', async (_what, flavour, title) => {
    document.title = 'Confab'; // As index.html has it.
    show('/teams', { ...site, flavour, navigation: sites[flavour].navigation });
    await screen.findByRole('heading', { name: 'Teams' });
    expect(document.title).toBe(title);
  });

  test('a page shows a placeholder while it loads', () => {
    show('/late');
    expect(screen.getByRole('status', { name: 'Loading the page' })).toBeTruthy();
  });

  test('a site without pages shows a notice with links to other sites', () => {
    show('/', { ...sites.bench, routes: [] });
    expect(screen.getByRole('heading', { name: 'This site is not open yet' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to Pro' })).toBeTruthy();
  });
});
