import {
  findCalls,
  historyCalls,
  nodeCalls,
  oneCalls,
  projectCalls,
  simulatorCalls,
  transferCalls,
  translationCalls,
  validationCalls,
} from '@confab/contracts';
import { getTranslationPath } from '@confab/inputs';
import { asNodeId, asWorkflowId, type ItemId, type JsonObject, type Page, type ProjectId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { agentRequest, askAgent, askAlexa, openAlexa } from '../../testing/channel-clients.ts';
import { chatWith, publishTemplate } from '../../testing/publish-project.ts';
import { aMember, aPerson, type TestPerson } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { launch, saying } from '../channels/alexa/testing/requests.ts';
import { decodeBase64, encodeBase64, exportProjectFile, sendProject } from '../transfer/testing/project-files.ts';
import { aOneProject, asSave, loadLlama } from './testing/one-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();

/** The restaurant, which speaks English and German. */
const aRestaurant = (name: string) => aOneProject(app, ada, name, 'olive-ember');
type Restaurant = Awaited<ReturnType<typeof aRestaurant>>;

async function listPages({ llamaIds }: Pick<Restaurant, 'llamaIds'>, person = ada): Promise<readonly Page[]> {
  const llamas = await Promise.all(llamaIds.map((id) => loadLlama(app, person, id)));
  return llamas.flatMap(({ result }) => result.pages.map(({ page }) => page));
}

async function findPage(restaurant: Pick<Restaurant, 'llamaIds'>, name: string, person = ada): Promise<Page> {
  const found = (await listPages(restaurant, person)).find(({ propertyValues }) => propertyValues.DisplayName === name);
  if (!found) throw new Error(`There is no page ${name}.`);
  return found;
}

/** The pages of a project that was made from another one. */
async function listCopiedPages(projectId: ProjectId, { token, teamId } = ada) {
  const { result } = await app.call(projectCalls.getFat, { token, query: { teamId, projectId } });
  return { llamaIds: result.workflows.map(({ id }) => id) };
}

const germanOf = ({ propertyValues }: Page): JsonObject =>
  ((propertyValues['Translations'] as JsonObject)['de'] ?? {}) as JsonObject;
const valuesOf = (page: Page) => Object.values(germanOf(page)).map((one) => (one as JsonObject)['Value']);

describe('a published One project of two languages', () => {
  let projectId: ProjectId;
  beforeAll(async () => {
    projectId = await publishTemplate(app, ada, 'olive-ember');
  });

  test('a published One project answers visitors of the chat in their language, and matches its keywords', async () => {
    const talk = async (language: string, text: string) => {
      const { answer } = await chatWith(app, projectId, { type: 'start', language });
      const say = { type: 'say', sessionId: answer.sessionId, turnId: newId(), text };
      const said = (await chatWith(app, projectId, say)).answer;
      return [answer.messages.at(0)?.text, said.messages.at(0)?.text, said.language];
    };
    expect(await talk('de-AT', 'wo kann ich parken')).toEqual([
      expect.stringContaining('Willkommen bei Olive'),
      expect.stringContaining('Fahrradständer'),
      'de',
    ]);
    expect(await talk('en-GB', 'where can I park')).toEqual([
      expect.stringContaining('Welcome to Olive'),
      expect.stringContaining('Bicycle stands'),
      'en',
    ]);
  });

  test('a visitor can choose the other language during a conversation', async () => {
    const { answer } = await chatWith(app, projectId, { type: 'start', language: 'en' });
    const { sessionId, languages } = answer;
    expect(languages).toEqual(['en', 'de']);
    await chatWith(app, projectId, { type: 'changeLanguage', sessionId, turnId: newId(), language: 'de' });
    const say = { type: 'say', sessionId, turnId: newId(), text: 'habt ihr Parkplätze' };
    expect((await chatWith(app, projectId, say)).answer.messages.at(0)?.text).toContain('Fahrradständer');
  });

  test('a published One project answers Alexa by the locale of the device, and Dialogflow by the language that it names', async () => {
    const alexa = await openAlexa(app);
    const ask = (request: ReturnType<typeof saying> | typeof launch) =>
      askAlexa(alexa, projectId, { ...request, locale: 'de-DE' }, { sessionId: 'german-device' });
    expect((await ask({ ...launch, requestId: newId() })).body).toContain('Willkommen bei Olive');
    expect((await ask(saying('habt ihr parkplätze', newId()))).body).toContain('Fahrradständer');
    await alexa.close();
    const { queryResult, ...request } = agentRequest('WELCOME', newId(), 'german-caller');
    const { answer } = await askAgent(app, projectId, {
      ...request,
      queryResult: { ...queryResult, languageCode: 'de' },
    });
    expect(answer.fulfillmentText).toContain('Willkommen bei Olive');
  });
});

describe('the texts of a One project in a further language', () => {
  let restaurant: Restaurant;
  beforeAll(async () => {
    restaurant = await aRestaurant('Restaurant');
  });

  function edit(
    page: Page,
    path: string,
    updatedValue: string,
    target = restaurant,
    person: Pick<TestPerson, 'token'> = ada,
  ) {
    const { projectId, llamaIds } = target;
    const chapter = { teamId: ada.teamId, projectId, workflowId: asWorkflowId(llamaIds[0] ?? '') };
    const item = { ...chapter, nodeId: asNodeId(page.id) };
    return sendEdit(app, person, item, setValue(path, updatedValue), { frontendApp: 'one' });
  }

  test('a translation can be edited for a text of a page, and is refused for its other inputs', async () => {
    const page = await findPage(restaurant, 'The chef');
    const path = getTranslationPath('de', 'MenuName');
    expect((await edit(page, path, 'die Küchenchefin')).message).toBe('');
    expect(valuesOf(await findPage(restaurant, 'The chef'))).toContain('die Küchenchefin');
    expect((await edit(page, getTranslationPath('de', 'Then'), 'End')).status).toBe(422);
  });

  test('Authors can write translations, and Viewers can only read them', async () => {
    const own = await aRestaurant('Shared');
    const author = await aMember(app, ada.teamId, 'AppEditor');
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    const page = await findPage(own, 'The chef');
    const path = getTranslationPath('de', 'MenuName');
    expect((await edit(page, path, 'die Köchin', own, { ...ada, token: author.token })).message).toBe('');
    const inViewersEyes = await findPage(own, 'The chef', { ...ada, token: viewer.token });
    expect(valuesOf(inViewersEyes)).toContain('die Köchin');
    expect((await edit(page, path, 'der Koch', own, { ...ada, token: viewer.token })).status).toBe(403);
    expect(germanOf(await findPage(own, 'The chef'))).toEqual(germanOf(inViewersEyes));
  });

  test('translations are saved with a whole llama, and refused where they fit no input', async () => {
    const loaded = (await loadLlama(app, ada, restaurant.llamaIds[0] as ItemId)).result;
    const [first, ...others] = asSave(loaded).pages;
    if (!first) throw new Error('The template has pages.');
    const save = (Translations: JsonObject) =>
      app.call(oneCalls.saveParent, {
        query: { teamId: ada.teamId },
        token: ada.token,
        body: {
          ...asSave(loaded),
          pages: [{ ...first, propertyValues: { ...first.propertyValues, Translations } }, ...others],
        },
      });
    const refused = await save({ de: { Everywhere: { Value: true } } });
    expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('Translations')]);
    const changed = { ...germanOf(first), Keywords: { Value: 'anfang' } };
    const { result, message } = await save({ de: changed });
    expect(message).toBe('');
    expect(result.pages[0]?.page.propertyValues['Translations']).toEqual({ de: changed });
  });

  test('validation reports translations that are missing, and those whose text has changed since', async () => {
    const own = await aRestaurant('Validated');
    const validate = async () => {
      const query = { owningTeamId: ada.teamId, projectId: own.projectId };
      const { result } = await app.call(validationCalls.project, { query, token: ada.token });
      // The addresses of the template are example addresses.
      const others = result.problems.filter(({ code }) => code !== 'ExampleAddress');
      return others.map(({ code, itemId, path }) => [code, itemId, path]);
    };
    expect(await validate()).toEqual([]);
    const page = await findPage(own, 'The chef');
    expect((await edit(page, 'DisplayName', 'Who cooks', own)).message).toBe('');
    const stale = ['StaleTranslations', page.id, getTranslationPath('de', 'DisplayName')];
    expect(await validate()).toEqual([stale]);
    expect((await edit(page, 'MenuName', 'the chef', own)).message).toBe('');
    const missing = ['MissingTranslations', page.id, getTranslationPath('de', 'MenuName')];
    expect(await validate()).toEqual([missing, stale]);
    const query = { oneLlamaId: own.llamaIds[0] as ItemId };
    const { result } = await app.call(oneCalls.validate, { query, token: ada.token });
    expect(result.errors.map(({ code, itemId, path }) => [code, itemId, path])).toEqual([missing, stale]);
    expect(result.valid).toBe(true);
  });

  test('the simulator answers in the language that its settings name', async () => {
    const step = (inputValue: string | null, sessionId?: string) =>
      app.call(simulatorCalls.step, {
        query: { ProjectId: restaurant.projectId },
        body: {
          inputValue,
          projectId: restaurant.projectId,
          language: 'de',
          ...(sessionId !== undefined && { sessionId }),
        },
        token: ada.token,
      });
    const { result } = await step(null);
    expect(JSON.stringify(result.outputs)).toContain('Willkommen bei Olive');
    expect(JSON.stringify((await step('habt ihr parkplätze', result.sessionId)).result.outputs)).toContain(
      'Fahrradständer',
    );
  });

  test('the usages of a variable include translations', async () => {
    const own = await aRestaurant('Used');
    const body = {
      teamId: ada.teamId,
      projectId: own.projectId,
      things: [{ kind: 'variable' as const, id: 'GuestName', name: 'GuestName' }],
    };
    const { result } = await app.call(findCalls.uses, { body, token: ada.token });
    const paths = result.items.flatMap(({ hits }) => hits.map(({ path }) => path));
    const [inEnglish] = paths.filter((path) => path.startsWith('Response/'));
    expect(paths).toContain(getTranslationPath('de', inEnglish ?? ''));
  });

  test('a changed translation is among the changes since an earlier version', async () => {
    const own = await aRestaurant('Compared');
    const page = await findPage(own, 'The chef');
    const fat = { teamId: ada.teamId, projectId: own.projectId };
    const { seq } = (await app.call(projectCalls.getFat, { query: fat, token: ada.token })).result;
    await edit(page, getTranslationPath('de', 'DisplayName'), 'Wer kocht', own);
    const query = { projectId: own.projectId, from: `${seq}`, to: 'draft' };
    const { result } = await app.call(historyCalls.compare, { query, token: ada.token });
    expect(result.map(({ itemId, change }) => [itemId, change])).toEqual([[page.id, 'changed']]);
  });

  test('searching and replacing includes translations', async () => {
    const own = await aRestaurant('Searched');
    const place = { teamId: ada.teamId, projectId: own.projectId };
    const search = { text: 'Wolfsbarsch', matchCase: true, wholeWord: false, isRegex: false };
    const find = async () =>
      (await app.call(findCalls.search, { body: { ...place, search }, token: ada.token })).result.items;
    const found = await find();
    const hits = found.flatMap(({ itemId, hits: all }) => all.map((hit) => ({ itemId, ...hit })));
    expect(hits.length).toBeGreaterThan(2);
    const matches = hits.map(({ itemId, path, within, start, found: text }) => ({
      itemId,
      path,
      within,
      start,
      found: text,
    }));
    const { message } = await app.call(findCalls.replace, {
      body: { ...place, search, replacement: 'Branzino', matches },
      token: ada.token,
    });
    expect(message).toBe('');
    expect(await find()).toEqual([]);
    expect(valuesOf(await findPage(own, 'Mains')).join(' ')).toContain('Ganzer Branzino');
  });
});

