import type { ProfilerMatch, ProfilerResult } from '@confab/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { StoredProfilerModal } from './stored-profiler-modal.tsx';
import { ids } from '../../testing/editing/world.ts';

// Ids of the fake API.
const { team: teamId, project: projectId } = ids;

const page = (id: string, DisplayName: string, parent: string, type = 'Page') => ({
  page: { id, type, parent, propertyValues: { DisplayName } },
});
const chapters: Readonly<Record<string, unknown>> = {
  museum: {
    llama: {
      id: 'museum',
      pageList: ['home', 'visit', 'tickets', 'aid', 'lost'],
      propertyValues: { DisplayName: 'Museum' },
    },
    pages: [
      page('home', 'Welcome in', 'museum', 'Welcome'),
      page('visit', 'Your visit', 'museum'),
      page('tickets', 'Tickets', 'visit'),
      page('aid', 'What to say', 'museum', 'Help'),
      page('lost', 'Sorry', 'museum', 'NoMatch'),
    ],
  },
  ships: {
    llama: { id: 'ships', pageList: ['fleet'], propertyValues: { DisplayName: 'Ships' } },
    pages: [page('fleet', 'The fleet', 'ships')],
  },
};

const pageMatch = (
  id: string,
  name: string,
  heard: Partial<ProfilerMatch['page']> = {},
  score = 0.9,
): ProfilerMatch => ({
  kind: 'page',
  id,
  name,
  score,
  words: ['vist'],
  how: 'keyword',
  slots: [],
  listenerId: 'home',
  targetId: id,
  page: { keyword: 'visit', how: 'slip', place: 'sibling', distance: 1, ...heard },
});
const heard = (more: Partial<ProfilerResult>): ProfilerResult => ({
  text: '',
  outcome: 'match',
  reason: '',
  heardAs: 'page',
  chosenId: null,
  suggestion: null,
  targetId: null,
  asideId: null,
  matches: [],
  ...more,
});
const results: Readonly<Record<string, ProfilerResult>> = {
  'plan a Vist': heard({
    chosenId: 'visit',
    targetId: 'visit',
    matches: [
      pageMatch('visit', 'Your visit'),
      pageMatch('fleet', 'The fleet', { how: 'exact', place: 'outside', distance: null }, 0.8),
    ],
  }),
  'what can I say': heard({
    chosenId: 'aid',
    asideId: 'aid',
    matches: [pageMatch('aid', 'What to say', { keyword: 'what can i say', how: 'exact', place: 'top', distance: 2 })],
  }),
  'go back': heard({ heardAs: 'command', targetId: 'visit', reason: 'back to the page above' }),
  elephants: heard({
    outcome: 'noMatch',
    heardAs: 'nothing',
    asideId: 'lost',
    reason: 'no keyword of a page in reach matches',
  }),
};

function aModal(type: 'One' | 'Pro', more: { saidAt?: string; said?: string } = {}) {
  let isDown = false;
  const items =
    type === 'One'
      ? { workflows: [{ id: 'museum' }, { id: 'ships' }], nodes: [] }
      : {
          workflows: [{ id: 'main', displayName: 'Main', type: 'Workflow' }],
          nodes: [{ id: 'ask', workflowId: 'main', displayName: 'What now', type: 'Ask' }],
        };
  const { api, made } = fakeApi({
    '/api/GetFatProject': () => {
      if (isDown) throw new ApiFailure('failed', 'Error loading project', 500);
      return {
        project: { id: projectId, projectId, type, displayName: 'Glass', propertyValues: {} },
        ...items,
        seq: 1,
      };
    },
    '/api/LoadOneParent': ({ query }: { query: { oneLlamaId: string } }) => chapters[query.oneLlamaId],
    '/api/GetKeywordProfilerResults': ({ query }: { query: { spokenValue: string } }) => ({
      language: 'en',
      threshold: 0.5,
      margin: 0.1,
      results: query.spokenValue.split('\n').map((text) => ({ ...(results[text] ?? heard({})), text })),
    }),
  });
  return {
    made,
    user: userEvent.setup(),
    show: (down = false) => {
      isDown = down;
      renderPage(
        api,
        <StoredProfilerModal projectId={projectId} teamId={teamId} {...more} onClose={() => undefined} />,
      );
    },
    recover: () => (isDown = false),
  };
}

