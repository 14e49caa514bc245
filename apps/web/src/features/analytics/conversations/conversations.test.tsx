import type { AnalyticDataOf } from '@confab/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { teamIdSchema } from '@confab/model';
import { ApiFailure } from '../../../api/api-client.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { splitText } from './marked-text.tsx';
import { AnalyticsPanel } from '../analytics-panel.tsx';
import { projectId, results } from '../testing/analytic-results.ts';

const list = results.correspondence;
const conversation = list.conversations[0]?.conversation ?? '';
const nodeId = '00000000-0000-4000-8000-000000000003';
const turn = {
  number: 1,
  atUtc: '2026-11-20T10:00:00.000Z',
  input: 'begin' as AnalyticDataOf<'correspondence'>['turns'][number]['input'],
  said: null,
  answered: 'Welcome to the harbour.',
  intentName: null,
  score: null,
  isMatched: null,
  nodeName: 'Start',
  exception: null,
  latencyMs: 4,
};
const turns: AnalyticDataOf<'correspondence'>['turns'] = [
  turn,
  { ...turn, number: 2, said: 'xqzt', answered: null, isMatched: false, nodeName: 'Menu' },
  { ...turn, number: 3, said: 'when do you open', answered: 'At nine.', intentName: 'Opening hours', score: 0.82 },
  { ...turn, number: 4, said: 'pay', answered: 'Sorry.', exception: 'Timeout', nodeName: 'Till' },
];

type SentBody = Readonly<Record<string, unknown>>;
beforeEach(() => window.history.replaceState(null, '', '/?view=correspondence'));

function show(more: Partial<AnalyticDataOf<'correspondence'>> = {}, open: () => unknown = () => ({ ...list, turns })) {
  const bodies: SentBody[] = [];
  const { api } = fakeApi({
    '/api/RetrieveAnalyticData': ({ body }: { body: SentBody }) => {
      bodies.push(body);
      if (body['view'] === 'detail') return results.detail;
      return body['conversation'] === undefined ? { ...list, ...more } : open();
    },
  });
  const teamId = teamIdSchema.parse('00000000-0000-4000-8000-000000000002');
  renderPage(api, <AnalyticsPanel teamId={teamId} projectId={projectId} />);
  return { listed: () => bodies.filter((body) => body['view'] === 'correspondence') };
}
const getLink = async () => within(await screen.findByRole('region', { name: 'Conversations' })).findByRole('link');

test('a conversation opens beside the list with its utterances and answers, places, times and errors', async () => {
  show();
  await userEvent.click(await getLink());
  const items = within(await screen.findByRole('list', { name: 'Turns' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Assistant: Welcome to the harbour\.Start · .*2026.* · 4 ms$/),
    expect.stringMatching(/^Visitor: xqztAssistant: Text not keptMenu · .* · Not matched · 4 ms$/),
    expect.stringMatching(/^Visitor: when do you openAssistant: At nine\..*Intent: Opening hours \(82 %\)/),
    expect.stringMatching(/^Visitor: payAssistant: Sorry\.Till · .* · Error: Timeout/),
  ]);
  expect(screen.getByRole('region', { name: 'Conversation' }).textContent).toMatch(
    /Chat page · English · Live · Release 1 · Ended/,
  );
  expect(screen.getByRole('region', { name: 'Conversations' })).toBeTruthy();
});

test('an opened conversation gets the focus, and Escape closes it and returns the focus to its row', async () => {
  show();
  const link = await getLink();
  await userEvent.click(link);
  await screen.findByRole('list', { name: 'Turns' });
  expect(document.activeElement?.textContent).toBe('Conversation');
  expect(window.location.search).toContain(`conversation=${conversation}`);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: 'Conversation' })).toBeNull();
  expect(document.activeElement).toBe(link);
  expect(window.location.search).toBe('?view=correspondence');
});

test('an address with a conversation shows it', async () => {
  window.history.replaceState(null, '', `/?view=correspondence&conversation=${conversation}`);
  show();
  expect(await screen.findByText('At nine.')).toBeTruthy();
});

