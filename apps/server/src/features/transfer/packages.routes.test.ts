import { publishingCalls, transferCalls, validationCalls, type BodyOf } from '@confab/contracts';
import type { NodeId, ProjectId } from '@confab/model';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import { publish, publishTemplate } from '../../testing/publish-project.ts';
import { openAlexa, createTalkers, type Talk } from '../../testing/channel-clients.ts';
import { readNode, saveNode } from '../../testing/nodes.ts';
import {
  decodeBase64,
  encodeBase64,
  exportProjectFile,
  sampleZip,
  sendProject,
  type ProjectFile,
} from './testing/project-files.ts';
import { packZip } from './write/pack-file.ts';

const { app, owner: ada } = setUpServer();
let alexa: FastifyInstance;
let talk: Readonly<Record<'chat' | 'alexa' | 'dialogflow', Talk>>;
const projects = new Map<string, ProjectId>();

beforeAll(async () => {
  alexa = await openAlexa(app);
  talk = createTalkers(app, alexa);
  const grace = await aPerson(app);
  const cafe = await publishTemplate(app, grace, 'harbour-cafe');
  const packages = [
    ['Alexa', async () => sendProject(app, ada, encodeBase64(await sampleZip('alexa-pizza')))],
    ['Dialogflow', async () => sendProject(app, ada, encodeBase64(await sampleZip('dialogflow-pizza')))],
    ['Confab', async () => sendProjectWithMedia(ada, await exportWithMedia(grace, cafe))],
  ] as const;
  for (const [format, send] of packages) {
    const { result, message } = await send();
    if (!result.project) throw new Error(message);
    expect(result.format).toBe(format);
    await publish(app, ada, result.project.projectId);
    projects.set(format, result.project.projectId);
  }
});
afterAll(() => alexa.close());

/** Exports a project with the files that it uses. */
async function exportWithMedia({ token, teamId }: TestPerson, projectId: string): Promise<Buffer> {
  const query = new URLSearchParams({ owningTeamId: teamId, projectId });
  const url = `/api/ExportProjectWithMedia?${query}`;
  return (await app.app.inject({ url, headers: { 'client-token': token } })).rawPayload;
}

function sendProjectWithMedia({ token, teamId }: TestPerson, content: Buffer) {
  const file = { type: 'application/octet-stream', content } as const;
  const query = { owningTeamId: teamId, fileName: 'project.zip', preview: false };
  return app.call(transferCalls.importProjectMedia, { token, query, file });
}

const getProjectId = (format: string) => projects.get(format) ?? ('' as ProjectId);

const formats = ['Alexa', 'Dialogflow', 'Confab'] as const;
const channels = ['chat', 'alexa', 'dialogflow'] as const;

const conversations = {
  Alexa: {
    said: ['one large salami pizza please', 'yes', 'show me the menu', 'goodbye'],
    heard: [
      /^Welcome to Corner Pizza\. What can I do for you\?$/,
      /^That is a large salami pizza\. Is that right\?$/,
      /^This is where OrderPizza is answered\./,
      /^This is where ShowMenu is answered\./,
      /^Goodbye\.$/,
    ],
  },
  Dialogflow: {
    said: ['order a pizza', 'mushrooms', 'a small one', 'yes please', 'when are you open', 'bye'],
    heard: [
      /^Welcome to Corner Pizza\. What can I get you\?$/,
      /^What would you like on it\?$/,
      /^What size would you like\?$/,
      /^A small mushroom pizza\. Shall I put it in the oven\?$/,
      /^It is in the oven\. See you soon\./,
      /^We are open from noon to ten, every day\./,
      /^Goodbye, and enjoy\.$/,
    ],
  },
  Confab: { said: ["what's on the menu"], heard: [/./, /./] },
} as const;

describe.each(formats)('a project imported from %s', (format) => {
  test.each(channels)(
    'an imported project answers on the channel %s once it is published (A1.8, A4.46)',
    async (channel) => {
      const { said, heard } = conversations[format];
      const turns = await talk[channel](getProjectId(format), said);
      expect(turns).toHaveLength(heard.length);
      for (const [index, pattern] of heard.entries()) expect(turns[index]?.said).toMatch(pattern);
      if (format !== 'Confab') expect(turns.at(-1)?.ended).toBe(true);
    },
  );

  test('an imported project has no validation error, except placeholders where the package has no answer', async () => {
    const query = { owningTeamId: ada.teamId, projectId: getProjectId(format) };
    const { result } = await app.call(validationCalls.project, { token: ada.token, query });
    const errors = result.problems.filter(({ severity }) => severity === 'error').map(({ code }) => code);
    const placeholders = { Alexa: 3, Dialogflow: 0, Confab: 0 }[format];
    expect(errors).toEqual(Array.from({ length: placeholders }, () => 'PlaceholderAnswer'));
  });

  test('an unchanged import is exported as the same package, except added intents that the findings name, with a report of both', async () => {
    if (format === 'Confab') return;
    const name = format === 'Alexa' ? 'alexa-pizza' : 'dialogflow-pizza';
    const platform = format === 'Alexa' ? 'Alexa' : 'DialogFlow';
    const content = encodeBase64(await sampleZip(name));
    const imported = await sendProject(app, ada, content, { preview: true });
    const intents = { section: 'intents', changed: 0, stored: 0, lost: 0, items: [] };
    const [kept] = imported.result.report;
    expect(kept).toMatchObject(intents);
    const body = { teamId: ada.teamId, projectId: getProjectId(format), platform } as const;
    const { result } = await app.call(transferCalls.platformFiles, { token: ada.token, body });
    expect(result.report.map(({ section }) => section)).toEqual(
      expect.arrayContaining(['nodes', 'intents', 'samples']),
    );
    const again = await sendProject(app, ada, result.content, { preview: true });
    const withoutSecrets = (report: typeof result.report) => report.filter(({ section }) => section !== 'settings');
    const added = result.findings.filter(({ code }) => code === 'yesNoIntentAdded').length;
    expect(added).toBe(format === 'Alexa' ? 2 : 0);
    const expected = withoutSecrets(imported.result.report).map((one) =>
      one.section === 'intents' ? { ...one, kept: one.kept + added } : one,
    );
    expect(withoutSecrets(again.result.report)).toEqual(expected);
  });
});

