import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ToastRegion } from '../../toasts/index.ts';
import { useToasts } from '../../toasts/toast-store.ts';
import { getColumnCount } from './get-column-count.ts';
import { GuidesPage } from './guides-page.tsx';
import { clearToasts } from '../../testing/modals-and-toasts.ts';

const cards = [
  { url: 'https://docs.example/start', heading: 'Your first assistant', type: 'Guide', svg: 'start', colour: 'orange' },
  { url: 'https://docs.example/voice', heading: 'Writing for voice', type: 'Article', svg: 'voice', colour: 'teal' },
  {
    url: 'https://docs.example/odd',
    heading: 'From a newer server',
    type: 'Article',
    svg: 'toString',
    colour: 'plaid',
  },
];
function show(answer: () => unknown) {
  renderPage(
    fakeApi({ '/api/GetTVBlogs': answer }).api,
    <>
      <GuidesPage />
      <ToastRegion />
    </>,
  );
}
function Visits() {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHere(!isHere)}>
        Come or go
      </button>
      {isHere && <GuidesPage />}
    </>
  );
}
function setWindowWidth(width: number) {
  act(() => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  });
}
beforeEach(clearToasts);

describe('the guides page', () => {
  test('the guides page is a mosaic of link cards with heading, type, colour and picture (P2.45, P3.20, P3.21, A2.105, A3.79)', async () => {
    show(() => cards);
    const links = await screen.findAllByRole('link');
    const first = links[0]!;
    expect(links.map((link) => link.getAttribute('href'))).toEqual(cards.map(({ url }) => url));
    expect(within(first).getByText('Your first assistant')).toBeTruthy();
    expect(within(first).getByText('Guide')).toBeTruthy();
    expect(links.map((link) => link.dataset['colour'])).toEqual(['orange', 'teal', 'orange']);
    expect(links.map((link) => link.querySelector('svg')?.dataset['picture'])).toEqual(['start', 'voice', 'start']);
  });

  test.each([
    [360, 2],
    [1_099, 2],
    [1_100, 3],
    [1_399, 3],
    [1_400, 4],
    [1_799, 4],
    [1_800, 6],
    [2_560, 6],
  ])('at a window width of %i pixels the mosaic has %i columns (P2.46, A2.106)', async (width, columns) => {
    expect(getColumnCount(width)).toBe(columns);
    show(() => cards);
    const mosaic = await screen.findByRole('list');
    setWindowWidth(width);
    expect(mosaic.style.getPropertyValue('--columns')).toBe(String(columns));
  });

  test('the guides page shows a toast and a Try again button when the guides cannot be loaded (P8.56, P8.33, A8.100)', async () => {
    let answer: () => unknown = () => {
      throw new ApiFailure('failed', 'Failure getting content cards', 500);
    };
    show(() => answer());
    expect(await screen.findByText('Error loading content cards')).toBeTruthy();
    expect(await screen.findByText('Failure getting content cards')).toBeTruthy();
    answer = () => cards;
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findAllByRole('link')).toHaveLength(3);
  });

  test('each failed load shows one toast, and a later visit whose load succeeds shows none (P8.56)', async () => {
    let isDown = true;
    const answer = () => {
      if (isDown) throw new ApiFailure('failed', 'Failure getting content cards', 500);
      return cards;
    };
    renderPage(fakeApi({ '/api/GetTVBlogs': answer }).api, <Visits />);
    const comeOrGo = () => act(() => screen.getByRole('button', { name: 'Come or go' }).click());
    const countToasts = () => useToasts.getState().toasts.length;
    comeOrGo();
    expect(await screen.findByText('Failure getting content cards')).toBeTruthy();
    expect(countToasts()).toBe(1);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    await waitFor(() => expect(countToasts()).toBe(2));
    comeOrGo();
    isDown = false;
    comeOrGo();
    expect(await screen.findAllByRole('link')).toHaveLength(3);
    expect(countToasts()).toBe(2);
  });

  test('the guides page shows that the guides are loading, then the guides or an error (P3.20, P3.28)', async () => {
    const states = () =>
      [
        screen.queryByRole('status', { name: 'Loading the guides' }),
        screen.queryByRole('list'),
        screen.queryByRole('button', { name: 'Try again' }),
      ].map((part) => part !== null);
    let answerCall: (answer: Promise<typeof cards>) => void = () => undefined;
    const waitForAnswer = () =>
      new Promise<typeof cards>((resolve) => {
        answerCall = resolve;
      });
    show(waitForAnswer);
    expect(states()).toEqual([true, false, false]);
    act(() => answerCall(Promise.reject(new ApiFailure('failed', 'Failure getting content cards', 500))));
    await screen.findByRole('button', { name: 'Try again' });
    expect(states()).toEqual([false, false, true]);
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    act(() => answerCall(Promise.resolve(cards)));
    await screen.findByRole('list');
    expect(states()).toEqual([false, true, false]);
  });

  test('the guides page shows an empty state when there are no guides', async () => {
    show(() => []);
    expect(await screen.findByText('No guides yet')).toBeTruthy();
  });
});
