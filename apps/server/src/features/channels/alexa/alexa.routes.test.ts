import type { IntentRequest, Request, ui } from 'ask-sdk-model';
import type { FastifyInstance } from 'fastify';
import type { ProjectId } from '@confab/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { aPerson, type TestPerson } from '../../../testing/world.ts';
import { publishTemplate } from '../testing/published.ts';
import { askAlexa, openAlexa } from '../testing/talk.ts';
import { anIntent, envelope, launch, saying } from './testing/requests.ts';
import { chainUrl, noon, signed } from './testing/sign.ts';

let app: TestApp;
let alexa: FastifyInstance;
let ada: TestPerson;
let cafe: ProjectId;
let sessions = 0;
beforeAll(async () => {
  app = await openTestApp();
  alexa = await openAlexa(app);
  ada = await aPerson(app);
  cafe = await publishTemplate(app, ada, 'harbour-cafe');
});
afterAll(async () => {
  await alexa.close();
  await app.close();
});

const speech = (said: ui.OutputSpeech | undefined) => (said?.type === 'SSML' ? said.ssml : (said?.text ?? ''));
const builtIn = (name: string, id = app.services.newId()): IntentRequest =>
  anIntent({ name, confirmationStatus: 'NONE' }, id);

/** A conversation of its own: what is asked one after the other. */
async function converse(...requests: readonly Request[]) {
  sessions += 1;
  const answers = [];
  for (const request of requests) answers.push(await askAlexa(alexa, cafe, request, { sessionId: `s${sessions}` }));
  return answers;
}
const last = async (...requests: readonly Request[]) => {
  const response = (await converse(...requests)).at(-1)?.answer.response;
  return { said: speech(response?.outputSpeech), ends: response?.shouldEndSession };
};

describe('a request', () => {
  test.each([
    ['of another signer', { signer: 'stranger' as const }, launch],
    ['that is older than it may be', {}, { ...launch, timestamp: new Date(noon - 151_000).toISOString() }],
    ['from the future', {}, { ...launch, timestamp: new Date(noon + 151_000).toISOString() }],
    ['without a time', {}, { ...launch, timestamp: 'now' }],
  ])('%s is refused', async (_what, sent, request) => {
    const { status, body } = await askAlexa(alexa, cafe, request, sent);
    expect([status, body.includes('outputSpeech')]).toEqual([400, false]);
  });

  test('a little older is answered', async () => {
    const { status } = await askAlexa(alexa, cafe, { ...launch, timestamp: new Date(noon - 149_000).toISOString() });
    expect(status).toBe(200);
  });

  test.each(['', '{', '[]', '{"version":"1.0"}', '{"__proto__":{}}'])(
    'that is signed but says %j is refused',
    async (body) => {
      const { signature, signature256 } = signed(body);
      const headers = { signaturecertchainurl: chainUrl, signature, 'signature-256': signature256 };
      const { statusCode } = await alexa.inject({
        method: 'POST',
        url: `/channels/alexa/${cafe}/live`,
        payload: body,
        headers: { 'content-type': 'application/json', ...headers },
      });
      expect(statusCode).toBe(400);
    },
  );

  test('that nobody signed is refused by the server as it runs, which asks nobody for a chain from elsewhere', async () => {
    const url = `/channels/alexa/${cafe}/live`;
    for (const headers of [{}, { 'signature-256': 'AAAA', signaturecertchainurl: 'https://evil.example/echo.api/x' }]) {
      const { statusCode } = await app.app.inject({ method: 'POST', url, payload: envelope(launch), headers });
      expect(statusCode).toBe(400);
    }
  });

  test('for another skill than the author’s is refused', async () => {
    const ours = await publishTemplate(app, ada, 'harbour-cafe', { AlexaSkillId: 'amzn1.ask.skill.1' });
    const theirs = await publishTemplate(app, ada, 'harbour-cafe', { AlexaSkillId: 'amzn1.ask.skill.2' });
    expect((await askAlexa(alexa, ours, launch)).status).toBe(200);
    expect((await askAlexa(alexa, theirs, launch)).status).toBe(400);
  });

  test('for what is not published is answered politely, and for what is no address not at all', async () => {
    const { answer } = await askAlexa(alexa, app.services.newId(), launch);
    expect(answer.response).toEqual({
      outputSpeech: { type: 'PlainText', text: 'This assistant is not available at the moment.' },
      shouldEndSession: true,
    });
    expect((await askAlexa(alexa, cafe, launch, { stage: 'alpha' })).status).toBe(404);
    expect((await askAlexa(alexa, 'cafe', launch)).status).toBe(404);
  });
});

