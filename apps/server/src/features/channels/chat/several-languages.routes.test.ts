import { projectCalls } from '@confab/contracts';
import type { ConversationState } from '@confab/dialog-engine';
import { getTranslationPath } from '@confab/inputs';
import type { JsonObject, ProjectId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { agentRequest, askAgent, askAlexa, openAlexa } from '../../../testing/channel-clients.ts';
import { aProject } from '../../../testing/people-and-projects.ts';
import { chatWith, createResponse, publishEchoProject } from '../../../testing/publish-project.ts';
import { launch, saying } from '../alexa/testing/requests.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner: ada } = setUpServer();
const spoken = 'GlobalMessages/NoMatch/Entries/e/SpokenText';
const bilingual: JsonObject = {
  Language: 'en',
  OtherLanguages: 'de',
  GlobalMessages: { NoMatch: createResponse('Pardon?') },
  Translations: { de: { [spoken]: { Value: 'Wie bitte?', Source: 'Pardon?' } } },
};
let project: ProjectId;
beforeAll(async () => {
  project = await publishEchoProject(app, ada, bilingual);
});

async function chatIn(language: string | undefined) {
  const { answer } = await chatWith(app, project, { type: 'start', ...(language !== undefined && { language }) });
  const said = { type: 'say', sessionId: answer.sessionId, turnId: app.services.newId(), text: 'xqzt' };
  return (await chatWith(app, project, said)).answer;
}

test.each([
  [{ timeZone: 'Asia/Tokyo', region: 'JP' }, ['Asia/Tokyo', 'JP']],
  [{ timeZone: 'Middle-earth/Shire' }, [undefined, undefined]],
])('a conversation stores where its visitor is, to interpret dates: %j', async (place, kept) => {
  await chatWith(app, project, { type: 'start', ...place });
  const { rows } = await app.database.pool.query<{ state: string }>(
    'select state from channel_session where project_id = $1 order by updated_at desc limit 1',
    [project],
  );
  const { context } = JSON.parse(rows[0]?.state ?? '') as Pick<ConversationState, 'context'>;
  expect([context?.timeZone, context?.region]).toEqual(kept);
});

describe('an assistant of two languages', () => {
  test.each([
    ['de-AT', 'Wie bitte?', 'de'],
    ['en-GB', 'Pardon?', 'en'],
    ['fr', 'Pardon?', 'en'],
    [undefined, 'Pardon?', 'en'],
  ])('a visitor whose language is %s gets %s, and the answer names its language', async (wanted, text, language) => {
    const answer = await chatIn(wanted);
    expect(answer.messages.at(0)?.text).toBe(text);
    expect(answer.language).toBe(language);
  });

  test('a visitor may choose another language during a conversation, which continues in that language', async () => {
    const chat = async (request: object) => (await chatWith(app, project, request)).answer;
    const { sessionId, languages } = await chat({ type: 'start', language: 'en' });
    expect(languages).toEqual(['en', 'de']);
    const choose = { type: 'changeLanguage', sessionId, turnId: app.services.newId(), language: 'de' };
    const chosen = await chat(choose);
    expect([chosen.language, chosen.sessionId]).toEqual(['de', sessionId]);
    // A repeated request gets the same answer.
    expect(await chat(choose)).toEqual(chosen);
    const said = await chat({ type: 'say', sessionId, turnId: app.services.newId(), text: 'xqzt' });
    expect([said.messages.at(0)?.text, said.language]).toEqual(['Wie bitte?', 'de']);
    expect(await chat({ type: 'resume', sessionId })).toMatchObject({ language: 'de', languages: ['en', 'de'] });
    const { rows } = await app.database.pool.query(
      'select language from channel_event where project_id = $1 and said is not distinct from null order by at desc limit 1',
      [project],
    );
    expect(rows).toEqual([{ language: 'de' }]);
  });

  test('a language chosen after the conversation has expired begins the next one', async () => {
    const lost = { type: 'changeLanguage', sessionId: 'gone', turnId: app.services.newId(), language: 'de' };
    const { answer } = await chatWith(app, project, lost);
    expect([answer.language, answer.sessionId === 'gone']).toEqual(['de', false]);
  });

  test('Dialogflow gets the answers of the language that it names', async () => {
    const ask = (text: string, id: string) => {
      const { queryResult, ...request } = agentRequest(text, id, 'german-caller');
      return askAgent(app, project, { ...request, queryResult: { ...queryResult, languageCode: 'de' } });
    };
    await ask('WELCOME', 'first-turn');
    expect((await ask('xqzt', 'second-turn')).answer.fulfillmentText).toContain('Wie bitte?');
  });

  test('Alexa gets the answers of the locale of its device', async () => {
    const alexa = await openAlexa(app);
    const ask = (request: ReturnType<typeof saying> | typeof launch) =>
      askAlexa(alexa, project, { ...request, locale: 'de-DE' }, { sessionId: 'german-device' });
    await ask({ ...launch, requestId: 'amzn1.echo-api.request.de-1' });
    const { body } = await ask(saying('xqzt', 'amzn1.echo-api.request.de-2'));
    expect(body).toContain('Wie bitte?');
    await alexa.close();
  });
});

describe('saving the texts of a project in further languages', () => {
  test('a translation of an input that cannot be translated is refused, and nothing is stored', async () => {
    const { teamId, projectId } = await aProject(app, ada);
    const { token } = ada;
    const read = async () =>
      (await app.call(projectCalls.getFat, { token, query: { teamId, projectId } })).result.project;
    const { version, propertyValues } = await read();
    const save = (Translations: JsonObject) =>
      app.call(projectCalls.save, {
        token,
        body: { teamId, projectId, version, propertyValues: { ...propertyValues, Translations } },
      });
    const refused = await save({ de: { Language: { Value: 'de' } } });
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('Translations')]);
    expect((await read()).propertyValues).not.toHaveProperty('Translations');
    expect((await save({ de: { ChatGreeting: { Value: 'Hallo', Source: '' } } })).message).toBe('');
    expect(getTranslationPath('de', 'ChatGreeting')).toBe('Translations/de/ChatGreeting/Value');
  });
});
