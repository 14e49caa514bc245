import type { TraceEntry } from '@confab/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { ProjectSessionProvider } from '../../editing/index.ts';
import { aWorld } from '../../editing/testing/open-session.ts';
import { ids } from '../../editing/testing/world.ts';
import { renderPage } from '../../shell/testing/render-page.tsx';
import { SimulatorDock } from './simulator-dock.tsx';
import type { TurnPath } from './turn-words.ts';

const stepPath = '/api/RunSimulatorStep';

describe('the simulator', () => {
  it('opens a conversation, says what is typed in it, and shows what comes back', async () => {
    const { user, made, log } = await aDock();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await log.findByText('What may it be?')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'What you say' }), 'a coffee{Enter}');
    expect(await log.findByText('One coffee.')).toBeTruthy();
    expect(made.map(({ input }) => (input as { body: unknown }).body)).toMatchObject([
      { inputValue: null, stage: 'Draft', platform: 'Chatbot', isNewUser: true },
      { inputValue: 'a coffee', sessionId: 'one' },
    ]);
    expect(screen.getByRole('button', { name: 'Restart' })).toBeTruthy();
  });

  it('speaks for whom one chooses: stage, platform, language, and where it starts', async () => {
    const { user, made } = await aDock();
    await choose('Stage', 'Alpha, last saved');
    await choose('Platform', 'Alexa');
    await choose('Language', 'German');
    await user.click(screen.getByRole('checkbox', { name: 'New user' }));
    await user.click(screen.getByRole('checkbox', { name: 'From the selected node' }));
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(made).toHaveLength(1));
    expect(made[0]?.input).toMatchObject({
      body: { stage: 'Alpha', platform: 'Alexa', language: 'de', isNewUser: false, startNodeId: ids.ask },
    });
  });

  it('shows the way of the latest turn, and of another while that is pointed at', async () => {
    const { user, paths, log } = await aTalk();
    expect(paths.at(-1)).toEqual([[ids.ask], false]);
    await user.hover(log.getByText('What may it be?'));
    expect(paths.at(-1)).toEqual([[ids.greet], true]);
    await user.unhover(log.getByText('What may it be?'));
    expect(paths.at(-1)).toEqual([[ids.ask], true]);
    await user.click(log.getAllByRole('button', { name: 'Why?' })[0] ?? document.body);
    expect(paths).toContainEqual([[ids.greet], false]);
  });

  it('says why: the intents considered with their scores, but none under 5 % that was not chosen', async () => {
    const { user } = await aTalk();
    const why = within(screen.getByRole('tabpanel', { name: 'Why' }));
    expect(why.getByText('Heard “a coffee”: the likeliest intent')).toBeTruthy();
    expect(why.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Score of Order',
      'Score of Hours',
    ]);
    expect(why.getByText('2 more under 5 %')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Variables' }));
    const drink = screen.getByRole('row', { name: /Drink/ });
    expect(drink.textContent).toBe('Drink changed“coffee”');
  });

  it('leads from a turn to its nodes', async () => {
    const { user, opened } = await aTalk();
    await user.click(screen.getByRole('button', { name: 'Came to Ask' }));
    expect(opened).toEqual([ids.ask]);
  });

  it('says the same again when the answer did not come', async () => {
    let isUp = false;
    const { user, made, log } = await aDock({
      [stepPath]() {
        if (!isUp) throw new ApiFailure('failed', 'Error running simulator step', 500);
        return opening;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect((await log.findByRole('alert')).textContent).toContain('Error running simulator step');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await log.findByText('What may it be?')).toBeTruthy();
    expect(made).toHaveLength(2);
  });

  it('takes a suggestion for an answer, and brings back what was said before', async () => {
    const { user, made } = await aDock();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    await user.click(await screen.findByRole('button', { name: 'Tea' }));
    await waitFor(() => expect(made).toHaveLength(2));
    const field = await screen.findByRole('textbox', { name: 'What you say' });
    await user.type(field, 'two teas{Enter}{ArrowUp}');
    expect(field).toHaveProperty('value', 'two teas');
  });
});

const trace: readonly TraceEntry[] = [
  {
    type: 'understood',
    nodeId: ids.ask,
    text: 'a coffee',
    candidates: [
      { intentId: 'a', name: 'Order', score: 0.9, words: ['coffee'], how: 'model' },
      { intentId: 'b', name: 'Hours', score: 0.05, words: [], how: 'model' },
      { intentId: 'c', name: 'Thanks', score: 0.049, words: [], how: 'model' },
      { intentId: 'd', name: 'Goodbye', score: 0, words: [], how: 'model' },
    ],
    chosen: 'a',
    reason: 'the likeliest intent',
  },
  { type: 'nodeEntered', workflowId: ids.workflow, nodeId: ids.ask, connectorId: null },
  { type: 'variableWritten', name: 'Drink', scope: 'Project', before: '', after: 'coffee' },
];
const says = (displayText: string, suggestionChips: readonly string[] = []) => ({
  type: 'response',
  displayText,
  spokenText: displayText,
  headingText: '',
  suggestionChips,
});
const opening = {
  sessionId: 'one',
  outputs: [says('What may it be?', ['Tea'])],
  trace: [{ type: 'nodeEntered', workflowId: ids.workflow, nodeId: ids.greet, connectorId: null }],
  variables: {},
  ended: false,
};
const answer = { ...opening, outputs: [says('One coffee.')], trace, variables: { Drink: 'coffee' } };

async function choose(what: string, option: string) {
  fireEvent.click(screen.getByRole('combobox', { name: what }));
  fireEvent.click(await screen.findByText(option));
}

async function aTalk() {
  const dock = await aDock();
  await dock.user.click(screen.getByRole('button', { name: 'Start' }));
  await dock.log.findByText('What may it be?');
  await dock.user.type(screen.getByRole('textbox', { name: 'What you say' }), 'a coffee{Enter}');
  await dock.log.findByText('One coffee.');
  return dock;
}

async function aDock(answers: Parameters<typeof fakeApi>[0] = {}) {
  // The document of these tests has nothing to scroll in.
  Element.prototype.scrollIntoView = () => undefined;
  const { session } = await aWorld().open('ada');
  const { api, made } = fakeApi({
    [stepPath]: ({ body }: { body: { inputValue: string | null } }) => (body.inputValue === null ? opening : answer),
    ...answers,
  });
  const paths: [TurnPath['nodeIds'] | undefined, boolean][] = [];
  const opened: string[] = [];
  renderPage(
    api,
    <ProjectSessionProvider session={session}>
      <SimulatorDock
        projectId={ids.project}
        selectedNodeId={ids.ask}
        onPath={(path, isGlance = false) => paths.push([path?.nodeIds, isGlance])}
        onOpenNode={(nodeId) => opened.push(nodeId)}
      />
    </ProjectSessionProvider>,
  );
  return { made, paths, opened, log: within(screen.getByRole('log')), user: userEvent.setup() };
}