describe('a conversation', () => {
  test('goes on in its session, one turn after the other', async () => {
    const heard = await converse(launch, saying('opening hours', 'r2'), builtIn('AMAZON.NoIntent'));
    const [greeting, hours, bye] = heard.map(({ answer }) => answer.response);
    expect(greeting?.reprompt).toBeDefined();
    expect(speech(hours?.outputSpeech)).toMatch(/Quay Street/);
    expect([greeting, hours, bye].map((one) => one?.shouldEndSession)).toEqual([false, false, true]);
  });

  test('answers a request that comes again as before', async () => {
    const [, first, again] = await converse(launch, saying('opening hours', 'same'), saying('opening hours', 'same'));
    expect(again?.body).toBe(first?.body);
  });

  test('may begin with a wish, which is answered at once', async () => {
    expect((await last(saying('opening hours', 'r1'))).said).toMatch(/Quay Street/);
    // Whoever says nothing that is understood is greeted.
    expect((await last(saying('xqzt', 'r1'))).said).toBe((await last(launch)).said);
  });

  test('knows the intents of the author by their names', async () => {
    const names = await intentNames();
    const hours = names.find((name) => /hours/i.test(name)) ?? '';
    expect((await last(launch, builtIn(hours.replace(/\W/g, '_')))).said).toMatch(/Quay Street/);
  });

  test('repeats its question, and begins again when asked to', async () => {
    const greeting = (await last(launch)).said;
    expect((await last(launch, saying('order', 'r2'), builtIn('AMAZON.StartOverIntent'))).said).toBe(greeting);
    const asked = (await last(launch, saying('order', 'r3'))).said;
    expect((await last(launch, saying('order', 'r3'), builtIn('AMAZON.RepeatIntent'))).said).toBe(asked);
  });

  test.each(['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent'])('ends at %s', async (name) => {
    expect((await last(launch, builtIn(name))).ends).toBe(true);
  });

  test('takes what Alexa does not understand for what it is', async () => {
    const { said, ends } = await last(launch, builtIn('AMAZON.FallbackIntent'));
    expect([said === '', ends]).toEqual([false, false]);
  });

  test('is over when Alexa says so, and nothing is said to that', async () => {
    const gone = { ...launch, type: 'SessionEndedRequest', reason: 'USER_INITIATED', requestId: 'r9' } as const;
    const [, ended] = await converse(launch, gone);
    expect(ended?.answer).toEqual({ version: '1.0', response: {} });
    const [nothing] = await converse(gone);
    expect([nothing?.status, nothing?.answer.response]).toEqual([200, {}]);
  });
});

async function intentNames(): Promise<string[]> {
  const row = await app.services.db
    .selectFrom('item')
    .select('draft')
    .where('teamId', '=', ada.teamId)
    .where('id', '=', cafe)
    .executeTakeFirstOrThrow();
  const { Intents } = JSON.parse(row.draft) as { Intents: { Values: { Name: string } }[] };
  return Intents.map(({ Values }) => Values.Name);
}

describe('what is no conversation', () => {
  const other = (type: string) => ({ ...launch, type }) as unknown as Request;

  test('is declined in the speaker’s language', async () => {
    const request = { ...other('Some.Future.Request'), locale: 'de-DE' } as Request;
    const { answer } = await askAlexa(alexa, cafe, request);
    expect(speech(answer.response.outputSpeech)).toBe('Das kann dieser Assistent leider nicht.');
  });

  test.each(['AudioPlayer.PlaybackStarted', 'System.ExceptionEncountered', 'PlaybackController.NextCommandIssued'])(
    'as %s has no words for an answer',
    async (type) => {
      expect((await askAlexa(alexa, cafe, other(type))).answer).toEqual({ version: '1.0', response: {} });
    },
  );

  test('as the question whether a skill could help is answered with a maybe', async () => {
    const { answer } = await askAlexa(alexa, cafe, other('CanFulfillIntentRequest'));
    expect(answer.response.canFulfillIntent?.canFulfill).toBe('MAYBE');
  });
});
