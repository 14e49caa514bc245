import { channelCalls } from '@confab/contracts';
import type { ProjectId } from '@confab/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FastifyInstance } from 'fastify';
import { agentRequest, askAgent, askAlexa, openAlexa } from '../../../testing/channel-clients.ts';
import { aMember, aPerson } from '../../../testing/people-and-projects.ts';
import { chatWith, publishTemplate } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { launch } from '../alexa/testing/requests.ts';

// A tenth of every limit: 3 requests a minute for a conversation, 6 for an address, 60 for an assistant.
const { app } = setUpServer({ environment: { RATE_LIMIT_FACTOR: '0.1' } });
const flood = 60;
const tooFast = 'That was a little fast. Please wait a moment and try again.';
let alexa: FastifyInstance;
let other: ProjectId;
beforeAll(async () => {
  alexa = await openAlexa(app);
  other = await publishTemplate(app, await aPerson(app), 'harbour-cafe');
});
afterAll(() => alexa.close());

let visitors = 0;
/** Starts a conversation as a visitor that the server has not met. @returns whether the assistant answers. */
const visits = {
  async chat(projectId: string) {
    visitors += 1;
    const { status } = await chatWith(app, projectId, { type: 'start' }, { remoteAddress: `192.0.2.${visitors}` });
    return status === 200;
  },
  async dialogflow(projectId: string) {
    visitors += 1;
    const request = agentRequest('menu', app.services.newId(), `visitor ${visitors}`);
    const { status, answer } = await askAgent(app, projectId, request, { remoteAddress: `192.0.2.${visitors}` });
    return status === 200 && answer.fulfillmentText !== tooFast;
  },
  async alexa(projectId: string) {
    const sessionId = app.services.newId();
    const { status, body } = await askAlexa(alexa, projectId, { ...launch, requestId: sessionId }, { sessionId });
    return status === 200 && !body.includes(tooFast);
  },
};

const stranger = { remoteAddress: '203.0.113.9' };
const wrongSecret = { 'x-confab-secret': 'guess' };
/** The requests that one stranger can repeat without waiting, by channel; each returns the status. */
const floods: Readonly<Record<string, (projectId: string, index: number) => Promise<unknown>>> = {
  'chats from one address': (projectId) => chatWith(app, projectId, { type: 'start' }, stranger),
  'messages of one chat': (projectId) =>
    chatWith(app, projectId, { type: 'resume', sessionId: 'x'.repeat(43) }, { remoteAddress: '203.0.113.10' }),
  'agents without a secret': (projectId, index) =>
    askAgent(app, projectId, agentRequest('menu', `n${index}`, `n${index}`), { headers: {}, ...stranger }),
  'agents with a wrong secret': (projectId, index) =>
    askAgent(app, projectId, agentRequest('menu', `w${index}`, `w${index}`), { headers: wrongSecret, ...stranger }),
  'one conversation of an agent': (projectId, index) =>
    askAgent(app, projectId, agentRequest('menu', `s${index}`, 'one'), { remoteAddress: '203.0.113.11' }),
  'one address with the secret': (projectId, index) =>
    askAgent(app, projectId, agentRequest('menu', `a${index}`, `a${index}`), { remoteAddress: '203.0.113.12' }),
  'one conversation on Alexa': (projectId) =>
    askAlexa(alexa, projectId, { ...launch, requestId: app.services.newId() }, { sessionId: 'flood' }),
  'requests with a forged signature': (projectId) =>
    askAlexa(
      alexa,
      projectId,
      { ...launch, requestId: app.services.newId() },
      { signer: 'stranger', remoteAddress: '203.0.113.13' },
    ),
};