test('a conversation that is no longer kept is shown as such', async () => {
  show({}, () => ({ ...list, turns: [] }));
  await userEvent.click(await getLink());
  expect(await screen.findByText('This conversation is no longer kept.')).toBeTruthy();
});

test('a conversation that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  show({}, () => {
    if (isBroken) throw new ApiFailure('failed', 'Error getting analytics', 500);
    return { ...list, turns };
  });
  await userEvent.click(await getLink());
  isBroken = false;
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('At nine.')).toBeTruthy();
});

test('the number of conversations is shown, and more than fifty are read page by page', async () => {
  const { listed } = show({ total: 120 });
  expect(await screen.findByText('120 conversations')).toBeTruthy();
  expect(screen.getByText('Page 1 of 3')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Older' }));
  expect(await screen.findByText('Page 2 of 3')).toBeTruthy();
  expect(listed().at(-1)).toMatchObject({ page: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Newer' }));
  expect(await screen.findByText('Page 1 of 3')).toBeTruthy();
});

test.each([
  [60, '?view=correspondence&page=2'],
  [20, '?view=correspondence'],
])('an address with a page that a list of %i conversations has no more shows its last page', async (total, search) => {
  window.history.replaceState(null, '', '/?view=correspondence&page=3');
  show({ total });
  expect(await screen.findByText(`${total} conversations`)).toBeTruthy();
  await waitFor(() => expect(window.location.search).toBe(search));
});

test('a list that fits on a page has no pages', async () => {
  show();
  expect(await screen.findByText('1 conversation')).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('a list that was reached from a figure names the filter of its conversations, and links back to all', async () => {
  window.history.replaceState(null, '', `/?view=correspondence&at=${nodeId}&outcome=missed`);
  const { listed } = show({ fromNodeName: 'Menu', isCut: true });
  expect(
    await screen.findByText('Conversations with a matching turn in this range: taken at Menu, Not matched'),
  ).toBeTruthy();
  expect(screen.getByText(/Only the newest 10,000 turns were searched/)).toBeTruthy();
  expect(listed().at(-1)).toMatchObject({ fromNodeId: nodeId, outcome: 'missed' });
  await userEvent.click(screen.getByRole('button', { name: 'Show all conversations' }));
  expect(screen.queryByText(/Only conversations/)).toBeNull();
  expect(listed().at(-1)).not.toHaveProperty('outcome');
});

test('a search shows which utterance it found, and marks each of them in an opened conversation', async () => {
  const [row] = list.conversations;
  show({ conversations: [{ ...row, foundSaid: 'When do you OPEN' }] } as never);
  const field = await screen.findByRole('searchbox', { name: 'Search utterances' });
  await userEvent.type(field, 'open{Enter}');
  expect(await screen.findByRole('columnheader', { name: 'Found utterance' })).toBeTruthy();
  expect(screen.getByRole('cell', { name: 'When do you OPEN' })).toBeTruthy();
  await userEvent.click(await getLink());
  await screen.findByRole('list', { name: 'Turns' });
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['open']);
});

test.each([
  ['Coffee, coffee', 'COFFEE', ['', 'Coffee', ', ', 'coffee', '']],
  ['tea', 'coffee', ['tea']],
  ['tea', undefined, ['tea']],
  ['İ want tea', 'tea', ['İ want tea']],
])('the text %j is split at the searched text', (text, searched, pieces) => {
  expect(splitText(text, searched)).toEqual(pieces);
});

test('conversations are searched by their utterances; an empty field shows all again', async () => {
  const { listed } = show();
  const field = await screen.findByRole('searchbox', { name: 'Search utterances' });
  await userEvent.type(field, ' where is ');
  expect(listed().at(-1)).not.toHaveProperty('said');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Conversations with a matching turn in this range: “where is” was said')).toBeTruthy();
  expect(listed().at(-1)).toMatchObject({ said: 'where is' });
  expect(window.location.search).toContain('said=where+is');
  expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, 'where is']);
  await userEvent.clear(field);
  expect(screen.queryByText(/Only conversations/)).toBeNull();
  expect(listed().at(-1)).not.toHaveProperty('said');
});
