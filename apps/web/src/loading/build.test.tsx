import { renderUi } from '@confab/test-kit/web';
import { act, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useUpdateNotice } from '../session/use-update-notice.ts';
import { fakeLive } from '../testing/fake-live.ts';
import { ToastRegion } from '../toasts/index.ts';
import { useBuild, watchBuild } from './build.ts';
import { lazyModal } from './lazy-modal.tsx';
import { Unreachable } from './unreachable.tsx';
import { clearToasts } from '../testing/modals-and-toasts.ts';

const ownScripts = ['/assets/start-old.js', '/assets/react-same.js'];
const toPage = (paths: readonly string[]) =>
  `<!doctype html>${paths.map((path) => `<script type="module" crossorigin src="${path}"></script>`).join('')}`;
const updated = 'Confab has been updated. Reload the page to continue with the new version.';
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  useBuild.setState({ isOutdated: false });
  clearToasts();
  vi.stubGlobal('fetch', fetched);
  for (const path of ownScripts) {
    const script = document.createElement('script');
    script.setAttribute('type', 'module');
    script.setAttribute('src', path);
    document.head.append(script);
  }
});
afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

const answer = (paths: readonly string[], status = 200) =>
  fetched.mockImplementation(async () => new Response(toPage(paths), { status }));
const failToLoad = () => dispatchEvent(new Event('vite:preloadError'));
watchBuild();

test('a file that cannot be loaded because the server has another build asks to reload the page, not to check the connection', async () => {
  answer(['/assets/start-new.js', '/assets/react-same.js']);
  const retry = vi.fn<() => void>();
  renderUi(<Unreachable onRetry={retry} />);
  expect(screen.getByRole('heading').textContent).toBe('Confab cannot be reached');
  act(() => void failToLoad());
  failToLoad();
  await screen.findByRole('heading', { name: 'Confab has been updated' });
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
  expect(fetched.mock.calls).toEqual([['/', { cache: 'no-store', signal: expect.any(AbortSignal) }]]);
});

test.each([
  ['the same build', () => answer(ownScripts)],
  ['an error', () => answer(['/assets/start-new.js'], 503)],
  ['no page', () => fetched.mockImplementation(async () => new Response('{"Success":false}'))],
  ['nothing', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
])('a server that answers with %s is not an update', async (_what, prepare) => {
  prepare();
  renderUi(<Unreachable onRetry={() => undefined} />);
  failToLoad();
  await waitFor(() => expect(fetched).toHaveBeenCalledOnce());
  await act(async () => undefined);
  expect(screen.getByRole('heading').textContent).toBe('Confab cannot be reached');
});

test('a connection that returns to another build offers once to reload the page', async () => {
  answer(['/assets/start-new.js']);
  const { live, becomes } = fakeLive();
  becomes('Connecting');
  function Page() {
    useUpdateNotice(live);
    return <ToastRegion />;
  }
  renderUi(<Page />);
  act(() => becomes('Connected'));
  expect(fetched).not.toHaveBeenCalled();
  for (const state of ['Reconnecting', 'Connected', 'Reconnecting', 'Connected'] as const) act(() => becomes(state));
  await screen.findByText(updated);
  expect(screen.getAllByText(updated)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
});

test('a modal whose file is of another build offers to reload, each time that it is opened', async () => {
  answer(['/assets/start-new.js']);
  const Modal = lazyModal<{ readonly onClose: () => void }>(() => Promise.reject(new TypeError('Failed to fetch')));
  const closed = vi.fn<() => void>();
  const open = () =>
    renderUi(
      <>
        <Suspense fallback={null}>
          <Modal onClose={closed} />
        </Suspense>
        <ToastRegion />
      </>,
    );
  for (const times of [1, 2]) {
    const { unmount } = open();
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(times));
    expect(await screen.findAllByText(updated)).toHaveLength(1);
    expect(screen.queryByText(/Check your connection/)).toBeNull();
    unmount();
  }
});