describe('copies of a One project of two languages', () => {
  let restaurant: Restaurant;
  beforeAll(async () => {
    restaurant = await aRestaurant('Copied');
  });

  /** Asserts that the form of a copy has all its German texts, which quote its own answers. */
  async function expectWhole(copy: Pick<Restaurant, 'llamaIds'>, person = ada) {
    const [form, original] = await Promise.all([
      findPage(copy, 'Book a table', person),
      findPage(restaurant, 'Book a table'),
    ]);
    expect(form.id).not.toBe(original.id);
    expect(Object.keys(germanOf(form)).toSorted()).toEqual(Object.keys(germanOf(original)).toSorted());
    const german = valuesOf(form).join(' ');
    expect(german).toContain(`Tisch für {tv.${form.id}.people}`);
    expect(german).not.toContain(original.id);
  }

  test('a duplicated project', async () => {
    const body = { teamId: ada.teamId, projectId: restaurant.projectId };
    const { result } = await app.call(projectCalls.duplicate, { body, token: ada.token });
    await expectWhole(await listCopiedPages(result.projectId));
  });

  test('a project of a file', async () => {
    const colleague = await aPerson(app);
    const { content } = await exportProjectFile(app, ada, restaurant.projectId);
    const { result, message } = await sendProject(app, colleague, content);
    expect(message).toBe('');
    const projectId = result.project?.projectId as ProjectId;
    const copy = await listCopiedPages(projectId, colleague);
    await expectWhole(copy, colleague);
    const query = { teamId: colleague.teamId, projectId };
    const { result: fat } = await app.call(projectCalls.getFat, { token: colleague.token, query });
    expect(fat.project.propertyValues).toMatchObject({ OtherLanguages: 'de', Translations: { de: {} } });
  });

  test('a llama of a file', async () => {
    const other = await aRestaurant('Other');
    const form = (await findPage(restaurant, 'Book a table')).id;
    const pages = await Promise.all(restaurant.llamaIds.map((id) => loadLlama(app, ada, id)));
    const llamaId = pages.find(({ result }) => result.llama.pageList.includes(form))?.result.llama.id as ItemId;
    const exported = await app.call(transferCalls.exportLlama, {
      token: ada.token,
      query: { owningTeamId: ada.teamId, oneLlamaId: llamaId },
    });
    const { result, message } = await app.call(transferCalls.importLlama, {
      token: ada.token,
      query: { owningTeamId: ada.teamId, owningProjectId: other.projectId },
      body: { fileName: 'chapter.json', content: exported.result.content, preview: false },
    });
    expect(message).toBe('');
    await expectWhole({ llamaIds: [result.llamaId as ItemId] });
  });

  test('a pasted page', async () => {
    const { id, type, propertyValues } = await findPage(restaurant, 'Book a table');
    const other = await aRestaurant('Pasted');
    const llamaId = other.llamaIds[0] as ItemId;
    const body = {
      teamId: ada.teamId,
      projectId: other.projectId,
      workflowId: asWorkflowId(llamaId),
      nodes: [
        {
          sourceId: asNodeId(id),
          nodeType: type,
          propertyValues: { ...propertyValues, DisplayName: 'Pasted', Parent: llamaId, Order: 'z0' },
          x: 0,
          y: 0,
        },
      ],
    };
    const { result, message } = await app.call(nodeCalls.paste, { body, token: ada.token });
    expect(message).toBe('');
    const [pasted] = result.nodes;
    expect(JSON.stringify(pasted?.propertyValues['Translations'])).toContain(`Tisch für {tv.${pasted?.id}.people}`);
  });
});