const box = () => screen.findByLabelText(/^Utterances/);

describe('the utterance profiler on a One project', () => {
  it('the profiler offers the pages of each chapter as places, except No match and No input pages', async () => {
    const { user, show, made } = aModal('One');
    show();
    await box();
    await user.click(screen.getByRole('combobox', { name: 'Said at' }));
    const list = await screen.findByRole('listbox', { name: 'Said at', hidden: true });
    expect(['Museum', 'Ships'].map((chapter) => within(list).getByText(chapter))).toHaveLength(2);
    const options = within(list).getAllByRole('option', { hidden: true });
    expect(options.map((option) => option.textContent)).toEqual([
      'The beginning',
      'Welcome inWelcome page',
      'Your visit',
      'Tickets',
      'What to sayHelp page',
      'The fleet',
    ]);
    await user.click(within(list).getByRole('option', { name: 'The fleet', hidden: true }));
    await user.type(await box(), 'go back{Enter}');
    await screen.findByText('Goes to “Your visit”.');
    expect(made.at(-1)?.input).toMatchObject({ query: { projectId, type: 'page:fleet', spokenValue: 'go back' } });
  });

  it('the profiler ranks pages by matched words, distance and typos (A7.20)', async () => {
    const { user, show } = aModal('One');
    show();
    await user.type(await box(), 'plan a Vist{Enter}');
    const detail = await screen.findByRole('region', { name: 'plan a Vist' });
    expect(detail.querySelector('mark')?.textContent).toBe('Vist');
    expect(within(detail).getByText('Goes to “Your visit”.')).toBeTruthy();
    expect(within(detail).getByText(/Why: the keyword “visit”, a page beside it/)).toBeTruthy();
    const rows = within(detail)
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Page', 'Score', 'Matched words', 'Reach'],
      ['Your visitPage · Museum', '90 %', 'vist for “visit”a typo', 'a page beside itDistance 1'],
      ['The fleetPage · Ships', '80 %', 'vistexact', 'out of reach from here'],
    ]);
    expect(screen.queryByRole('button', { name: 'Add sample' })).toBeNull();
  });

  it('the profiler names the special page that answers and says that the conversation stays where it is', async () => {
    const { user, show } = aModal('One');
    show();
    await user.click(await box());
    await user.paste('what can I say\nelephants');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('“What to say” answers, and the conversation stays where it is.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'elephants No match' }));
    const told = 'Would not be understood. “Sorry” answers, and the conversation stays where it is.';
    expect(screen.getByText(told)).toBeTruthy();
    expect(screen.getByText('Why: no keyword of a page in reach matches.')).toBeTruthy();
  });

  it('the profiler immediately tries an utterance from a conversation at the page where it was said', async () => {
    const { show, made } = aModal('One', { saidAt: 'tickets', said: 'go back' });
    show();
    expect(await screen.findByText('Goes to “Your visit”.')).toBeTruthy();
    const asked = made.filter(({ path }) => path === '/api/GetKeywordProfilerResults');
    expect(asked.map(({ input }) => input)).toMatchObject([{ query: { type: 'page:tickets' } }]);
  });
});

describe('the utterance profiler on a stored project', () => {
  it('the profiler offers the workflows and listening nodes of a stored Pro project as places', async () => {
    const { user, show } = aModal('Pro', { saidAt: 'gone' });
    show();
    await box();
    await user.click(screen.getByRole('combobox', { name: 'Said at' }));
    const list = await screen.findByRole('listbox', { name: 'Said at', hidden: true });
    const options = within(list).getAllByRole('option', { hidden: true });
    expect(options.map((option) => option.textContent)).toEqual(['Whole project', 'Workflow Main', '› What now']);
  });

  it('the profiler shows the error message of a failed load and loads again', async () => {
    const { user, show, recover } = aModal('One');
    show(true);
    expect(await screen.findByText('Error loading project')).toBeTruthy();
    recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await box()).toBeTruthy();
  });
});
