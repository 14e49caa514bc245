import { asProjectId } from '@confab/model';
import type { ProfilerMatch, ProfilerResult } from '@confab/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import type { ProfiledProject } from './projects/profiled-project.ts';
import { ProfilerModal } from './profiler-modal.tsx';

const nodeId = '00000000-0000-4000-8000-000000000004';
const order: ProfilerMatch = {
  kind: 'intent',
  id: 'order',
  name: 'Order',
  score: 0.93,
  words: ['coffee'],
  how: 'keyword',
  slots: [],
  listenerId: nodeId,
  targetId: 'pay',
};
const hours: ProfilerMatch = {
  ...order,
  id: 'hours',
  name: 'Hours',
  score: 0.2,
  how: 'model',
  words: [],
  listenerId: null,
};

const matched = (text: string): ProfilerResult => ({
  text,
  outcome: 'match',
  reason: 'a keyword',
  chosenId: 'order',
  suggestion: null,
  targetId: 'pay',
  heardAs: 'intent',
  asideId: null,
  matches: [order, hours],
});
const close = (text: string): ProfilerResult => ({
  ...matched(text),
  outcome: 'confirm',
  reason: 'too close to tell, so the person is asked',
  chosenId: null,
  suggestion: 'Hours',
});
const lost = (text: string): ProfilerResult => ({
  ...matched(text),
  outcome: 'noMatch',
  chosenId: null,
  targetId: null,
  matches: [],
});

function aModal(answers: readonly (((text: string) => ProfilerResult) | Error)[], mayEdit = true) {
  let asked = 0;
  const { api, made } = fakeApi({
    '/api/GetKeywordProfilerResults': ({ query }: { query: { spokenValue: string } }) => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (!answer || answer instanceof Error) throw answer;
      return { language: 'en', threshold: 0.5, margin: 0.1, results: query.spokenValue.split('\n').map(answer) };
    },
  });
  const added: string[] = [];
  const project: ProfiledProject = {
    projectId: asProjectId('00000000-0000-4000-8000-000000000002'),
    key: {},
    language: 'en',
    listPlaces: () => [
      { type: 'project', name: 'Café', kind: 'project' },
      { type: `node:${nodeId}`, name: 'What now', kind: 'node' },
    ],
    findName: (id) => ({ [nodeId]: 'What now', pay: 'Pay' })[id],
    listTargets: () => (mayEdit ? [order, hours] : []),
    hasSample: (id, text) => added.includes(`${id} ${text}`),
    addSample: (id, text) => void added.push(`${id} ${text}`),
  };
  renderPage(api, <ProfilerModal project={project} startAt={`node:${nodeId}`} onClose={() => undefined} />);
  return { user: userEvent.setup(), made, added };
}

const box = () => screen.findByLabelText(/^Utterances/);

describe('the utterance profiler', () => {
  it('the profiler shows the possible meanings of an utterance with scores, matched words and the outcome', async () => {
    const { user, made } = aModal([matched]);
    await user.type(await box(), 'A coffee please{Enter}');
    const detail = await screen.findByRole('region', { name: 'A coffee please' });
    expect(detail.querySelector('mark')?.textContent).toBe('coffee');
    expect(within(detail).getByText('Understood as Order. Continues to Pay.')).toBeTruthy();
    expect(within(detail).getByRole('img', { name: 'Order: 93 %' })).toBeTruthy();
    expect(within(detail).getByText('coffee (a keyword)')).toBeTruthy();
    expect(within(detail).getByText('Threshold: 50 %')).toBeTruthy();
    expect(made[0]?.input).toMatchObject({ query: { spokenValue: 'A coffee please', type: `node:${nodeId}` } });
  });

  it('the profiler tries every line of a pasted list and lists the attempts', async () => {
    const { user } = aModal([(text) => (text === 'two' ? close(text) : text === 'three' ? lost(text) : matched(text))]);
    await user.click(await box());
    await user.paste('one\ntwo\n\nthree');
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: 'two Asks to confirm' }));
    expect(screen.getByText('Would ask: did you mean Hours?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'three No match' }));
    expect(screen.getByText('Would not be understood.')).toBeTruthy();
    expect(screen.getByText(/No intent that is listened for here/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(screen.getByText('Nothing tried yet')).toBeTruthy();
  });

  it('Enter that ends a composed character does not try the utterance', async () => {
    const { user, made } = aModal([matched]);
    await user.type(await box(), 'こーひー');
    fireEvent.keyDown(await box(), { key: 'Enter', isComposing: true });
    expect(made).toEqual([]);
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('region', { name: 'こーひー' })).toBeTruthy();
  });

  it('only the shown utterances of a long list are tried, and the profiler reports how many were left out', async () => {
    const { user, made } = aModal([lost]);
    await user.click(await box());
    await user.paste(Array.from({ length: 500 }, (_, at) => `utterance ${at}`).join('\n'));
    await user.keyboard('{Enter}');
    expect(await screen.findByText('300 utterances were left out. At most 200 are tried at once.')).toBeTruthy();
    await waitFor(() => expect(screen.getAllByText('No match')).toHaveLength(200));
    const sent = made.map(({ input }) => (input as { query: { spokenValue: string } }).query.spokenValue.split('\n'));
    expect(sent.flat()).toHaveLength(200);
    await user.click(screen.getByRole('button', { name: 'Clear the list' }));
    expect(screen.queryByText(/left out/)).toBeNull();
  });

  it('the profiler adds an utterance once as a sample of an intent', async () => {
    const { user, added } = aModal([matched]);
    await user.type(await box(), 'A latte{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Add sample' }));
    expect(added).toEqual(['order A latte']);
    expect(screen.getByText('Added to Order. Use Undo to remove it again.')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Add sample' }).disabled).toBe(true);
  });

  it('the profiler offers no Add sample without the right to edit', async () => {
    const { user } = aModal([matched], false);
    await user.type(await box(), 'A latte{Enter}');
    await screen.findByText('Understood as Order. Continues to Pay.');
    expect(screen.queryByRole('button', { name: 'Add sample' })).toBeNull();
  });

  it('the profiler shows the error message of a failed attempt and tries again', async () => {
    const { user } = aModal([new ApiFailure('failed', 'Failure getting match results', 500), matched]);
    await user.type(await box(), 'A latte{Enter}');
    expect(await screen.findByText('Failure getting match results')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Understood as Order. Continues to Pay.')).toBeTruthy();
  });
});
