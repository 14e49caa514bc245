import type { IntentRequest, Request, ui } from 'ask-sdk-model';
import type { FastifyInstance } from 'fastify';
import type { ProjectId } from '@confab/model';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { publishTemplate } from '../../../testing/publish-project.ts';
import { askAlexa, openAlexa } from '../../../testing/channel-clients.ts';
import { anIntent, envelope, launch, saying } from './testing/requests.ts';
import { chainUrl, noon, signRequest } from './testing/sign.ts';

const { app, owner: ada } = setUpServer();
let alexa: FastifyInstance;
let cafe: ProjectId;
let sessions = 0;
beforeAll(async () => {
  alexa = await openAlexa(app);
  cafe = await publishTemplate(app, ada, 'harbour-cafe');
});
afterAll(() => alexa.close());

const speech = (said: ui.OutputSpeech | undefined) => (said?.type === 'SSML' ? said.ssml : (said?.text ?? ''));
const builtIn = (name: string, id = app.services.newId()): IntentRequest =>
  anIntent({ name, confirmationStatus: 'NONE' }, id);

/** Sends the requests one after another in a new session. */
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

describe('a request to the Alexa channel', () => {
  test.each([
    ['of another signer', { signer: 'stranger' as const }, launch],
    ['with an outdated timestamp', {}, { ...launch, timestamp: new Date(noon - 151_000).toISOString() }],
    ['with a timestamp in the future', {}, { ...launch, timestamp: new Date(noon + 151_000).toISOString() }],
    ['without a valid timestamp', {}, { ...launch, timestamp: 'now' }],
  ])('an Alexa request %s is refused', async (_what, sent, request) => {
    const { status, body } = await askAlexa(alexa, cafe, request, sent);
    expect([status, body.includes('outputSpeech')]).toEqual([400, false]);
  });

  test('a request within the allowed clock difference is answered', async () => {
    const { status } = await askAlexa(alexa, cafe, { ...launch, timestamp: new Date(noon - 149_000).toISOString() });
    expect(status).toBe(200);
  });

  test.each(['', '{', '[]', '{"version":"1.0"}', '{"__proto__":{}}'])(
    'a signed request with the body %j is refused',
    async (body) => {
      const { signature, signature256 } = signRequest(body);
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

  test('the running server refuses unsigned requests and certificate chains from other hosts', async () => {
    const url = `/channels/alexa/${cafe}/live`;
    for (const headers of [{}, { 'signature-256': 'AAAA', signaturecertchainurl: 'https://evil.example/echo.api/x' }]) {
      const { statusCode } = await app.app.inject({ method: 'POST', url, payload: envelope(launch), headers });
      expect(statusCode).toBe(400);
    }
  });

  test('a request of another skill than the one that the author set is refused', async () => {
    const ours = await publishTemplate(app, ada, 'harbour-cafe', { AlexaSkillId: 'amzn1.ask.skill.1' });
    const theirs = await publishTemplate(app, ada, 'harbour-cafe', { AlexaSkillId: 'amzn1.ask.skill.2' });
    expect((await askAlexa(alexa, ours, launch)).status).toBe(200);
    expect((await askAlexa(alexa, theirs, launch)).status).toBe(400);
  });

  test('an unpublished project gets a polite answer, and an invalid address gets 404', async () => {
    const { answer } = await askAlexa(alexa, app.services.newId(), launch);
    expect(answer.response).toEqual({
      outputSpeech: { type: 'PlainText', text: 'This assistant is not available at the moment.' },
      shouldEndSession: true,
    });
    expect((await askAlexa(alexa, cafe, launch, { stage: 'alpha' })).status).toBe(404);
    expect((await askAlexa(alexa, 'cafe', launch)).status).toBe(404);
  });
});

describe('a conversation on Alexa', () => {
  test('a conversation continues in its session turn by turn', async () => {
    const heard = await converse(launch, saying('opening hours', 'r2'), builtIn('AMAZON.NoIntent'));
    const [greeting, hours, bye] = heard.map(({ answer }) => answer.response);
    expect(greeting?.reprompt).toBeDefined();
    expect(speech(hours?.outputSpeech)).toMatch(/Quay Street/);
    expect([greeting, hours, bye].map((one) => one?.shouldEndSession)).toEqual([false, false, true]);
  });

  test('a repeated request gets the same answer', async () => {
    const [, first, again] = await converse(launch, saying('opening hours', 'same'), saying('opening hours', 'same'));
    expect(again?.body).toBe(first?.body);
  });

  test('a conversation that starts with an understood utterance answers it at once', async () => {
    expect((await last(saying('opening hours', 'r1'))).said).toMatch(/Quay Street/);
    // An utterance that is not understood gets the greeting.
    expect((await last(saying('xqzt', 'r1'))).said).toBe((await last(launch)).said);
  });

  test('intents of the author are matched by name', async () => {
    const names = await intentNames();
    const hours = names.find((name) => /hours/i.test(name)) ?? '';
    expect((await last(launch, builtIn(hours.replace(/\W/g, '_')))).said).toMatch(/Quay Street/);
  });

  test('the built-in intents Repeat and StartOver repeat the question and restart the conversation', async () => {
    const greeting = (await last(launch)).said;
    expect((await last(launch, saying('order', 'r2'), builtIn('AMAZON.StartOverIntent'))).said).toBe(greeting);
    const asked = (await last(launch, saying('order', 'r3'))).said;
    expect((await last(launch, saying('order', 'r3'), builtIn('AMAZON.RepeatIntent'))).said).toBe(asked);
  });

  test.each(['AMAZON.StopIntent', 'AMAZON.CancelIntent', 'AMAZON.NavigateHomeIntent'])(
    'the built-in intent %s ends the conversation',
    async (name) => {
      expect((await last(launch, builtIn(name))).ends).toBe(true);
    },
  );

  test('the built-in fallback intent counts as not understood', async () => {
    const { said, ends } = await last(launch, builtIn('AMAZON.FallbackIntent'));
    expect([said === '', ends]).toEqual([false, false]);
  });

  test('an ended session gets an empty answer', async () => {
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

describe('requests outside a conversation', () => {
  const other = (type: string) => ({ ...launch, type }) as unknown as Request;

  test('an unknown request type is declined in the language of the speaker', async () => {
    const request = { ...other('Some.Future.Request'), locale: 'de-DE' } as Request;
    const { answer } = await askAlexa(alexa, cafe, request);
    expect(speech(answer.response.outputSpeech)).toBe('Das kann dieser Assistent leider nicht.');
  });

  test.each(['AudioPlayer.PlaybackStarted', 'System.ExceptionEncountered', 'PlaybackController.NextCommandIssued'])(
    'a %s request gets an empty answer',
    async (type) => {
      expect((await askAlexa(alexa, cafe, other(type))).answer).toEqual({ version: '1.0', response: {} });
    },
  );

  test('a CanFulfillIntentRequest is answered with MAYBE', async () => {
    const { answer } = await askAlexa(alexa, cafe, other('CanFulfillIntentRequest'));
    expect(answer.response.canFulfillIntent?.canFulfill).toBe('MAYBE');
  });
});
