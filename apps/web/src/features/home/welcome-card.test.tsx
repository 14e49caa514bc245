import { aSignIn } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { useSession } from '../../session/session-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { WelcomeCard } from './welcome-card.tsx';

beforeEach(() => {
  useSession.setState({ signIn: aSignIn() });
});
const names = ['Café', 'Clinic', 'Library', 'Museum', 'Harbour', 'Theatre'];
const projects = (count: number) => ({
  skinnyProjects: Object.fromEntries(
    names.slice(0, count).map((displayName, age) => [displayName, { displayName, lastUpdatedUtc: `${9 - age}` }]),
  ),
});
function show(answer: (input: never) => unknown) {
  const { api, made } = fakeApi({ '/api/GetProjects': answer });
  renderPage(api, <WelcomeCard />);
  return made;
}

describe('the welcome card', () => {
  for (const [count, text] of [
    [4, 'Your projects: Café, Clinic, Library, Museum'],
    [6, 'Your projects: Café, Clinic, Library, Museum +2 more'],
  ] as const)
    test(`the welcome card names the first four of ${count} projects and the number of the others (A2.109, P9.27, A9.45)`, async () => {
      show(() => projects(count));
      await screen.findByText(/Your projects/);
      expect(screen.getByRole('region', { name: 'Hello, Ada' }).textContent).toMatch(
        new RegExp(`${text.replace('+', '\\+')}(?! \\+)`),
      );
    });

  test('the welcome card counts the projects of Pro and One on all pages of the list (A9.45)', async () => {
    const { skinnyProjects } = projects(6);
    const [first, ...others] = Object.entries(skinnyProjects);
    const made = show(({ query }: { query: { skinnyProjectsAfter?: string } }) =>
      query.skinnyProjectsAfter === 'Café'
        ? { skinnyProjects: Object.fromEntries(others) }
        : { skinnyProjects: Object.fromEntries([first!]), nextSkinnyProjectsAfter: 'Café' },
    );
    await screen.findByText(/Café, Clinic, Library, Museum/);
    expect(screen.getByText('+2 more')).toBeTruthy();
    // A site's name would leave out the projects of the other site.
    expect(made.map(({ input }) => (input as { query: object }).query)).toEqual([
      { wantSkinnyProjects: true },
      { wantSkinnyProjects: true, skinnyProjectsAfter: 'Café' },
    ]);
  });

  test.each([
    ['there are no projects', () => projects(0)],
    [
      'the projects cannot be loaded',
      () => {
        throw new ApiFailure('failed', 'Error getting projects', 500);
      },
    ],
  ])('the welcome card explains the authoring site when %s', async (_what, answer) => {
    show(answer);
    expect(await screen.findByText(/Build assistants on a canvas/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Go to Pro' })).toBeTruthy();
  });
});