describe('a platform file', () => {
  const platformFile = async (projectId: ProjectId, platform: 'Alexa' | 'DialogFlow') => {
    const body = { teamId: ada.teamId, projectId, platform };
    return app.call(transferCalls.platformFiles, { token: ada.token, body });
  };

  test.each(['Alexa', 'DialogFlow'] as const)(
    'a platform file for %s is a zip that can be imported again, with the same bytes each time (A7.21)',
    async (platform) => {
      const { result } = await platformFile(getProjectId('Confab'), platform);
      expect([result.fileName, result.mediaType]).toEqual([`Café-${platform}.zip`, 'application/zip']);
      expect((await platformFile(getProjectId('Confab'), platform)).result).toEqual(result);
      expect(result.findings.length).toBeGreaterThan(0);
      const back = await sendProject(app, ada, result.content, { preview: true });
      expect(back.result.format).toBe(platform === 'Alexa' ? 'Alexa' : 'Dialogflow');
      expect(back.result.findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );
});

test('the language of a package can be chosen', async () => {
  const content = encodeBase64(await sampleZip('alexa-pizza'));
  const { result } = await sendProject(app, ada, content, { preview: true, language: 'de-DE' });
  expect(result).toMatchObject({ displayName: 'Eckpizza', language: 'de-DE', languages: ['de-DE', 'en-US'] });
});

test('an imported project cannot be promoted while one of its languages still has a placeholder', async () => {
  const agent = new Map([
    ['agent.json', JSON.stringify({ language: 'en', supportedLanguages: ['de'], displayName: 'Tea house' })],
    ['intents/tea.json', JSON.stringify({ name: 'tea', webhookUsed: true, responses: [] })],
    ['intents/tea_usersays_en.json', JSON.stringify([{ data: [{ text: 'some tea' }] }])],
    ['intents/tea_usersays_de.json', JSON.stringify([{ data: [{ text: 'etwas Tee' }] }])],
  ]);
  const { result: imported } = await sendProject(app, ada, encodeBase64(await packZip(agent)));
  const { projectId } = imported.project ?? { projectId: '' as ProjectId };
  const query = { owningTeamId: ada.teamId, projectId };
  const listErrors = async () => {
    const { result } = await app.call(validationCalls.project, { token: ada.token, query });
    return result.problems.filter(({ severity }) => severity === 'error').map(({ code, names }) => [code, ...names]);
  };
  const promote = async () => {
    const body: BodyOf<typeof publishingCalls.promote> = {
      projectId,
      source: 1,
      environments: ['2'],
      acceptedTerms: true,
    };
    const { owningTeamId } = query;
    return (await app.call(publishingCalls.promote, { token: ada.token, query: { owningTeamId }, body })).success;
  };
  expect(await listErrors()).toEqual([['PlaceholderAnswer']]);

  const { content } = await exportProjectFile(app, ada, projectId);
  const { nodeValues } = JSON.parse(decodeBase64(content)) as ProjectFile;
  const [nodeId = ''] = Object.keys(nodeValues).filter((id) => nodeValues[id]?.['DisplayName'] === 'tea');
  const { propertyValues } = await readNode(app, ada, nodeId as NodeId);
  const rewrite = (input: string, texts: RegExp, text: string) =>
    saveNode(app, ada, nodeId as NodeId, {
      [input]: JSON.parse(JSON.stringify(propertyValues[input]).replaceAll(texts, `$1${text}`)),
    });
  await rewrite('Response', /((?:Spoken|Display)Text":")[^"]*/g, 'Here is your tea.');
  expect(await listErrors()).toEqual([['PlaceholderAnswer', 'Deutsch']]);
  expect(await promote()).toBe(false);
  await rewrite('Translations', /((?:Spoken|Display)Text":\{[^}]*"Value":")[^"]*/g, 'Hier ist dein Tee.');
  expect(await listErrors()).toEqual([]);
  expect(await promote()).toBe(true);
});
