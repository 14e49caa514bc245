import { anActiveTeam, aProjectSummary, numberedId } from '@confab/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { createAssetTicket } from '../../testing/create-asset-ticket.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { Live } from '../../live/live-context.tsx';
import { useModals } from '../../modals/modal-store.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { TesterPage } from './tester-page.tsx';

const ids = {
  team: numberedId(1),
  project: numberedId(2),
};

interface ChatCall {
  readonly path: string;
  readonly token: string | undefined;
  readonly body: {
    readonly type: string;
    readonly text?: string;
    readonly visitorId?: string;
    readonly startId?: string;
    readonly language?: string;
  };
}
let chats: ChatCall[] = [];
/** The response of each stage to an utterance. */
let reply = (_stage: string, text: string) => `You said ${text}`;

beforeEach(() => {
  chats = [];
  sessionStorage.clear();
  localStorage.setItem('userToken', 'token');
  vi.stubGlobal('fetch', async (path: string, { headers, body }: { headers: Record<string, string>; body: string }) => {
    const request = JSON.parse(body) as ChatCall['body'];
    chats.push({ path, token: headers['client-token'], body: request });
    const text = request.type === 'say' ? reply(path.split('/').at(-1) ?? '', request.text ?? '') : 'Ahoy!';
    const messages = [{ from: 'assistant', heading: '', text, imageUrl: null }];
    return Response.json({ sessionId: path, assistantName: 'Café', messages, suggestionChips: ['Menu'], ended: false });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  reply = (_stage, text) => `You said ${text}`;
});

const stage = (name: string, releaseNumber: number | null) => ({
  stage: name,
  releaseNumber,
  publishedUtc: releaseNumber === null ? null : '2026-01-05T09:00:00.000Z',
  publishedBy: 'Ada',
  chatUrl: releaseNumber === null ? '' : `https://confab.example/channels/chat/${ids.project}/${name.toLowerCase()}`,
});

function aTester(
  search = '',
  more: Parameters<typeof fakeApi>[0] = {},
  projectId: typeof ids.project | undefined = undefined,
) {
  history.replaceState(null, '', `/projects/${ids.project}${search}`);
  const { api, made } = fakeApi({
    '/api/GetProjects': () => ({
      skinnyProjects: { [ids.project]: aProjectSummary({ projectId: ids.project }) },
      activeTeam: anActiveTeam({ teamId: ids.team, teamName: 'Night Shift', permissions: 'Viewer' }),
    }),
    '/api/GetPromotionStatus': () => ({ stages: [stage('Beta', 2), stage('Live', 1)], items: [] }),
    '/api/GetFatProject': () => ({ project: {}, workflows: [], nodes: [] }),
    ...more,
  });
  const live = { onUpdate: () => () => undefined, onStateChange: () => () => undefined, state: 'Connected' } as never;
  renderPage(
    api,
    <Live value={live}>
      <TesterPage projectId={projectId} />
    </Live>,
  );
  return { made, user: userEvent.setup() };
}

describe('the chatbot tester', () => {
  it('the tester sends the client token to Alpha and no token to published stages', async () => {
    const { user, made } = aTester('?stages=Alpha,Live');
    expect(await screen.findAllByText('Ahoy!')).toHaveLength(2);
    expect(chats.map(({ path, token }) => [path.split('/').at(-1), token])).toEqual([
      ['alpha', 'token'],
      ['live', undefined],
    ]);
    await user.type(screen.getByRole('textbox', { name: 'Your message to all conversations' }), 'tea{Enter}');
    expect(await screen.findAllByText('You said tea')).toHaveLength(2);
    // The list includes Pro and One projects.
    const list = made.find(({ path }) => path === '/api/GetProjects');
    expect(list?.input).toMatchObject({ query: { frontendApp: 'test' } });
  });

  it('the tester sends the same utterance to two stages and shows where the responses differ', async () => {
    reply = (name, text) => (name === 'beta' && text === 'two' ? 'Something new' : `You said ${text}`);
    const { user } = aTester('?stages=Live,Beta');
    await screen.findAllByText('Ahoy!');
    expect(await screen.findByText('Same answers')).toBeTruthy();
    const field = screen.getByRole('textbox', { name: 'Your message to all conversations' });
    await user.type(field, 'one{Enter}');
    expect(await screen.findAllByText('You said one')).toHaveLength(2);
    await user.type(field, 'two{Enter}');
    expect(await screen.findByText('Differs at answer 2')).toBeTruthy();
  });

  it('the tester can send an utterance to a single conversation', async () => {
    const { user } = aTester('?stages=Live,Beta');
    await screen.findAllByText('Ahoy!');
    await user.click(screen.getByRole('switch', { name: 'Send to all conversations' }));
    await user.type(screen.getByRole('textbox', { name: 'Your message to Beta' }), 'only you{Enter}');
    const beta = within(screen.getByRole('region', { name: 'Conversation 2, with Beta' }));
    expect(await beta.findByText('You said only you')).toBeTruthy();
    expect(screen.getAllByText('You said only you')).toHaveLength(1);
  });

  it('the tester starts as a returning visitor in a chosen language', async () => {
    aTester('?stages=Live&visitor=returning&language=de');
    await screen.findByText('Ahoy!');
    const starts = chats.map(({ body }) => body);
    expect(starts).toHaveLength(2);
    expect(starts[0]?.visitorId).toBeTruthy();
    expect(starts[1]).toEqual({ ...starts[0], startId: starts[1]?.startId });
    expect(starts[1]?.startId).not.toBe(starts[0]?.startId);
    expect(starts[0]?.language).toBe('de');
  });

  it('the tester shows the matched intents and the trace from the simulator', async () => {
    const trace = [
      {
        type: 'understood',
        nodeId: 'n',
        text: 'tea',
        candidates: [
          { intentId: 'b', name: 'Hours', score: 0.2, words: [], how: 'model' },
          { intentId: 'a', name: 'Order', score: 0.93, words: ['tea'], how: 'model' },
        ],
        chosen: 'a',
        reason: 'the likeliest',
      },
    ];
    const output = {
      type: 'response',
      displayText: 'One tea.',
      spokenText: 'One tea.',
      headingText: '',
      suggestionChips: [],
    };
    const { made } = aTester('?stages=Live&platform=Alexa&why', {
      '/api/RunSimulatorStep': () => ({ sessionId: 's', outputs: [output], trace, variables: {}, ended: false }),
    });
    expect(await screen.findByText('One tea.')).toBeTruthy();
    expect(chats).toEqual([]);
    expect(made.find(({ path }) => path === '/api/RunSimulatorStep')?.input).toMatchObject({
      body: { stage: 'Live', platform: 'Alexa', isNewUser: true, inputValue: null },
    });
    expect(screen.getByText('Order').textContent).toBe('Order 93 %');
    await userEvent.click(screen.getByText('Step by step'));
    expect(screen.getByText(/Heard “tea”/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Why this answer?' }));
    const why = { type: 'storedUtteranceProfiler', props: { projectId: ids.project, saidAt: 'n', said: 'tea' } };
    expect(useModals.getState().opened).toMatchObject([why]);
  });

  it('the tester shows pictures and plays sounds of the library on every platform (A7.87)', async () => {
    const output = {
      type: 'response',
      displayText: 'Look.',
      spokenText: 'Look.',
      headingText: '',
      suggestionChips: [],
      imageAssetId: '0197A000-0000-7000-8000-0000000000A1',
      audioAssetId: '0197a000-0000-7000-8000-0000000000a2',
    };
    aTester('?stages=Live&platform=Alexa', {
      '/api/RunSimulatorStep': () => ({ sessionId: 's', outputs: [output], trace: [], variables: {}, ended: false }),
      '/api/CreateAssetTicket': createAssetTicket,
    });
    expect(await screen.findByText('Look.')).toBeTruthy();
    const sources = [...document.querySelectorAll('img, audio')].map((shown) => shown.getAttribute('src'));
    expect(sources).toEqual([
      expect.stringMatching(/^\/media\/0197a000-0000-7000-8000-0000000000a1\?size=1024x768&ticket=t&r=/),
      expect.stringMatching(/^\/media\/0197a000-0000-7000-8000-0000000000a2\?format=mp3&ticket=t&r=/),
    ]);
  });

  it('the tester asks a Viewer to contact an editor when a stage has no release', async () => {
    aTester('?stages=Live', { '/api/GetPromotionStatus': () => ({ stages: [stage('Live', null)], items: [] }) });
    expect(await screen.findByRole('heading', { name: 'Nothing published on Live yet' })).toBeTruthy();
    expect(screen.getByText(/Ask an editor of the project/)).toBeTruthy();
    expect(chats).toEqual([]);
  });

  it('the tester adds, closes and restarts conversations', async () => {
    const { user } = aTester('?stages=Live');
    await screen.findByText('Ahoy!');
    await user.click(screen.getByRole('button', { name: 'Add conversation' }));
    expect(await screen.findByRole('region', { name: 'Conversation 2, with Alpha' })).toBeTruthy();
    expect(location.search).toBe('?stages=Live,Alpha');
    await user.click(screen.getAllByRole('button', { name: 'Close this conversation' })[1] ?? document.body);
    await waitFor(() => expect(screen.queryByRole('region', { name: /Conversation 2/ })).toBeNull());
    const before = chats.length;
    await user.click(screen.getByRole('button', { name: 'Restart' }));
    await waitFor(() => expect(chats.length).toBeGreaterThan(before));
    expect(chats.at(-1)?.body.type).toBe('start');
  });

  it('the tester shows the error message when the promotion status fails to load, and tries again (A8.38)', async () => {
    let isUp = false;
    const { user } = aTester('?stages=Live', {
      '/api/GetPromotionStatus': () => {
        if (!isUp) throw new ApiFailure('forbidden', 'Error getting promotion status', 403);
        return { stages: [stage('Live', 1)], items: [] };
      },
    });
    expect(await screen.findByText('Error getting promotion status')).toBeTruthy();
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Ahoy!')).toBeTruthy();
  });

  it('the tester shows a message when the team has no such project', async () => {
    aTester('', {}, numberedId(255));
    expect(await screen.findByText(/Night Shift does not have this project/)).toBeTruthy();
  });
});
