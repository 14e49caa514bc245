import { getTranslationPath } from '@confab/inputs';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { advanceTime } from '../../testing/advance-time.ts';
import { ApiFailure } from '../../api/api-client.ts';
import { aWorld, setValue } from '../../testing/editing/open-session.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { oneIds, oneItems, pageProperties } from '../../testing/editing/one-world.ts';
import { ids } from '../../testing/editing/world.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openRecorded } from '../simulator/index.ts';
import { LanguageSwitch } from '../translations/index.ts';
import { setPreview } from './preview-settings.ts';
import { PreviewPane } from './preview-pane.tsx';

interface StepBody {
  readonly inputValue: string | null;
  readonly startNodeId?: string;
  readonly startWorkflowId?: string;
  readonly fromTurn?: number;
  readonly language?: string;
}

/** A conversation of a visitor that got the same greeting as the draft gives, and then another answer. */
const recording = {
  conversation: ids.project,
  startedUtc: '2026-11-20T10:00:00.000Z',
  stage: 'Live',
  channel: 'chat',
  language: 'en',
  releaseId: null,
  release: null,
  isNewVisitor: true,
  turns: [
    { number: 1, input: 'begin', said: null, answered: 'Hello', isEnded: false },
    { number: 2, input: 'said', said: 'coffee', answered: 'Black?', isEnded: false },
  ],
};

/** Renders a preview whose fake assistant greets, repeats the utterance, and names the draft that it ran on. */
async function renderPreview(isDown = false, world = aWorld()) {
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  setPreview({ followsSelection: true, showsTrace: false });
  const { session, client } = await world.open('ada');
  const server = { draftSeq: 0, greeting: 'Hello', isSilent: false, isDown, missingId: '' };
  let gate: Promise<void> | undefined;
  const { api, made } = fakeApi({
    '/api/GetConversation': () => recording,
    async '/api/RunSimulatorStep'({ body }: { body: StepBody }) {
      await gate;
      if (server.isDown) throw new ApiFailure('refused', 'Error running simulator step', 500);
      const { inputValue, startNodeId, startWorkflowId, fromTurn = -1 } = body;
      if (server.missingId !== '' && [startNodeId, startWorkflowId].includes(server.missingId))
        throw new ApiFailure('notFound', 'Error running simulator step', 404);
      const displayText =
        inputValue === null ? `${server.greeting}${startNodeId ? ' here' : ''}` : `You: ${inputValue}`;
      return {
        sessionId: 'one',
        turn: fromTurn + 1,
        draftSeq: server.draftSeq,
        outputs: server.isSilent
          ? []
          : [
              {
                type: 'response',
                displayText,
                spokenText: displayText,
                headingText: '',
                suggestionChips: ['Tea'],
                imageAssetId: null,
                audioAssetId: null,
                videoUrl: null,
              },
            ],
        trace: [{ type: 'nodeEntered', workflowId: ids.workflow, nodeId: ids.greet, connectorId: null }],
        variables: {},
        watched: [],
        ended: inputValue === 'bye',
      };
    },
  });
  const opened: string[] = [];
  const paths: (string | undefined)[] = [];
  const open = (itemId: string, path?: string) => {
    opened.push(itemId);
    paths.push(path);
  };
  const pane = (selectedId: string | undefined) => (
    <>
      <LanguageSwitch />
      <PreviewPane selectedId={selectedId} onOpen={open} />
    </>
  );
  const { rerender } = renderInSession(session, pane(undefined), api);
  const listSteps = () => made.filter(({ path }) => path === '/api/RunSimulatorStep');
  const bodies = () => listSteps().map(({ input }) => (input as { body: StepBody }).body);
  const log = () => within(screen.getByRole('log', { name: 'Conversation with the assistant' }));
  return {
    session,
    user: userEvent.setup(),
    server,
    client,
    /** Holds back the answers of the server. */
    hold() {
      const before = made.length;
      let go: () => void = () => undefined;
      gate = new Promise((resolve) => (go = resolve));
      return { isHeld: () => made.length > before, go };
    },
    /** A colleague changes a page; the event is queued for this client. */
    async change(text: string) {
      const grace = await world.open('grace');
      grace.session.edit(ids.greet, setValue('Notes', text));
      await world.clock.pass(1_000);
      server.draftSeq += 1;
    },
    /** Adds German to the languages of the project, with the greeting of its chat page. */
    async addGerman() {
      session.edit(ids.project, setValue('ChatGreeting', 'Ask me'));
      session.edit(ids.project, setValue(getTranslationPath('de', 'ChatGreeting'), 'Frag mich'));
      session.edit(ids.project, setValue('OtherLanguages', 'de'));
      await world.clock.pass(1_000);
    },
    opened,
    paths,
    bodies,
    log,
    select: (id: string) => rerender(pane(id)),
  };
}

