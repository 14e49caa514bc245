import type { ProjectId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestApp } from '../../../testing/open-test-app.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aPerson } from '../../../testing/people-and-projects.ts';
import { publishTemplate } from '../../../testing/publish-project.ts';
import { agentRequest, askAgent } from '../../../testing/channel-clients.ts';

const { app, owner: ada } = setUpServer();
let cafe: ProjectId;
beforeAll(async () => {
  cafe = await publishTemplate(app, ada, 'harbour-cafe');
});

const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`anybody:${password}`).toString('base64')}`,
});

describe('a Dialogflow agent', () => {
  test('an agent has to send the secret that the author set', async () => {
    const secret = 'ahoy: 4711 ü';
    const guarded = await publishTemplate(app, ada, 'harbour-cafe', { DialogflowSecret: secret });
    const statusWith = async (headers: Record<string, string>) =>
      (await askAgent(app, guarded, agentRequest('hi', app.services.newId()), { headers })).status;
    const right = [{ 'x-confab-secret': 'wrong', ...basic(secret) }, basic(secret)];
    const wrong = [{}, basic(''), basic('ahoy'), basic(`${secret} `), { authorization: 'Basic' }];
    expect(await Promise.all(right.map(statusWith))).toEqual(right.map(() => 200));
    expect(await Promise.all(wrong.map(statusWith))).toEqual(wrong.map(() => 401));
  });

  test.each([{ 'x-confab-secret': 'ahoy' }, { authorization: 'Bearer ahoy' }, basic('ahoy')])(
    'an agent can send the secret as %j',
    async (headers) => {
      const guarded = await publishTemplate(app, ada, 'harbour-cafe', { DialogflowSecret: 'ahoy' });
      expect((await askAgent(app, guarded, agentRequest('hi', '1'), { headers })).status).toBe(200);
    },
  );

  test('an invalid request gets status 400, and one that is too large 413', async () => {
    for (const wrong of [{}, { responseId: '1' }, { ...agentRequest('hi', '1'), session: '' }, { queryResult: [] }])
      expect((await askAgent(app, cafe, wrong)).status).toBe(400);
    const large = { ...agentRequest('hi', '1'), padding: 'x'.repeat(70_000) };
    expect((await askAgent(app, cafe, large)).status).toBe(413);
  });

  test.each(['alpha', 'draft', 'LIVE'])('the webhook returns 404 at stage %s', async (stage) => {
    expect((await askAgent(app, cafe, agentRequest('hi', '1'), { stage })).status).toBe(404);
  });
});

describe('a conversation on Dialogflow', () => {
  const ask = async (text: string, session: string, more: object = {}) => {
    const request = agentRequest(text, app.services.newId(), session);
    const queryResult = { ...request.queryResult, ...more };
    return (await askAgent(app, cafe, { ...request, queryResult })).answer;
  };

  test('a conversation that starts with an understood utterance answers it, and agent intents match by name', async () => {
    const intent = { displayName: 'opening-hours' };
    expect((await ask('when can I come', 'a', { intent })).fulfillmentText).toMatch(/Quay Street/);
    expect((await ask('opening hours', 'b')).fulfillmentText).toMatch(/Quay Street/);
  });

  test('an ended conversation restarts under the same session name', async () => {
    const greeting = await ask('WELCOME', 'c');
    await ask('opening hours', 'c');
    expect((await ask('no', 'c')).outputContexts?.[0]?.lifespanCount).toBe(0);
    expect((await ask('hm', 'c')).fulfillmentText).toBe(greeting.fulfillmentText);
  });

  test('conversations of two sessions are separate', async () => {
    await ask('order', 'd');
    expect((await ask('opening hours', 'e')).fulfillmentText).toMatch(/Quay Street/);
  });

  test('too many requests are answered with a text that asks to wait (CHAT-3)', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const hasty = await publishTemplate(strict, await aPerson(strict), 'harbour-cafe');
    const said: (string | undefined)[] = [];
    for (let turn = 0; turn <= 30; turn += 1)
      said.push((await askAgent(strict, hasty, agentRequest('menu', `r${turn}`))).answer.fulfillmentText);
    const wait = 'That was a little fast. Please wait a moment and try again.';
    expect(said.map((text) => text === wait)).toEqual([...Array.from({ length: 30 }, () => false), true]);
    expect((await askAgent(strict, hasty, agentRequest('menu', 'r1', 'another'))).answer.fulfillmentText).not.toBe(
      wait,
    );
    await strict.close();
  });
});
