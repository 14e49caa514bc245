import type { Flavour } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { GuidesPage } from '../../features/guides/index.ts';
import { useToasts } from '../../toasts/toast-store.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { usePortalData } from './use-portal-data.ts';
import { clearToasts } from '../../testing/modals-and-toasts.ts';

beforeEach(clearToasts);

function Page({ flavour, children = <p>the page</p> }: { readonly flavour: Flavour; readonly children?: ReactNode }) {
  usePortalData(flavour, useQueryClient());
  return children;
}
function open(flavour: Flavour, answers: Parameters<typeof fakeApi>[0], page?: ReactNode) {
  const { api, made } = fakeApi(answers);
  renderPage(api, <Page flavour={flavour}>{page}</Page>);
  return made;
}
const listToasts = () => useToasts.getState().toasts.map(({ message, failed }) => [message.message, failed]);
const fails = () => {
  throw new ApiFailure('failed', 'no', 500);
};
const none = { '/api/GetTVTemplates': () => [], '/api/GetTVBlogs': () => [] };

describe('usePortalData', () => {
  test('the portal prefetches the templates of the my flavour and the content cards (P4.4, P4.5, A9.49, A9.50)', async () => {
    const made = open('my', none);
    await waitFor(() => expect(made).toHaveLength(2));
    expect(made).toContainEqual({ path: '/api/GetTVTemplates', input: { query: { frontendApp: 'my' } } });
    expect(made.map(({ path }) => path)).toContain('/api/GetTVBlogs');
  });

  test('other sites prefetch no portal data', () => {
    expect(open('pro', none)).toEqual([]);
  });

  test('templates that cannot be prefetched change nothing (P8.65, A8.101)', async () => {
    const made = open('my', { ...none, '/api/GetTVTemplates': fails });
    await waitFor(() => expect(made).toHaveLength(2));
    expect(screen.getByText('the page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(listToasts()).toEqual([]);
  });

  test('content cards that cannot be prefetched show one toast (A8.100, P8.56)', async () => {
    open('my', { ...none, '/api/GetTVBlogs': fails });
    await waitFor(() => expect(listToasts()).toEqual([['Error loading content cards', true]]));
  });

  test('content cards that fail while the Guides page is open show one toast (A8.100, P8.56)', async () => {
    let answer: () => void = () => undefined;
    const later = new Promise<void>((resolve) => (answer = resolve));
    const slow = async () => {
      await later;
      fails();
    };
    open('my', { ...none, '/api/GetTVBlogs': slow }, <GuidesPage />);
    await screen.findByRole('heading', { name: 'Guides' });
    answer();
    await screen.findByRole('button', { name: 'Try again' });
    expect(listToasts()).toEqual([['Error loading content cards', true]]);
  });
});