test('the preview answers in the components of the chat page and explains why', async () => {
  const { user, log, opened } = await renderPreview();
  await log().findByText('Hello');
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'coffee{Enter}');
  expect(await log().findByText('You: coffee')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Tea' }));
  expect(await log().findByText('You: Tea')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Why this response' }));
  fireEvent.click(
    within(screen.getByRole('region', { name: 'Why this response' })).getByRole('button', { name: /Greet/ }),
  );
  expect(opened).toEqual([ids.greet]);
});

test('the conversation begins again in the language that the author chooses to write in', async () => {
  const { user, addGerman, log, server, bodies } = await renderPreview();
  await log().findByText('Hello');
  server.greeting = 'Hallo';
  await act(addGerman);
  await user.click(await screen.findByRole('radio', { name: 'Deutsch' }));
  expect(await log().findByText('Hallo')).toBeTruthy();
  expect(screen.getByText('Frag mich')).toBeTruthy();
  expect(bodies().at(-1)).toMatchObject({ inputValue: null, language: 'de' });
  await user.click(screen.getByRole('radio', { name: 'English' }));
  await vi.waitFor(() => expect(bodies().at(-1)?.language).toBeUndefined(), { timeout: 60_000 });
});

test('the conversation is repeated once when the project has changed, after a pause', async () => {
  const { user, log, client, change, server, bodies } = await renderPreview();
  await log().findByText('Hello');
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'coffee{Enter}');
  await log().findByText('You: coffee');
  server.greeting = 'Welcome';
  await change('One');
  await change('Two');
  act(() => client.deliver());
  expect(await log().findByText('Welcome', {}, { timeout: 60_000 })).toBeTruthy();
  expect(await log().findByText('You: coffee')).toBeTruthy();
  expect(bodies().map(({ inputValue }) => inputValue)).toEqual([null, 'coffee', null, 'coffee']);
});

test('a change between two repeated turns repeats the conversation again', async () => {
  const { user, log, client, change, server, hold } = await renderPreview();
  await log().findByText('Hello');
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'coffee{Enter}');
  await log().findByText('You: coffee');
  await change('One');
  const opening = hold();
  act(() => client.deliver());
  await vi.waitFor(() => expect(opening.isHeld()).toBe(true), { timeout: 60_000 });
  const second = hold();
  act(() => opening.go());
  await vi.waitFor(() => expect(second.isHeld()).toBe(true), { timeout: 60_000 });
  // The greeting was repeated on the first change, the second turn runs on both.
  server.greeting = 'Welcome';
  await change('Two');
  act(() => client.deliver());
  act(() => second.go());
  expect(await log().findByText('Welcome', {}, { timeout: 60_000 })).toBeTruthy();
  expect(await log().findByText('You: coffee')).toBeTruthy();
});

test('a change that was missed without a connection is followed after the reconnect', async () => {
  const { log, client, change, server } = await renderPreview();
  await log().findByText('Hello');
  act(() => client.setConnection('Reconnecting'));
  server.greeting = 'Welcome';
  await change('One');
  act(() => client.setConnection('Reconnecting'));
  await act(async () => client.setConnection('Connected'));
  expect(await log().findByText('Welcome', {}, { timeout: 60_000 })).toBeTruthy();
});

test('a text sent while the conversation is repeated is sent afterwards', async () => {
  const { user, log, client, change, hold } = await renderPreview();
  await log().findByText('Hello');
  await change('One');
  const release = hold();
  act(() => client.deliver());
  await vi.waitFor(() => expect(release.isHeld()).toBe(true), { timeout: 60_000 });
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'coffee{Enter}');
  act(() => release.go());
  expect(await log().findByText('You: coffee')).toBeTruthy();
});

test('a page without a text shows a notice instead of an answer, which leads to the input and disappears once there is a text', async () => {
  const { log, select, server, opened, paths, client, change } = await renderPreview();
  await log().findByText('Hello');
  expect(log().queryByText(/says nothing yet/)).toBeNull();
  server.isSilent = true;
  select(ids.greet);
  expect(await log().findByText('Greet says nothing yet')).toBeTruthy();
  fireEvent.click(log().getByRole('button', { name: 'Write what it says' }));
  expect([opened, paths]).toEqual([[ids.greet], ['Response']]);
  server.isSilent = false;
  await change('One');
  act(() => client.deliver());
  expect(await log().findByText('Hello here', {}, { timeout: 60_000 })).toBeTruthy();
  expect(log().queryByText(/says nothing yet/)).toBeNull();
});