describe('the texts of a One project for translators', () => {
  test.each(['csv', 'xlf'] as const)('texts are exported as %s and imported as translated', async (format) => {
    const { projectId, llamaIds } = await aRestaurant(`For translators, ${format}`);
    const { result } = await app.call(translationCalls.export, { token: ada.token, query: { projectId, format } });
    const text = decodeBase64(result.content);
    expect(text).toContain('Fladenbrot, Oliven und Fetacreme');
    const send = (content: string) =>
      app.call(translationCalls.import, {
        token: ada.token,
        body: {
          teamId: ada.teamId,
          projectId,
          fileName: result.fileName,
          content: encodeBase64(content),
          preview: false,
        },
      });
    const again = (await send(text)).result.counts;
    expect(again.same).toBeGreaterThan(250);
    expect({ ...again, same: 0 }).toEqual({
      added: 0,
      replaced: 0,
      same: 0,
      changed: 0,
      tokens: 0,
      unknown: 0,
      several: 0,
      tooLong: 0,
    });
    const { result: imported } = await send(text.replaceAll('Fladenbrot', 'Focaccia'));
    expect(imported.counts).toMatchObject({ replaced: 2, unknown: 0 });
    expect(valuesOf(await findPage({ llamaIds }, 'Starters')).join(' ')).toContain('Focaccia mit Oliven');
  });
});
