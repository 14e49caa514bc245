import type { Flavour } from '@confab/model';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { usePortalData } from './use-portal-data.ts';

function Page({ flavour }: { readonly flavour: Flavour }) {
  usePortalData(flavour, useQueryClient());
  return <p>the page</p>;
}
function open(flavour: Flavour, answers: Parameters<typeof fakeApi>[0]) {
  const { api, made } = fakeApi(answers);
  renderPage(api, <Page flavour={flavour} />);
  return made;
}
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

  test('a failed prefetch of portal data changes nothing (P8.65, A8.101)', async () => {
    const fails = () => {
      throw new ApiFailure('failed', 'no', 500);
    };
    const made = open('my', { '/api/GetTVTemplates': fails, '/api/GetTVBlogs': fails });
    await waitFor(() => expect(made).toHaveLength(2));
    expect(screen.getByText('the page')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
