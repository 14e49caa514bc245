import { teamCalls, type AnalyticDataOf } from '@confab/contracts';
import { teamIdSchema } from '@confab/model';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ModalHost } from '../../../modals/modal-host.tsx';
import '../../modals.ts';
import { useToasts } from '../../../toasts/toast-store.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { RecordedRequest } from '../../recordings/index.ts';
import { AnalyticsInEditor } from '../analytics-in-editor.tsx';
import { projectId, results } from '../testing/analytic-results.ts';

const teamId = teamIdSchema.parse('00000000-0000-4000-8000-000000000002');
const list = results.correspondence;
const conversation = list.conversations[0]?.conversation ?? '';
type Turn = AnalyticDataOf<'correspondence'>['turns'][number];
const turn = (number: number, input: Turn['input'], said: string | null, answered: string | null): Turn => ({
  number,
  atUtc: '2026-11-20T10:00:00.000Z',
  input,
  said,
  answered,
  intentName: null,
  score: null,
  isMatched: null,
  nodeName: 'Start',
  exception: null,
  latencyMs: 4,
});
const turns = [
  turn(1, 'begin', null, 'Welcome.'),
  turn(2, 'said', 'when do you open', 'Call [phone].'),
  turn(3, 'silent', null, 'Are you there?'),
];

beforeEach(() => window.history.replaceState(null, '', `/?view=correspondence&conversation=${conversation}`));

interface ShowOptions {
  readonly turns?: readonly Turn[];
  readonly release?: number | null;
  readonly permission?: string;
  readonly type?: string;
}

function show({ turns: shown = turns, release = 1, permission = 'AppEditor', type = 'Pro' }: ShowOptions = {}) {
  const conversations = list.conversations.map((row) => ({ ...row, release }));
  const { api, made } = fakeApi({
    '/api/RetrieveAnalyticData': ({ body }: { body: { view: string; conversation?: string } }) =>
      body.view === 'detail' ? results.detail : { ...list, conversations, turns: body.conversation ? shown : [] },
    '/api/GetAnalyticProjects': () => [
      { teamId, teamName: '', projectId, displayName: 'Café', type, createdUtc: '', releases: [] },
    ],
    [teamCalls.listMine.path]: () => [{ teamId, permission, invitePending: false }],
    '/api/GetConversation': () => ({
      conversation,
      startedUtc: '2026-11-20T10:00:00.000Z',
      stage: 'Live',
      channel: 'chat',
      language: 'en',
      releaseId: null,
      release: null,
      isNewVisitor: false,
      turns: shown.map(({ number, input, said, answered }) => ({ number, input, said, answered, isEnded: false })),
    }),
    '/api/GetTests': () => [],
    '/api/GetFatProject': () => ({ project: {}, workflows: [], nodes: [] }),
  });
  const opened: RecordedRequest[] = [];
  renderPage(
    api,
    <>
      <AnalyticsInEditor {...{ teamId, projectId }} openRecorded={(request) => opened.push(request)} />
      <ModalHost />
    </>,
  );
  return { opened, made };
}
async function openMenu(number: number) {
  await userEvent.click(await screen.findByRole('button', { name: `Actions for turn ${number}` }));
  return within(await screen.findByRole('menu'));
}
const isDisabled = (item: HTMLElement) => item.hasAttribute('data-disabled');

test('a turn opens in the simulator with its release, and is replayed on the draft', async () => {
  const { opened } = show();
  await userEvent.click((await openMenu(2)).getByRole('menuitem', { name: 'Open in the simulator' }));
  await userEvent.click((await openMenu(3)).getByRole('menuitem', { name: 'Replay on the draft' }));
  expect(opened).toEqual([
    { conversation, turn: 2, on: 'release' },
    { conversation, turn: 3, on: 'draft' },
  ]);
});

test('silence is shown as such, and a conversation with it can be replayed', async () => {
  show();
  expect(await screen.findByText('Nothing said')).toBeTruthy();
  const menu = await openMenu(3);
  expect(menu.getAllByRole('menuitem').map(isDisabled)).toEqual([false, false, false]);
});

test('a turn after an utterance that is not kept cannot be replayed, with the reason', async () => {
  show({ turns: turns.map((one) => ({ ...one, said: null })) });
  const menu = await openMenu(2);
  expect(menu.getByText('The texts up to this turn are not kept, so it cannot be replayed.')).toBeTruthy();
  expect(menu.getAllByRole('menuitem').map(isDisabled)).toEqual([true, true, true]);
});

test('a conversation with the newest save has no version to open, and is replayed on the draft', async () => {
  show({ release: null });
  const menu = await openMenu(2);
  expect(menu.getByText('The newest save answered; it is not a release.')).toBeTruthy();
  expect(menu.getAllByRole('menuitem').map(isDisabled)).toEqual([true, false, false]);
});

test.each([
  ['a Viewer', { permission: 'Viewer' }],
  ['a One project', { type: 'One' }],
])('saving as a test case is not offered for %s', async (_who, given) => {
  show(given);
  const menu = await openMenu(2);
  expect(menu.getAllByRole('menuitem')).toHaveLength(2);
});

test('a conversation becomes the steps of a new test case, which expects the answers and leaves masked texts open', async () => {
  show();
  await userEvent.click((await openMenu(2)).getByRole('menuitem', { name: 'Save as test case' }));
  const form = within(await screen.findByRole('dialog', { name: 'New test case' }));
  const read = async (name: string) =>
    (await form.findAllByLabelText<HTMLTextAreaElement>(name)).map(({ value }) => value);
  expect(await read('Utterance')).toEqual(['', 'when do you open']);
  expect(await read('Expected response')).toEqual(['Welcome.', 'Call *.']);
  await waitFor(() => expect(useToasts.getState().toasts).toEqual([]));
});
