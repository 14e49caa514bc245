import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { sites } from '../../flavours/sites.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { HeaderButtons } from './header-buttons.tsx';

const open = vi.fn(async () => undefined);
vi.mock('../../session/use-open-site.ts', () => ({ useOpenSite: () => open }));
beforeEach(() => void open.mockClear());

test.each([
  ['/projects/00000000-0000-4000-8000-000000000001', '/?project=00000000-0000-4000-8000-000000000001'],
  ['/', undefined],
  ['/library', undefined],
] as const)(
  'the analytics button at %s opens analytics with the open project, if there is one (A2.10)',
  async (path, page) => {
    window.history.replaceState(null, '', path);
    renderPage(fakeApi({}).api, <HeaderButtons site={sites.pro} />);
    await userEvent.click(screen.getByRole('button', { name: 'Analytics' }));
    expect(open.mock.calls).toEqual([['analytics', page]]);
  },
);
