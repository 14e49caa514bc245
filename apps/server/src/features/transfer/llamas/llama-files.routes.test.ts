import { historyCalls, oneCalls, projectCalls, transferCalls, type BodyOf } from '@confab/contracts';
import type { ItemId, JsonValue, ProjectId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { aPerson, aProject } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aOneProject, asSave, loadLlama } from '../../one/testing/one-projects.ts';
import { packZip } from '../write/pack-file.ts';
import { decodeBase64, encodeBase64 } from '../testing/project-files.ts';

const { app, owner: ada } = setUpServer();

interface LlamaJson {
  Llama: { Id: string; PageList: string[]; PropertyValues: Record<string, JsonValue> };
  Pages: { Id: string; Type: string; Parent: string; PropertyValues: Record<string, JsonValue> }[];
}

let projectId: ProjectId;
let llamaId: ItemId;
let content: string;
let file: LlamaJson;
beforeAll(async () => {
  const made = await aOneProject(app, ada);
  projectId = made.projectId;
  llamaId = made.llamaIds[0] ?? llamaId;
  const exported = await app.call(transferCalls.exportLlama, {
    token: ada.token,
    query: { owningTeamId: ada.teamId, oneLlamaId: llamaId },
  });
  content = exported.result.content;
  file = JSON.parse(decodeBase64(content)) as LlamaJson;
});

type ImportBody = Partial<BodyOf<typeof transferCalls.importLlama>>;

function send(body: ImportBody = {}, target = projectId, person = ada) {
  return app.call(transferCalls.importLlama, {
    token: person.token,
    query: { owningTeamId: person.teamId, owningProjectId: target },
    body: { fileName: 'chapter.json', content, preview: false, ...body },
  });
}

const changed = (change: (copy: LlamaJson) => void) => {
  const copy = structuredClone(file);
  change(copy);
  return encodeBase64(JSON.stringify(copy));
};

async function listItems(target: ProjectId) {
  const query = { teamId: ada.teamId, projectId: target };
  const { result } = await app.call(projectCalls.getFat, { token: ada.token, query });
  return { llamas: result.workflows, pages: result.nodes };
}

const load = async (id: ItemId) => (await loadLlama(app, ada, id)).result;
const namesOf = ({ pages }: Awaited<ReturnType<typeof load>>) =>
  pages.map(({ page }) => page.propertyValues['DisplayName']);

