import type { Traffic } from '@confab/contracts';
import { asNodeId } from '@confab/model';
import { createCounts } from '@confab/test-kit';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { advanceTime } from '../../testing/advance-time.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aWorld } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { ids } from '../../testing/editing/world.ts';
import { TrafficBadge } from './traffic-badge.tsx';
import { TrafficBar } from './traffic-bar.tsx';
import { useConnectorTraffic, useNodeTraffic } from './traffic-store.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const release = '00000000-0000-4000-8000-00000000aaaa';
const node = (nodeId: string, conversations: number, left: number) => ({
  nodeId: asNodeId(nodeId),
  conversations,
  turns: conversations * 2,
  left,
});
const taken = (connectorId: string, turns: number) => ({
  nodeId: asNodeId(ids.greet),
  connectorId,
  conversations: turns,
  turns,
});
const nothing: Traffic = { conversations: 0, turns: 0, unrecorded: 0, isCut: false, nodes: [], connectors: [] };
const busy: Traffic = {
  conversations: 1_200,
  turns: 4_000,
  unrecorded: 0,
  isCut: false,
  nodes: [node(ids.greet, 1_200, 168), node(ids.ask, 301, 0)],
  connectors: [taken('next', 900), taken('other', 1)],
};

const counts = createCounts({ turns: 1, conversations: 1 });

function Marks() {
  const greet = useNodeTraffic(ids.greet);
  const ask = useNodeTraffic(ids.ask);
  const connectors = [useConnectorTraffic(`${ids.greet}/next`), useConnectorTraffic(`${ids.greet}/other`)];
  return (
    <>
      {greet && <TrafficBadge nodeId={ids.greet} name="Greet" traffic={greet} />}
      {ask && <TrafficBadge nodeId={ids.ask} name="Ask" traffic={ask} />}
      <ul aria-label="Connectors">
        {connectors.map((mark) => mark && <li key={mark.summary}>{`${mark.turns} ${mark.summary} ${mark.width}`}</li>)}
      </ul>
    </>
  );
}

async function showBar(answer: () => Traffic | Promise<Traffic>) {
  const { api, made } = fakeApi({
    '/api/GetTraffic': answer,
    '/api/RetrieveAnalyticData': () => ({
      view: 'detail',
      totals: counts,
      groups: [{ dimension: 'release', key: release, name: '7', counts }],
    }),
  });
  const { session } = await aWorld().open('ada');
  const opened: Readonly<Record<string, string>>[] = [];
  const { unmount } = renderInSession(
    session,
    <>
      <TrafficBar parts="nodes" onOpen={(params) => opened.push(params)} />
      <Marks />
    </>,
    api,
  );
  const listRequests = () =>
    made.flatMap(({ path, input }) => (path === '/api/GetTraffic' ? [(input as { body: object }).body] : []));
  return { opened, listRequests, unmount, user: userEvent.setup() };
}

test('each node shows the conversations through it and the part that was left there, by name and level too', async () => {
  const { user, opened } = await showBar(() => busy);
  const greet = await screen.findByRole('button', { name: 'Greet: 1,200 conversations, 14% left here' });
  expect([greet.textContent, greet.dataset['level']]).toEqual(['1,20014%', '4']);
  const ask = screen.getByRole('button', { name: 'Ask: 301 conversations, 0% left here' });
  expect([ask.textContent, ask.dataset['level']]).toEqual(['301', '2']);
  expect(screen.getByText('1,200 conversations')).toBeDefined();
  expect(screen.getByText('up to 25%')).toBeDefined();
  await user.click(ask);
  expect(opened).toEqual([{ view: 'correspondence', through: ids.ask }]);
});

test('each connection shows how often it was taken, in a number and in its width', async () => {
  await showBar(() => busy);
  expect(await screen.findByText('900 taken 900 times 5')).toBeDefined();
  expect(screen.getByText(/^1 taken once 1\.5/)).toBeDefined();
});

test('range, stage and release filter the conversations that traffic counts and those that it lists', async () => {
  const { user, opened, listRequests } = await showBar(() => busy);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Last 7 days');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Stage' }), 'Beta');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Release' }),
    await screen.findByRole('option', { name: '7' }),
  );
  const filter = { stage: 'Beta', releaseId: release };
  expect(listRequests().at(-1)).toMatchObject(filter);
  await user.click(await screen.findByRole('button', { name: /^Greet/ }));
  const link = { view: 'correspondence', through: ids.greet, stage: 'Beta', version: release };
  expect(opened.at(-1)).toEqual({ ...link, days: '7' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Chosen days');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-02' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-02-03' } });
  const range = { from: '2026-01-02', to: '2026-02-03' };
  expect(listRequests().at(-1)).toEqual({ teamId: ids.team, projectId: ids.project, ...range, ...filter });
  await user.click(await screen.findByRole('button', { name: /^Greet/ }));
  expect(opened.at(-1)).toEqual({ ...link, ...range });
  // The filter is kept for the next workflow of the project.
  cleanup();
  await showBar(() => busy);
  const stage = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Stage' });
  expect(stage.value).toBe('Beta');
  await user.selectOptions(stage, 'All');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Release' }), 'All');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Last 28 days');
});

test('after midnight the last days of traffic end with the new day, and so do those that were chosen the day before', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], now: new Date('2026-11-20T23:59:50.000Z') });
  const { user, listRequests } = await showBar(() => busy);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Last 7 days');
  expect(listRequests().at(-1)).toMatchObject({ from: '2026-11-14', to: '2026-11-20' });
  await advanceTime(30_000);
  expect(listRequests().at(-1)).toMatchObject({ from: '2026-11-15', to: '2026-11-21' });
  cleanup();
  vi.setSystemTime(new Date('2026-11-22T12:00:00.000Z'));
  const { listRequests: listLater } = await showBar(() => busy);
  await expect.poll(() => listLater().at(-1)).toMatchObject({ from: '2026-11-16', to: '2026-11-22' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Range' }), 'Last 28 days');
});

test('traffic of a range without conversations has a notice', async () => {
  await showBar(() => nothing);
  expect(await screen.findByText('No conversations in this range yet')).toBeDefined();
  expect(screen.queryByRole('button', { name: /conversations/ })).toBeNull();
});

test('the bar of traffic explains what its figures leave out', async () => {
  const gone = [1, 2, 3].map((last) => node(`00000000-0000-4000-8000-0000000009${last}0`, 1, 0));
  await showBar(() => ({ ...busy, nodes: [...busy.nodes, ...gone], unrecorded: 16_000, isCut: true }));
  expect(await screen.findByText('3 nodes of these conversations are no longer in the draft')).toBeDefined();
  expect(screen.getByText(/^Only the newest 20,000 turns are counted\./)).toBeDefined();
  expect(screen.getByText('16,000 older turns are not counted: their paths were not recorded.')).toBeDefined();
});

test('traffic that could not be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await showBar(async () => {
    if (isDown) throw new ApiFailure('failed', 'Error getting the traffic', 500);
    return busy;
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Error getting the traffic');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: /^Greet/ })).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the marks of traffic disappear with its bar', async () => {
  const { session } = await aWorld().open('ada');
  const { unmount } = await showBar(() => busy);
  await screen.findByRole('button', { name: /^Greet/ });
  unmount();
  renderInSession(session, <Marks />);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Greet/ })).toBeNull());
});