test('a selected page starts the conversation there, and the start can be reset', async () => {
  const { log, select, bodies } = await renderPreview();
  await log().findByText('Hello');
  select(ids.ask);
  expect(await log().findByText('Hello here')).toBeTruthy();
  expect(bodies().at(-1)).toMatchObject({ inputValue: null, startNodeId: ids.ask });
  expect(screen.getByText('Starts at Ask')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Start from the beginning' }));
  expect(await log().findByText('Hello')).toBeTruthy();
  expect(screen.queryByText('Starts at Ask')).toBeNull();
});

test('a page that is deleted before the conversation starts there leads to the beginning', async () => {
  const { log, select, server, session, hold, bodies } = await renderPreview();
  await log().findByText('Hello');
  const release = hold();
  select(ids.ask);
  await vi.waitFor(() => expect(release.isHeld()).toBe(true), { timeout: 60_000 });
  await act(() => session.removeItems([ids.ask]));
  server.missingId = ids.ask;
  act(() => release.go());
  await vi.waitFor(() => expect(bodies().at(-1)?.startNodeId).toBeUndefined(), { timeout: 60_000 });
  expect(await log().findByText('Hello')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the conversation starts at the beginning when the selected chapter has no pages', async () => {
  const withoutPages = oneItems().filter(({ id }) => id !== oneIds.z);
  const { log, select, server, bodies } = await renderPreview(false, aWorld(pageProperties, withoutPages));
  await log().findByText('Hello');
  server.missingId = oneIds.visit;
  select(oneIds.visit);
  await vi.waitFor(() => expect(bodies()).toHaveLength(3), { timeout: 60_000 });
  expect(bodies().map(({ startWorkflowId }) => startWorkflowId)).toEqual([undefined, oneIds.visit, undefined]);
  expect(await log().findByText('Hello')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('only Start here starts at the selected page when the preview does not follow the selection', async () => {
  const { log, select, bodies } = await renderPreview();
  await log().findByText('Hello');
  fireEvent.click(screen.getByRole('button', { name: 'Start at each page I select' }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  select(ids.ask);
  await advanceTime(400);
  vi.useRealTimers();
  expect(bodies()).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Start at Ask' }));
  expect(await log().findByText('Hello here')).toBeTruthy();
});

test('an ended conversation can be restarted, and a failure can be tried again', async () => {
  const { user, log, server } = await renderPreview(true);
  expect((await screen.findByRole('alert')).textContent).toBe('Error running simulator step');
  server.isDown = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await log().findByText('Hello');
  await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'bye{Enter}');
  fireEvent.click(await screen.findByRole('button', { name: 'Start a new conversation' }));
  await vi.waitFor(() => expect(log().queryByText('You: bye')).toBeNull(), { timeout: 60_000 });
});

test('the preview has the name, greeting, type face and accent that the chat page will have', async () => {
  const { session, log } = await renderPreview();
  await log().findByText('Hello');
  act(() => {
    for (const [path, updatedValue] of [
      ['ChatGreeting', 'Ask me about boats.'],
      ['ChatColour', '#1f5fa8'],
      ['ChatFont', 'serif'],
      ['ChatName', 'Harbour'],
    ] as const)
      session.edit(ids.project, { path, action: 'ValueChanged', updatedValue });
  });
  expect(log().getByText('Ask me about boats.')).toBeTruthy();
  expect(screen.getByText('Harbour')).toBeTruthy();
  const phone = screen.getByText('Harbour').parentElement;
  expect(phone?.style.getPropertyValue('--chat-accent')).toBe('#1f5fa8');
  expect(phone?.style.fontFamily).toContain('Georgia');
});

test('a conversation of a visitor is repeated instead of a new one, and its differences are listed', async () => {
  openRecorded({ conversation: ids.project, turn: 2, on: 'draft' });
  const { log, bodies } = await renderPreview();
  expect(await log().findByText('You: coffee')).toBeTruthy();
  expect(await screen.findByText('The draft answers 1 of 2 turns differently.')).toBeTruthy();
  expect(bodies().map(({ inputValue }) => inputValue)).toEqual([null, 'coffee']);
  fireEvent.click(screen.getByText('Show differences'));
  const notice = within(screen.getByRole('region', { name: 'Conversation of a visitor' }));
  expect(notice.getByText('Black?')).toBeTruthy();
});
