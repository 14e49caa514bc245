import { simulatorMessages, type Recording } from '@confab/contracts';
import { releaseIdSchema, type TraceEntry } from '@confab/model';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useToasts } from '../../../toasts/toast-store.ts';
import { openRecorded } from '../store/start-request.ts';
import { renderDock, says, stepPath } from '../testing/a-simulator.tsx';
import { compareRecorded } from './compare-recorded.ts';

const conversation = '00000000-0000-4000-8000-000000000009';
const releaseId = releaseIdSchema.parse('00000000-0000-4000-8000-000000000007');
type Turn = Recording['turns'][number];
const turn = (number: number, said: string | null, answered: string | null, isEnded = false): Turn => ({
  number,
  input: number === 1 ? 'begin' : 'said',
  said,
  answered,
  isEnded,
});
const recording: Recording = {
  conversation,
  startedUtc: '2026-11-20T10:00:00.000Z',
  stage: 'Live',
  channel: 'alexa',
  language: 'de',
  releaseId,
  release: 3,
  isNewVisitor: false,
  turns: [
    turn(1, null, 'What can I get you?'),
    turn(2, 'a coffee', 'Two coffees.'),
    turn(3, 'a tea', 'One a tea.'),
    turn(4, 'bye', 'One bye.', true),
  ],
};

interface StepBody {
  readonly inputValue: string | null;
}

/** Opens the simulator, which has started a conversation of its own, and requests that of a visitor. */
async function replay(on: 'release' | 'draft', given: Partial<Recording> = {}, upTo = 3) {
  const dock = await renderDock({ '/api/GetConversation': () => ({ ...recording, ...given }) });
  await dock.log().findByText('What can I get you?');
  act(() => openRecorded({ conversation, turn: upTo, on }));
  const listSteps = () => dock.made.filter(({ path }) => path === stepPath).slice(1);
  const sent = () => listSteps().map(({ input }) => (input as { body: StepBody }).body);
  return { ...dock, sent };
}

describe('a conversation of a visitor in the simulator', () => {
  it('a recorded conversation is replayed on the draft up to the chosen turn, and differing answers are marked and counted', async () => {
    const { log, sent } = await replay('draft');
    expect(await screen.findByText('The draft answers 1 of 3 turns differently.')).toBeTruthy();
    expect(screen.getByText('Conversation of a visitor · Draft')).toBeTruthy();
    expect(sent().map(({ inputValue }) => inputValue)).toEqual([null, 'a coffee', 'a tea']);
    expect(sent()[0]).toMatchObject({ stage: 'Draft', platform: 'Alexa', language: 'de', isNewUser: false });
    expect(sent()[0]).not.toHaveProperty('releaseId');
    expect(log().getAllByText('Same response as the visitor got')).toHaveLength(2);
    expect(log().getByText('The visitor got a different response')).toBeTruthy();
    expect(
      log()
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Before: Two coffees.', 'Now: One a coffee.']);
  });

  it('a conversation of a visitor in the simulator runs on the release that answered, which its header names, and continues there', async () => {
    const { sent, say } = await replay('release', {}, 2);
    expect(await screen.findByText('Conversation of a visitor · Release 3')).toBeTruthy();
    expect(await screen.findByText('Release 3 answers 1 of 2 turns differently.')).toBeTruthy();
    expect(sent()[0]).toMatchObject({ stage: 'Live', releaseId });
    await say('milk');
    expect(sent().at(-1)).toMatchObject({ inputValue: 'milk', sessionId: 'one' });
  });

  it('a conversation of a visitor in the simulator shows how far it could be repeated when the draft ends it early', async () => {
    const turns = recording.turns.map((one) => ({ ...one, said: one.number === 2 ? 'bye' : one.said }));
    const { log } = await replay('draft', { turns });
    expect(await screen.findByText('Only 2 of 3 turns could be repeated.')).toBeTruthy();
    expect(log().getByText('The conversation ends here now, but it continued for the visitor.')).toBeTruthy();
  });

  it('a conversation of a visitor in the simulator shows which texts are masked', async () => {
    const turns = [turn(1, null, 'What can I get you?'), turn(2, 'call [phone]', 'One call [phone].')];
    await replay('draft', { turns });
    expect(await screen.findByText('The draft answers all 2 turns as the visitor was answered.')).toBeTruthy();
    expect(screen.getByText(/^Texts are masked/)).toBeTruthy();
  });

  it.each([
    ['whose texts are not kept', 'draft', { turns: [turn(1, null, null), turn(2, null, null)] }, 'textsNotKept'],
    ['of the newest save', 'release', { stage: 'Alpha', releaseId: null, release: null }, 'newestSave'],
    ['of a version that is gone', 'release', { releaseId: null, release: null }, 'versionNotFound'],
  ] as const)(
    "a conversation %s is refused with the reason, and the author's own one stays",
    async (_name, on, given, message) => {
      const { made, log } = await replay(on, given as Partial<Recording>);
      await waitFor(() => expect(useToasts.getState().toasts[0]?.message.message).toBe(simulatorMessages[message]));
      expect(made.filter(({ path }) => path === stepPath)).toHaveLength(1);
      expect(log().getByText('What can I get you?')).toBeTruthy();
      expect(screen.queryByRole('region', { name: 'Conversation of a visitor' })).toBeNull();
    },
  );

  it('Restart after a repeated conversation of a visitor begins a conversation of the author', async () => {
    const { user } = await replay('draft');
    await screen.findByText(/^The draft answers/);
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(screen.queryByText(/^The draft answers/)).toBeNull());
  });
});

describe('comparing with the answers that the visitor got', () => {
  const compare = (answered: string, displayText: string, trace: readonly TraceEntry[] = [], ended = false) =>
    compareRecorded({
      said: 'hello',
      original: { number: 2, said: 'hello', isOpening: false, answered, ended: false },
      result: { outputs: [says(displayText)], trace, ended },
    } as never);

  it('formatting and masked data make no difference to the answer that the visitor got', () => {
    expect(compare('Call [phone] now', 'Call **0151 2345678** now')).toBeUndefined();
  });

  it('another wording of the same random response makes no difference to the answer that the visitor got', () => {
    const chosen = { type: 'responseChosen', wordings: ['Hi!', 'Hello!'] } as unknown as TraceEntry;
    expect(compare('Hello!', 'Hi!', [chosen])).toBeUndefined();
    expect(compare('Bye!', 'Hi!', [chosen])?.lines).toHaveLength(2);
  });

  it('an end that only the new answer or only that of the visitor has is a difference', () => {
    expect(compare('Hi', 'Hi', [], true)).toEqual({ lines: [], end: 'now' });
  });
});