describe('a llama file', () => {
  test('an exported llama has its pages in reading order, without secrets of other items', async () => {
    const stored = await load(llamaId);
    expect(file.Llama.Id).toBe(llamaId);
    expect(file.Llama.PageList).toEqual(stored.llama.pageList);
    expect(file.Pages.map(({ PropertyValues }) => PropertyValues['DisplayName'])).toEqual(namesOf(stored));
    expect(file.Pages[0]?.PropertyValues).not.toHaveProperty('Parent');
  });

  test('a new llama keeps its tree under new ids in another project, and a preview writes nothing (A4.48)', async () => {
    const other = await aOneProject(app, ada, 'Other');
    const before = await listItems(other.projectId);
    const preview = (await send({ preview: true }, other.projectId)).result;
    expect(preview).toMatchObject({ existing: null, llamaId: null, pageCount: file.Pages.length });
    expect(await listItems(other.projectId)).toEqual(before);
    const { status, result } = await send({}, other.projectId);
    expect(status).toBe(200);
    const imported = await load(result.llamaId ?? llamaId);
    expect(result.llamaId).not.toBe(llamaId);
    expect(namesOf(imported)).toEqual(namesOf(await load(llamaId)));
    expect(imported.isDirty).toBe(false);
    const parents = imported.pages.map(({ page }) => imported.llama.pageList.indexOf(page.parent));
    const expected = file.Pages.map(({ Parent }) => file.Llama.PageList.indexOf(Parent));
    expect(parents).toEqual(expected);
    expect((await listItems(other.projectId)).llamas.at(-1)?.id).toBe(result.llamaId);
  });

  test('a llama whose id is unused keeps its ids', async () => {
    const ids = new Map([file.Llama.Id, ...file.Llama.PageList].map((id) => [id, newId()]));
    const text = decodeBase64(content).replaceAll(
      /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      (id) => ids.get(id) ?? id,
    );
    const { result } = await send({ content: encodeBase64(text) });
    expect(result.llamaId).toBe(ids.get(llamaId));
    expect((await load(result.llamaId ?? llamaId)).llama.pageList).toEqual(
      file.Llama.PageList.map((id) => ids.get(id)),
    );
  });

  test('the id of a llama of the project needs a choice, and nothing is written without one (A2.47)', async () => {
    const before = await listItems(projectId);
    const { message } = await send();
    expect(message).toBe(
      'The project already has the chapter of this file. Choose whether to replace or duplicate it.',
    );
    expect((await send({ preview: true })).result.existing).toEqual({
      displayName: file.Llama.PropertyValues['DisplayName'],
      pageCount: file.Pages.length,
    });
    expect(await listItems(projectId)).toEqual(before);
  });

  test('a duplicate has new ids for llama and pages, and a name that ends with _Duplicate (A4.48)', async () => {
    const { result } = await send({ whenExists: 'Duplicate' });
    const copy = await load(result.llamaId ?? llamaId);
    expect(copy.llama.propertyValues['DisplayName']).toBe(
      `${String(file.Llama.PropertyValues['DisplayName'])}_Duplicate`,
    );
    expect(
      [copy.llama.id, ...copy.llama.pageList].filter((id) => [llamaId, ...file.Llama.PageList].includes(id)),
    ).toEqual([]);
    expect(namesOf(copy)).toHaveLength(file.Pages.length);
    expect(JSON.stringify(copy)).not.toContain(file.Pages[1]?.Id);
  });

  test('a replacement has the content of the file, keeps ids, deletes other pages and stays in the history (A4.48)', async () => {
    const { projectId: target, llamaIds } = await aOneProject(app, ada, 'To replace');
    const id = llamaIds[0] ?? llamaId;
    const query = { owningTeamId: ada.teamId, oneLlamaId: id };
    const own = await app.call(transferCalls.exportLlama, { token: ada.token, query });
    const copy = JSON.parse(decodeBase64(own.result.content)) as LlamaJson;
    const [first, second] = copy.Pages;
    const kept = [first, { ...second, Parent: id }];
    const added = { Id: newId(), Type: 'Page', Parent: first?.Id ?? '', PropertyValues: { DisplayName: 'Added' } };
    const sent = {
      Llama: { ...copy.Llama, PropertyValues: { ...copy.Llama.PropertyValues, DisplayName: 'Replaced' } },
      Pages: [...kept, added],
    };
    const { result, status } = await send(
      { content: encodeBase64(JSON.stringify(sent)), whenExists: 'Replace' },
      target,
    );
    expect([status, result.llamaId]).toEqual([200, id]);
    const after = await load(id);
    expect(after.llama.propertyValues['DisplayName']).toBe('Replaced');
    expect(after.llama.pageList).toHaveLength(3);
    expect(new Set(after.llama.pageList)).toEqual(new Set([first?.Id, second?.Id, added.Id]));
    expect(after.isDirty).toBe(false);
    const history = await app.call(historyCalls.ofItem, { token: ada.token, query: { itemId: id } });
    expect(history.result.versions[0]?.description).toBe('Replaced by a chapter file');
  });

  test('a replacement keeps unsaved changes as a separate version', async () => {
    const { projectId: target, llamaIds } = await aOneProject(app, ada, 'Unsaved');
    const id = llamaIds[0] ?? llamaId;
    const query = { owningTeamId: ada.teamId, oneLlamaId: id };
    const own = (await app.call(transferCalls.exportLlama, { token: ada.token, query })).result.content;
    const before = await load(id);
    const { version } = (
      await app.call(oneCalls.saveParent, {
        token: ada.token,
        query: { teamId: ada.teamId, frontendVersion: 52 },
        body: { ...asSave(before), propertyValues: { ...before.llama.propertyValues, DisplayName: 'Mine' } },
      })
    ).result;
    expect((await send({ content: own, whenExists: 'Replace' }, target)).status).toBe(200);
    expect((await load(id)).version).toBe(version + 1);
  });

  test.each<[string, string]>([
    ['no JSON', encodeBase64('not a file')],
    ['another JSON', encodeBase64('{"nodeList":[]}')],
    ['an empty file', ''],
    ['a damaged zip', encodeBase64('PK\u0003\u0004 nothing')],
  ])('refuses %s with the words of the specification (A8.64)', async (_what, sent) => {
    const { status, message } = await send({ content: sent });
    expect([status, message]).toEqual([422, "This file isn't a valid Llama file."]);
  });

  test('a hostile file is refused as a whole, with its place', async () => {
    const before = await listItems(projectId);
    const wrongs: [string, string][] = [
      ['does not exist', changed((copy) => Object.assign(copy.Pages[0] ?? {}, { Type: 'Hologram' }))],
      ['below itself', changed((copy) => Object.assign(copy.Pages[0] ?? {}, { Parent: copy.Pages[0]?.Id }))],
      ['used twice', changed((copy) => copy.Pages.push(structuredClone(copy.Pages[0] ?? copy.Pages[1]) as never))],
      [
        'at most',
        changed((copy) => (copy.Pages = Array.from({ length: 2_001 }, () => structuredClone(copy.Pages[0]) as never))),
      ],
      ['valid Llama file', encodeBase64('{"Llama":'.repeat(5_000))],
      ['valid Llama file', encodeBase64(`{"Llama":{"__proto__":{}},"Pages":[]}`)],
    ];
    for (const [words, sent] of wrongs) {
      // One at a time: an import waits for no other.
      const { status, message } = await send({ content: sent, whenExists: 'Replace' });
      expect([status, message]).toEqual([422, expect.stringContaining(words)]);
    }
    expect(await listItems(projectId)).toEqual(before);
  });

  test('a zip with the file is read too', async () => {
    const zip = await packZip(new Map([['project.json', decodeBase64(content)]]));
    expect((await send({ content: encodeBase64(zip), preview: true })).result.pageCount).toBe(file.Pages.length);
  });

  test('a llama is only imported into a One project of the team', async () => {
    const pro = await aProject(app, ada, 'Pro');
    expect((await send({}, pro.projectId)).message).toBe('A chapter can only be imported into a One project.');
    const eve = await aPerson(app);
    expect((await send({}, projectId, eve)).status).toBe(404);
  });
});
