import { projectCalls, translationCalls } from '@confab/contracts';
import { joinPath, parsePath, readTranslation } from '@confab/inputs';
import type { ProjectId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { createNode, saveNode } from '../../../testing/nodes.ts';
import { aMember, aProject, inProject, toNodeId, type TestProject } from '../../../testing/people-and-projects.ts';
import { listZip } from '../../../testing/media/list-zip.ts';
import { createResponse, saveProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { sendEdit, setValue } from '../../../testing/edit-items.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
const path = 'GlobalMessages/NoMatch/Entries/e/SpokenText';
const property = { name: 'SpokenText', type: 'TokenString', flags: ['translated'] } as const;
const read = (project: TestProject | { readonly projectId: ProjectId }) =>
  app
    .call(projectCalls.getFat, { token: owner.token, query: { teamId: owner.teamId, projectId: project.projectId } })
    .then(({ result }) => result.project.propertyValues);

/** A project of two languages that does not understand, with chips. */
async function bilingual(text = 'Sorry, {tv.Name}?'): Promise<TestProject> {
  const project = await aProject(app, owner);
  await saveProject(app, owner, project.projectId, {
    Language: 'en',
    OtherLanguages: 'de',
    Variables: [aRow(newId(), { Name: 'Name', Type: 'string' })],
    GlobalMessages: { NoMatch: createResponse(text, { SuggestionChips: ['Menu', 'Opening hours'] }) },
  });
  return project;
}

async function download({ projectId }: TestProject, format: 'csv' | 'xlf') {
  const { result } = await app.call(translationCalls.export, { token: owner.token, query: { projectId, format } });
  return { name: result.fileName, text: Buffer.from(result.content, 'base64').toString() };
}

async function upload({ teamId, projectId }: TestProject, text: string, more = {}, { token } = owner) {
  const content = Buffer.from(text).toString('base64');
  const body = { teamId, projectId, fileName: 'texts', content, preview: false, ...more };
  return app.call(translationCalls.import, { token, body });
}

const translate = (text: string) =>
  text
    .replace(
      '<ph id="1" equiv="{tv.Name}" disp="{tv.Name}"/>?</source>',
      '$&<target>Wie bitte, <ph id="1" equiv="{tv.Name}"/>?</target>',
    )
    .replace('Menu&#10;Opening hours</source>', '$&<target>Speisekarte&#10;Öffnungszeiten</target>');
const german = async (project: TestProject, at = path) =>
  readTranslation(await read(project), 'de', at, { ...property, flags: [...property.flags] });

describe('translations as XLIFF', () => {
  let project: TestProject;
  beforeAll(async () => {
    project = await bilingual();
  });

  test('a project of several further languages has a file for each of them, in a zip', async () => {
    const several = await bilingual();
    const values = await read(several);
    await saveProject(app, owner, several.projectId, { ...values, OtherLanguages: 'de,fr' });
    const query = { projectId: several.projectId, format: 'xlf' } as const;
    const { result } = await app.call(translationCalls.export, { token: owner.token, query });
    expect(result.fileName).toBe('Harbour-translations.zip');
    const names = (await listZip(Buffer.from(result.content, 'base64'))).map((entry) => entry.split(' ')[0]);
    expect(names).toEqual(['de.xlf', 'fr.xlf']);
    const one = await app.call(translationCalls.export, { token: owner.token, query: { ...query, language: 'fr' } });
    expect(one.result.fileName).toBe('Harbour-translations-fr.xlf');
    const french = Buffer.from(one.result.content, 'base64').toString();
    expect(french).toContain('trgLang="fr"');
    expect((await upload(several, french)).status).toBe(200);
    const gone = await app.call(translationCalls.export, { token: owner.token, query: { ...query, language: 'es' } });
    expect(gone.status).toBe(422);
  });

  test('a text in a row that is titled by a slot has the name of the slot', async () => {
    const asking = await bilingual();
    const [slot, gone] = [newId(), newId()];
    await saveProject(app, owner, asking.projectId, {
      Slots: [aRow(slot, { Name: 'People', SlotType: 'number' })],
    });
    const capture = await createNode(app, owner, asking, 'Capture', 'Booking');
    const ask = (id: string, Order: string) => aRow(newId(), { Slot: id, Prompt: createResponse('How many?') }, Order);
    await saveNode(app, owner, toNodeId(capture), { Slots: [ask(slot, 'a0'), ask(gone, 'a1')] });
    const { text } = await download(asking, 'csv');
    expect(text).toContain('Slots › People › Question');
    expect(text).toContain('Slots › Missing slot › Question');
    expect(text).not.toContain(`› ${slot}`);
  });

  test('a file is exported with the texts and imported with their translations', async () => {
    const { name, text } = await download(project, 'xlf');
    expect(name).toBe('Harbour-translations-de.xlf');
    expect(text).toContain('version="2.0" srcLang="en" trgLang="de"');
    const preview = await upload(project, translate(text), { preview: true });
    expect(preview.result.counts).toMatchObject({ added: 2, replaced: 0, unknown: 0 });
    expect((await german(project)).state).toBe('missing');
    const { result } = await upload(project, translate(text));
    expect(result.counts).toEqual(preview.result.counts);
    expect(await german(project)).toEqual({
      value: 'Wie bitte, {tv.Name}?',
      source: 'Sorry, {tv.Name}?',
      state: 'current',
    });
    const chips = path.replace('SpokenText', 'SuggestionChips');
    expect((await german(project, chips)).value).toEqual(['Speisekarte', 'Öffnungszeiten']);
    expect((await upload(project, (await download(project, 'xlf')).text)).result.counts).toMatchObject({ same: 2 });
  });

  test('a translation without a token of its text is left out and reported with the token', async () => {
    const other = await bilingual();
    const { text } = await download(other, 'xlf');
    const { result } = await upload(
      other,
      translate(text).replace('<ph id="1" equiv="{tv.Name}"/>?</target>', '?</target>'),
    );
    expect(result.counts).toMatchObject({ added: 1, tokens: 1 });
    expect(result.texts[0]).toMatchObject({
      outcome: 'tokens',
      text: 'Wie bitte, ?',
      source: 'Sorry, {tv.Name}?',
      missingTokens: ['{tv.Name}'],
      unexpectedTokens: [],
    });
    expect((await german(other)).state).toBe('missing');
  });

  test('a text that has changed after its export is imported only on request, and stays marked', async () => {
    const other = await bilingual();
    const { text } = await download(other, 'xlf');
    const edit = setValue(path, 'Pardon, {tv.Name}?');
    expect((await sendEdit(app, owner, inProject(other), edit)).message).toBe('');
    const { result } = await upload(other, translate(text));
    expect(result.counts).toMatchObject({ changed: 1, added: 1 });
    expect((await german(other)).state).toBe('missing');
    await upload(other, translate(text), { includeChanged: true });
    expect((await german(other)).state).toBe('stale');
  });

  test.each([
    ['<xliff version="2.0" srcLang="en" trgLang="de"><file>', 'The file is damaged in line 1.'],
    [
      '<!DOCTYPE xliff [<!ENTITY a "b">]><xliff version="2.0"/>',
      'The file declares a document type in line 1. Delete this declaration (DOCTYPE).',
    ],
    [
      '<xliff version="1.2"></xliff>',
      'This is not a file of translations. Choose a table (CSV) or an XLIFF 2 file that was exported here.',
    ],
    ['<xliff version="2.0" srcLang="en" trgLang="fr"></xliff>', 'This project does not speak "fr".'],
    ['nothing', 'This is not a file of translations. Choose a table (CSV) or an XLIFF 2 file that was exported here.'],
  ])('the file %s is refused', async (text, message) => {
    const refused = await upload(project, text);
    expect([refused.status, refused.message]).toEqual([422, message]);
  });
});

describe('translations as a table', () => {
  test('a table has a column for each language and can be imported', async () => {
    const project = await bilingual('=Sorry');
    const { name, text } = await download(project, 'csv');
    expect(name).toBe('Harbour-translations.csv');
    const [head = '', ...rows] = text.split('\r\n');
    expect(head).toBe('\uFEFFKey,Item,Input,en,de');
    const spoken = rows.find((row) => row.includes("'=Sorry")) ?? '';
    const key = spoken.split(',')[0] ?? '';
    expect(parsePath(key)).toEqual([project.projectId, path]);
    const { result } = await upload(project, `Key,en,de\r\n${key},'=Sorry,'=Wie bitte\r\nunknown,x,y\r\n`);
    expect(result.counts).toMatchObject({ added: 1, unknown: 1 });
    expect((await german(project)).value).toBe('=Wie bitte');
  });
});

test('several texts for one place have an outcome that pages know which were loaded earlier, and are counted', async () => {
  const project = await bilingual('Sorry');
  const key = joinPath(project.projectId, path);
  const { result } = await upload(project, `Key,en,de\r\n${key},Sorry,Wie bitte\r\n${key},Sorry,Verzeihung\r\n`);
  expect(result.counts).toMatchObject({ added: 0, tokens: 2, several: 2 });
  expect(result.texts.map(({ outcome, isOneOfSeveral }) => [outcome, isOneOfSeveral])).toEqual([
    ['tokens', true],
    ['tokens', true],
  ]);
  expect((await german(project)).state).toBe('missing');
});

test('a viewer does not import translations', async () => {
  const project = await bilingual();
  const viewer = await aMember(app, owner.teamId, 'Viewer');
  expect((await upload(project, 'Key,en\n', {}, viewer)).status).toBe(403);
});