describe.each(Object.entries(floods))('%s at ten times the limit', (_name, send) => {
  test('during a flood of requests, other visitors are answered on every channel (CHAT-3)', async () => {
    const projectId = await publishTemplate(app, await aPerson(app), 'harbour-cafe');
    for (let index = 0; index < flood; index += 1) await send(projectId, index);
    const answered = {
      chat: await visits.chat(projectId),
      dialogflow: await visits.dialogflow(projectId),
      alexa: await visits.alexa(projectId),
      otherChat: await visits.chat(other),
      otherAgent: await visits.dialogflow(other),
    };
    expect(Object.entries(answered).filter(([, isAnswered]) => !isAnswered)).toEqual([]);
  });
});

test('when an Alexa session is asked to slow down, it keeps the slot that the assistant asks for', async () => {
  const projectId = await publishTemplate(app, await aPerson(app), 'harbour-cafe');
  const attributes = { dialog: { intent: 'Order', slots: ['size'], asked: 'size' } };
  const ask = async () => {
    const request = { ...launch, requestId: app.services.newId() };
    return (await askAlexa(alexa, projectId, request, { sessionId: 'quick', attributes })).answer;
  };
  let answer = await ask();
  for (let index = 0; index < flood; index += 1) answer = await ask();
  expect(answer).toMatchObject({ response: { outputSpeech: { text: tooFast } }, sessionAttributes: attributes });
});

describe('agents that call from the same address of their platform', () => {
  test('agents of one assistant at ten times the limit do not prevent agents of another from being answered (CHAT-3)', async () => {
    const projectId = await publishTemplate(app, await aPerson(app), 'harbour-cafe');
    const platform = { remoteAddress: '203.0.113.20' };
    const ask = async (id: string, name: string) =>
      (await askAgent(app, id, agentRequest('menu', name, name), platform)).answer.fulfillmentText;
    for (let index = 0; index < flood; index += 1) await ask(projectId, `p${index}`);
    expect(await ask(projectId, 'last')).toBe(tooFast);
    expect(await ask(other, 'first')).not.toBe(tooFast);
  });

  test.each([
    ['with', undefined],
    ['without', wrongSecret],
  ])(
    'large requests %s the secret of one assistant leave room for those of another (CHAT-3)',
    async (name, headers) => {
      const projectId = await publishTemplate(app, await aPerson(app), 'harbour-cafe');
      const platform = { remoteAddress: name === 'with' ? '203.0.113.21' : '203.0.113.22' };
      const large = (index: number) => ({
        ...agentRequest('menu', `l${index}`, `l${index}`),
        padding: 'x'.repeat(60_000),
      });
      for (let index = 0; index < 10; index += 1)
        await askAgent(app, projectId, large(index), { ...platform, ...(headers && { headers }) });
      expect((await askAgent(app, other, agentRequest('menu', name, name), platform)).status).toBe(200);
    },
  );
});

test('an agent without the secret gets 401, even when the author has set none, and 429 after too many attempts (CHAT-3)', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 8; index += 1) {
    const sent = { headers: {}, remoteAddress: '203.0.113.77' };
    statuses.push((await askAgent(app, other, agentRequest('menu', `${index}`), sent)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
});

test('authors can read the default secret of their project, and it does not work for other projects', async () => {
  const author = await aPerson(app);
  const projectId = await publishTemplate(app, author, 'harbour-cafe');
  const query = { owningTeamId: author.teamId, projectId };
  const { result } = await app.call(channelCalls.dialogflowWebhook, { token: author.token, query });
  expect(result.url).toBe(`http://localhost:4000/channels/dialogflow/${projectId}/live`);
  const headers = { 'x-confab-secret': result.defaultSecret };
  const sent = { headers, remoteAddress: '203.0.113.78' };
  expect((await askAgent(app, projectId, agentRequest('menu', '1'), sent)).status).toBe(200);
  expect((await askAgent(app, other, agentRequest('menu', '1'), sent)).status).toBe(401);
  const viewer = await aMember(app, author.teamId, 'Viewer');
  expect((await app.call(channelCalls.dialogflowWebhook, { token: viewer.token, query })).status).toBe(403);
});
