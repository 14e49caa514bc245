import { showWritingLanguage } from '../../editing/index.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { createAssetTicket } from '../../testing/create-asset-ticket.ts';
import { setValue } from '../../testing/editing/open-session.ts';
import { ids } from '../../testing/editing/world.ts';
import { restartSimulator, simulateItem } from './store/start-request.ts';
import { renderDock, renderConversation, choose, opening, says, stepPath, watched } from './testing/a-simulator.tsx';
import { closeModals, getOpenModal } from '../../testing/modals-and-toasts.ts';

describe('SimulatorDock', () => {
  it('the simulator starts a conversation, sends the typed input and shows the response', async () => {
    const { bodies } = await renderConversation();
    expect(bodies()).toMatchObject([
      { inputValue: null, stage: 'Draft', platform: 'Chatbot', isNewUser: true },
      { inputValue: 'a coffee', sessionId: 'one', fromTurn: 0 },
    ]);
    expect(screen.getByRole('button', { name: 'Restart' })).toBeTruthy();
  });

  it('the simulator uses the chosen settings and stores them for the project', async () => {
    const { user, bodies } = await renderDock();
    await user.click(screen.getByRole('button', { name: 'Simulate: Draft · Chatbot · English' }));
    await choose('Stage', 'Alpha, last saved');
    await choose('Platform', 'Alexa');
    await choose('Language', 'German');
    await choose('Start at', 'Selected node: Ask');
    await user.click(screen.getByRole('checkbox', { name: /^New user/ }));
    await user.click(screen.getByRole('checkbox', { name: 'Account linked' }));
    await user.type(screen.getByRole('textbox', { name: 'Seed' }), '7');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(bodies()).toHaveLength(2));
    expect(bodies()[1]).toMatchObject({ stage: 'Alpha', platform: 'Alexa', language: 'de', seed: 7 });
    expect(bodies()[1]).toMatchObject({ isNewUser: false, isAccountLinked: true, startNodeId: ids.ask });
    // The simulated user is where the author is.
    expect(bodies()[1]).toMatchObject({ timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, region: 'US' });
    const kept: unknown = JSON.parse(localStorage.getItem(`simulator.${ids.project}`) ?? '');
    expect(kept).toMatchObject({ settings: { stage: 'Alpha', isNewUser: false, seed: 7 } });
  });

  it('the simulator speaks the language that the author writes in, unless another is chosen', async () => {
    const { user, bodies, session } = await renderDock();
    act(() => {
      session.edit(ids.project, setValue('OtherLanguages', 'de'));
      showWritingLanguage(ids.project, 'de');
    });
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ inputValue: null, language: 'de' }));
    await user.click(screen.getByRole('button', { name: 'Simulate: Draft · Chatbot · German' }));
    await choose('Language', 'English');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ language: 'en' }));
    act(() => showWritingLanguage(ids.project));
  });

  it('Start here in the editor starts a conversation at that item', async () => {
    const { bodies } = await renderDock();
    act(() => simulateItem({ id: ids.workflow as never, kind: 'workflow' }));
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ startWorkflowId: ids.workflow }));
  });

  it('input sent too early is queued, and starts a conversation if there is none', async () => {
    let answer: (() => void) | undefined;
    const { user, log, bodies } = await renderDock({
      async [stepPath]({ body }: { body: { inputValue: string | null } }) {
        if (body.inputValue === null) await new Promise<void>((done) => (answer = done));
        return anAnswer(body.inputValue ?? 'Hello');
      },
    });
    await user.type(screen.getByRole('textbox', { name: 'What you say' }), 'two teas{Enter}');
    expect(await log().findByText('Queued: sent when the assistant has replied', { exact: false })).toBeTruthy();
    await waitFor(() => expect(answer).toBeDefined());
    expect(bodies()).toHaveLength(1);
    act(() => answer?.());
    await waitFor(() => expect(bodies()[1]).toMatchObject({ inputValue: 'two teas' }));
    await waitFor(() => expect(log().queryByText(/Queued: sent when/)).toBeNull());
  });

  it('inputs sent while a turn is running are sent one after the other, and one of them can be withdrawn', async () => {
    let answer: (() => void) | undefined;
    const { user, log, bodies } = await renderDock({
      async [stepPath]({ body }: { body: { inputValue: string | null } }) {
        if (body.inputValue === null) await new Promise<void>((done) => (answer = done));
        return anAnswer(body.inputValue ?? 'Hello');
      },
    });
    const field = screen.getByRole('textbox', { name: 'What you say' });
    await user.type(field, 'two teas{Enter}');
    await user.type(field, 'with milk{Enter}');
    await user.type(field, 'one cake{Enter}');
    expect(log().getAllByText('Queued: sent when the assistant has replied', { exact: false })).toHaveLength(3);
    await user.click(log().getAllByRole('button', { name: 'Do not send' })[1] ?? document.body);
    expect(log().queryByText('with milk')).toBeNull();
    await waitFor(() => expect(answer).toBeDefined());
    act(() => answer?.());
    await waitFor(() => expect(log().queryByText(/Queued: sent when/)).toBeNull());
    await waitFor(() => expect(bodies().map((body) => body.inputValue)).toEqual([null, 'two teas', 'one cake']));
  });

  /** A conversation whose turn has failed while another input was waiting. */
  async function renderWithFailedTurn() {
    let fail: (() => void) | undefined;
    const { user, log, bodies } = await renderDock({
      async [stepPath]({ body }: { body: { inputValue: string | null } }) {
        if (body.inputValue === 'two teas') {
          await new Promise<void>((done) => (fail = done));
          throw new ApiFailure('failed', 'Error running simulator step', 500);
        }
        return anAnswer(body.inputValue ?? 'Hello');
      },
    });
    expect(await log().findByText('Hello')).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'What you say' });
    await user.type(field, 'two teas{Enter}');
    await user.type(field, 'with milk{Enter}');
    await waitFor(() => expect(fail).toBeDefined());
    act(() => fail?.());
    expect(await log().findByRole('alert')).toBeTruthy();
    return { user, field, bodies };
  }

  it('an input that waits behind a failed turn is sent before a later one', async () => {
    const { user, field, bodies } = await renderWithFailedTurn();
    await user.type(field, 'one cake{Enter}');
    await waitFor(() =>
      expect(bodies().map((body) => body.inputValue)).toEqual([null, 'two teas', 'with milk', 'one cake']),
    );
  });

  it('silence after a failed turn is sent at once, and the waiting inputs come after it', async () => {
    const { user, bodies } = await renderWithFailedTurn();
    await user.click(screen.getByRole('button', { name: 'Say nothing' }));
    await waitFor(() => expect(bodies().map((body) => body.inputValue)).toEqual([null, 'two teas', null, 'with milk']));
  });

  it('a restart drops the input that waits for the former conversation', async () => {
    const openings: (() => void)[] = [];
    const { user, log, bodies } = await renderDock({
      async [stepPath]({ body }: { body: { inputValue: string | null } }) {
        if (body.inputValue === null) await new Promise<void>((done) => openings.push(done));
        return anAnswer(body.inputValue ?? 'Hello');
      },
    });
    await waitFor(() => expect(openings).toHaveLength(1));
    await user.type(screen.getByRole('textbox', { name: 'What you say' }), 'two teas{Enter}');
    expect(await log().findByText('two teas')).toBeTruthy();
    act(() => restartSimulator());
    await waitFor(() => expect(openings).toHaveLength(2));
    expect(log().queryByText('two teas')).toBeNull();
    act(() => openings.forEach((answer) => answer()));
    expect(await log().findByText('Hello')).toBeTruthy();
    expect(bodies().map(({ inputValue }) => inputValue)).toEqual([null, null]);
  });

  it('an input sent while a turn is repeated runs after it', async () => {
    let repeated: (() => void) | undefined;
    let calls = 0;
    const { user, log, bodies } = await renderDock({
      async [stepPath]({ body }: { body: { inputValue: string | null } }) {
        calls += 1;
        if (calls === 3) await new Promise<void>((done) => (repeated = done));
        return anAnswer(body.inputValue ?? 'Hello');
      },
    });
    const field = screen.getByRole('textbox', { name: 'What you say' });
    await user.type(field, 'two teas{Enter}');
    await waitFor(() => expect(log().getAllByRole('button', { name: 'Repeat this turn' })).toHaveLength(2));
    await user.click(log().getAllByRole('button', { name: 'Repeat this turn' })[1] ?? document.body);
    await waitFor(() => expect(repeated).toBeDefined());
    await user.type(field, 'one cake{Enter}');
    act(() => repeated?.());
    await waitFor(() => expect(bodies().at(-1)).toMatchObject({ inputValue: 'one cake' }));
  });

  it('the input is shown while its response is loading', async () => {
    const { user, log } = await renderDock({
      [stepPath]: ({ body }: { body: { inputValue: string | null } }) =>
        body.inputValue === null ? anAnswer('Hello') : new Promise(() => undefined),
    });
    await log().findByText('Hello');
    await user.type(screen.getByRole('textbox', { name: 'What you say' }), 'two teas{Enter}');
    expect(log().getByText('two teas')).toBeTruthy();
    expect(log().getByLabelText('Waiting for the response')).toBeTruthy();
  });

  it('a failed turn can be retried under its id, so that its mails and requests are sent once', async () => {
    let isUp = false;
    const { user, bodies, log } = await renderDock({
      [stepPath]() {
        if (!isUp) throw new ApiFailure('failed', 'Error running simulator step', 500);
        return anAnswer('Hello');
      },
    });
    expect((await log().findByRole('alert')).textContent).toContain('Error running simulator step');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await log().findByText('Hello')).toBeTruthy();
    const turnIds = bodies().map(({ turnId }) => turnId);
    expect(turnIds).toEqual([expect.any(String), turnIds[0]]);
  });

  it('a suggestion chip sends its text, and the arrow keys recall previous inputs', async () => {
    const { user, bodies, log, say } = await renderDock();
    await user.click(await screen.findByRole('button', { name: 'Tea' }));
    expect(await log().findByText('One Tea.')).toBeTruthy();
    await say('two teas');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'What you say' });
    await user.type(field, '{ArrowUp}');
    expect(field.value).toBe('two teas');
    await user.type(field, '{ArrowUp}');
    expect(field.value).toBe('Tea');
    await user.type(field, '{ArrowDown}{ArrowDown}');
    expect(field.value).toBe('');
    expect(bodies()).toHaveLength(3);
  });

  it('a question without chips keeps those of the responses before it', async () => {
    await renderDock({
      [stepPath]: () => ({ ...anAnswer('Hello'), outputs: [says('Hello', ['Tea']), says('What next?')] }),
    });
    expect(await screen.findByRole('button', { name: 'Tea' })).toBeTruthy();
  });

  it('continuing from an earlier turn keeps both branches, and the author can switch between them', async () => {
    const { user, log, say, bodies } = await renderConversation();
    await say('milk');
    await user.click(log().getAllByRole('button', { name: 'Go back to here' })[0] ?? document.body);
    expect(log().queryByText('One a coffee.')).toBeNull();
    expect(log().getByText('2 turns after this are kept.')).toBeTruthy();
    await say('a tea');
    expect(bodies().at(-1)).toMatchObject({ inputValue: 'a tea', fromTurn: 0 });
    expect(log().getByRole('img', { name: 'Branch 2 of 2' })).toBeTruthy();
    await user.click(log().getByRole('button', { name: 'Previous branch' }));
    expect(log().getByText('One milk.')).toBeTruthy();
    expect(log().queryByText('One a tea.')).toBeNull();
  });

  it('repeating a turn shows how the response changed', async () => {
    let drink = 'coffee';
    const { user, log } = await renderDock({
      [stepPath]: ({ body }: { body: { fromTurn?: number } }) => ({
        sessionId: 'one',
        turn: 0,
        draftSeq: 1,
        outputs: [says(body.fromTurn === undefined ? 'What can I get you?' : `One ${drink}.`)],
        trace: [],
        variables: {},
        watched: [],
        ended: false,
      }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'What you say' }), 'go{Enter}');
    await log().findByText('One coffee.');
    await user.click(log().getAllByRole('button', { name: 'Repeat this turn' })[1] ?? document.body);
    expect(await log().findByText('Same response as before')).toBeTruthy();
    drink = 'tea';
    await user.click(log().getAllByRole('button', { name: 'Repeat this turn' })[1] ?? document.body);
    expect(await log().findByText('The response has changed')).toBeTruthy();
    expect(
      log()
        .getAllByRole('listitem')
        .map((line) => line.textContent),
    ).toEqual(['Before: One coffee.', 'Now: One tea.']);
  });

  it('all responses are viewed as text, speech or SSML of a platform, chosen once', async () => {
    const { user, log } = await renderDock({
      [stepPath]: () => ({
        sessionId: 'one',
        turn: 0,
        draftSeq: 1,
        outputs: [{ ...says('Hello!'), spokenText: 'Hello (there)[emphasis:"strong"]', imageAssetId: 'harbour.png' }],
        trace: [],
        variables: {},
        watched: watched(''),
        ended: false,
      }),
    });
    expect(await log().findByText('Hello!')).toBeTruthy();
    expect(log().getByText('harbour.png')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'More' }));
    await user.click(await screen.findByText('Alexa SSML'));
    expect(log().getByText('<speak>Hello <emphasis level="strong">there</emphasis></speak>')).toBeTruthy();
    expect(screen.getByText('Alexa SSML').closest('[role=menuitemradio]')?.getAttribute('aria-checked')).toBe('true');
    await user.click(screen.getByText('Spoken text'));
    expect(log().getByText('Hello there')).toBeTruthy();
    expect(localStorage.getItem(`simulator.${ids.project}`)).toContain('"view":"Spoken"');
  });

  it('a picture and a sound of the library are shown, and media elsewhere are links (A7.87)', async () => {
    const imageAssetId = '0197a000-0000-7000-8000-0000000000a1';
    const { log } = await renderDock({
      '/api/CreateAssetTicket': createAssetTicket,
      [stepPath]: () => ({
        sessionId: 'one',
        turn: 0,
        draftSeq: 1,
        outputs: [
          { ...says('Look'), imageAssetId, audioAssetId: imageAssetId.replace('a1', 'a2') },
          { ...says('Elsewhere'), imageAssetId: 'https://cdn.example/cup.png' },
        ],
        trace: [],
        variables: {},
        watched: watched(''),
        ended: false,
      }),
    });
    const picture = await log().findByRole('img', { name: 'Image' });
    expect(picture.getAttribute('src')).toMatch(`/media/${imageAssetId}?size=800x600&ticket=t&r=`);
    expect(log().getByLabelText('Audio').getAttribute('src')).toMatch(/a2\?format=mp3&ticket=t&r=/);
    expect(log().getByRole('link', { name: 'Image' })).toHaveProperty('href', 'https://cdn.example/cup.png');
  });

  it('an ended conversation disables sending and can be restarted', async () => {
    const { user, log, say } = await renderConversation();
    await say('bye');
    expect(log().getByText(/The conversation has ended/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
    await user.click(log().getByRole('button', { name: 'Restart' }));
    expect(await log().findByText('What can I get you?')).toBeTruthy();
  });

  it('the simulator moves to a window and back with its conversation', async () => {
    const { user, log, say } = await renderConversation();
    await place(user, 'In a window');
    const dialog = await screen.findByRole('dialog', { name: 'Simulator' });
    expect(within(dialog).getByText('One a coffee.')).toBeTruthy();
    await say('milk');
    await place(user, 'Below the canvas');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(log().getByText('One milk.')).toBeTruthy();
  });

  it('beside the canvas a turn opens its own details, and the simulator can be closed', async () => {
    const { user, log, closed } = await renderConversation({ placement: 'side' });
    expect(screen.queryByText('Heard “a coffee”: the likeliest intent')).toBeNull();
    const details = log().getAllByRole('button', { name: 'Details' })[1] ?? document.body;
    await user.click(details);
    expect(details.getAttribute('aria-expanded')).toBe('true');
    expect(log().getByText('Heard “a coffee”: the likeliest intent')).toBeTruthy();
    await user.click(details);
    expect(log().queryByText('Heard “a coffee”: the likeliest intent')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close the simulator' }));
    expect(closed).toEqual([true]);
  });

  it('a change of the assistant is noted, and the conversation continues', async () => {
    const { log, say, world, client, user } = await renderConversation();
    const grace = await world.open('grace');
    grace.session.edit(ids.greet, setValue('Notes', 'New'));
    await world.clock.pass(1_000);
    act(() => client.deliver());
    expect(log().getByText('The assistant changed. Restart to try the new version.')).toBeTruthy();
    await say('milk');
    expect(log().getByText('The assistant changed. Restart to try the new version.')).toBeTruthy();
    await user.click(log().getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(log().queryByText('One milk.')).toBeNull());
    expect(log().queryByText(/The assistant changed/)).toBeNull();
  });

  it('the restart key starts a new conversation and moves the focus to the input', async () => {
    const { bodies } = await renderConversation();
    act(() => restartSimulator());
    await waitFor(() => expect(bodies()).toHaveLength(3));
    expect(bodies()[2]).not.toHaveProperty('fromTurn');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'What you say' }));
  });

  it('editors can save a conversation up to a turn as a test case', async () => {
    const { user, log, say } = await renderConversation();
    await say('milk');
    await user.click(log().getAllByRole('button', { name: 'Save as test case up to here' })[1] ?? document.body);
    expect(getOpenModal('editTestCaseModal')).toMatchObject({
      projectId: ids.project,
      targetProjectId: ids.project,
      steps: [
        { requestValue: '', expectedResponse: 'What can I get you?' },
        { requestValue: 'a coffee', expectedResponse: 'One a coffee.' },
      ],
      stubs: [],
      situation: { Language: 'en', Platform: 'Chatbot', IsNewUser: true, IsAccountLinked: false },
    });
    closeModals();
  });

  it('a test case has the language of its conversation and the answers that requests got', async () => {
    const trace = [{ type: 'effect', nodeId: ids.greet, effect: 'http', target: 'GET https://a.test', outcome: '200' }];
    const { session, log, user } = await renderDock({
      [stepPath]: () => ({ ...opening, trace: trace.map((entry) => ({ ...entry, ms: 3, body: '{"tea": 4}' })) }),
    });
    await log().findByText('What can I get you?');
    act(() => session.edit(ids.project, setValue('Language', 'es')));
    await user.click(log().getByRole('button', { name: 'Save as test case up to here' }));
    expect(getOpenModal('editTestCaseModal')).toMatchObject({
      stubs: [{ nodeId: ids.greet, answer: 'Respond', status: 200, body: '{"tea": 4}' }],
      situation: { Language: 'es' },
    });
    closeModals();
  });

  it('Viewers can repeat a turn but not save a test case', async () => {
    const { log } = await renderConversation({ isReadOnly: true });
    expect(log().queryAllByRole('button', { name: 'Save as test case up to here' })).toEqual([]);
    expect(log().getAllByRole('button', { name: 'Repeat this turn' })).toHaveLength(2);
  });
});

/** Chooses where the simulator is. */
async function place(user: UserEvent, placement: string) {
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(await screen.findByText(placement));
}

function anAnswer(text: string) {
  const outputs = [says(text)];
  return { sessionId: 'one', turn: 0, draftSeq: 1, outputs, trace: [], variables: {}, watched: [], ended: false };
}
