import {
  liveCalls,
  oneCalls,
  organisationCalls,
  organisationFoldersMax,
  organisationMessages,
  projectCalls,
  recentlyDeletedCalls,
  workflowCalls,
  type OrganisationFolderType,
} from '@confab/contracts';
import { asItemId, type ProjectId, type TeamId } from '@confab/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { connectHub, subscribe } from '../../../testing/hub-client.ts';
import { aBlankOneProject, aMember, aPerson, aProject, type TestPerson } from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { aOneProject } from '../testing/one-projects.ts';
import '../../../testing/runs-on-postgres.ts';

const { app } = setUpServer();
let ada: TestPerson;
let teamId: TeamId;
let address: string;
beforeAll(async () => {
  address = await app.listen();
});
beforeEach(async () => {
  ada = await aPerson(app);
  ({ teamId } = ada);
});

async function add(type: OrganisationFolderType, displayName: string, parentId: string | null = null, person = ada) {
  const body = { teamId, type, displayName, parentId };
  return app.call(organisationCalls.add, { body, token: person.token });
}
const addId = async (...given: Parameters<typeof add>) => (await add(...given)).result.id;
const move = (nodeId: string, parentId: string | null, beforeId: string | null = null, person = ada) =>
  app.call(organisationCalls.move, { body: { teamId, nodeId, parentId, beforeId }, token: person.token });
const remove = (nodeId: string) => app.call(organisationCalls.remove, { body: { teamId, nodeId }, token: ada.token });
const load = async (frontendApp?: string) =>
  (await app.call(organisationCalls.get, { query: { teamId, frontendApp }, token: ada.token })).result;
const loadBranch = async (projectId: ProjectId, llamaId?: string) =>
  (await app.call(organisationCalls.getBranch, { query: { projectId, llamaId }, token: ada.token })).result;

type Nodes = Awaited<ReturnType<typeof load>>;
/** The tree as text: a line is a node, indented by its level. */
function draw(nodes: Nodes, root: string | null = null) {
  const levels = new Map<string | null, number>([[root, 0]]);
  return nodes.map(({ id, parentId, displayName }) => {
    const level = levels.get(parentId) ?? Number.NaN;
    levels.set(id, level + 1);
    return `${'  '.repeat(level)}${displayName}`;
  });
}
const show = async () => draw(await load());

describe('the organisation tree of a team', () => {
  test('a project that was never moved is at the top, behind the folders, in the order of the names', async () => {
    await aBlankOneProject(app, ada, 'Zoo');
    await aBlankOneProject(app, ada, 'Aquarium');
    await add('Organization', 'City');
    expect(await show()).toEqual(['City', 'Aquarium', 'Zoo']);
  });

  test('folders of every type are added, named and nested as they belong (A2.3)', async () => {
    const city = await addId('Organization', 'City');
    const north = await addId('Zone', 'North', city);
    const museums = await addId('ProjectGroup', 'Museums', north);
    await add('ProjectFolder', 'Small ones', museums);
    const shelves = await addId('BucketFolder', 'Shelves', north);
    await add('Bucket', 'Ideas', shelves);
    expect(await show()).toEqual(['City', '  North', '    Museums', '      Small ones', '    Shelves', '      Ideas']);
    expect((await load()).map(({ type }) => type)).toEqual([
      'Organization',
      'Zone',
      'ProjectGroup',
      'ProjectFolder',
      'BucketFolder',
      'Bucket',
    ]);
    await app.call(organisationCalls.rename, {
      body: { teamId, nodeId: museums, displayName: 'Galleries' },
      token: ada.token,
    });
    expect(await show()).toContain('    Galleries');
  });

  test('a folder is refused where its type does not belong, and below a folder that does not exist', async () => {
    const museums = await addId('ProjectGroup', 'Museums');
    expect((await add('Zone', 'North', museums)).message).toBe(organisationMessages.wrongParent);
    expect((await add('ProjectFolder', 'Small ones', newId())).message).toBe(organisationMessages.parentGone);
    expect((await add('LlamaFolder', 'Chapters')).message).toBe(organisationMessages.wrongParent);
    expect(await show()).toEqual(['Museums']);
  });

  test('a node has the fields of the specification; its values are loaded with the project (A3.1)', async () => {
    const { projectId } = await aBlankOneProject(app, ada, 'Zoo');
    const headers = { 'client-token': ada.token };
    const response = await app.app.inject({ method: 'GET', url: `/api/GetOrganisationTree?teamId=${teamId}`, headers });
    const [node] = response.json<{ ResponseObject: Record<string, unknown>[] }>().ResponseObject;
    expect(node).toEqual({
      Id: projectId,
      Type: 'Project',
      ParentId: null,
      DisplayName: 'Zoo',
      PropertyValues: { DisplayName: 'Zoo', PublishPlatforms: 'Chatbot' },
      AttributeList: expect.any(Object),
      CurrentlyOpenedByUserList: [],
      hasLoadedInputValues: false,
    });
  });

  test('a project shows who has it open (A3.1)', async () => {
    const { projectId } = await aBlankOneProject(app, ada, 'Zoo');
    const client = await connectHub(app, address, ada);
    await subscribe(app, ada, client.connectionId, teamId);
    const { connectionId } = client;
    const query = { connectionId, tvAccountId: ada.accountId, email: ada.email, projectId, teamId };
    await app.call(liveCalls.openProject, { query, token: ada.token });
    const [node] = await load();
    expect(node?.currentlyOpenedByUserList).toMatchObject([{ tvAccountId: ada.accountId, itemId: null }]);
    await client.stop();
  });

  test('the One site shows One projects, the Pro site all others (A7.11)', async () => {
    await aBlankOneProject(app, ada, 'Zoo');
    await aProject(app, ada, 'Harbour');
    await add('ProjectGroup', 'Museums');
    expect(draw(await load('one'))).toEqual(['Museums', 'Zoo']);
    expect(draw(await load('pro'))).toEqual(['Museums', 'Harbour']);
  });
});

describe('moving nodes of the organisation tree', () => {
  test('a project moves into a project group, out of it, and between its siblings (A2.20)', async () => {
    const { projectId: zoo } = await aBlankOneProject(app, ada, 'Zoo');
    const { projectId: aquarium } = await aBlankOneProject(app, ada, 'Aquarium');
    const museums = await addId('ProjectGroup', 'Museums');
    await move(zoo, museums);
    await move(aquarium, museums, zoo);
    expect(await show()).toEqual(['Museums', '  Aquarium', '  Zoo']);
    await move(zoo, museums, aquarium);
    expect(await show()).toEqual(['Museums', '  Zoo', '  Aquarium']);
    await move(zoo, null, museums);
    expect(await show()).toEqual(['Zoo', 'Museums', '  Aquarium']);
  });

  test('a folder moves with all that is in it, and never into itself or below itself (A2.20)', async () => {
    const { projectId: zoo } = await aBlankOneProject(app, ada, 'Zoo');
    const outer = await addId('ProjectFolder', 'Outer');
    const inner = await addId('ProjectFolder', 'Inner', outer);
    const museums = await addId('ProjectGroup', 'Museums');
    await move(zoo, inner);
    expect((await move(outer, inner)).message).toBe(organisationMessages.wrongParent);
    expect((await move(outer, outer)).message).toBe(organisationMessages.wrongParent);
    expect((await move(museums, outer)).message).toBe(organisationMessages.wrongParent);
    await move(outer, museums);
    expect(await show()).toEqual(['Museums', '  Outer', '    Inner', '      Zoo']);
  });

  test('a move before a node that has been moved is refused, and a deleted node is not found', async () => {
    const museums = await addId('ProjectGroup', 'Museums');
    const small = await addId('ProjectFolder', 'Small ones', museums);
    const large = await addId('ProjectFolder', 'Large ones');
    expect((await move(large, null, small)).message).toBe(organisationMessages.parentGone);
    expect((await move(large, newId())).message).toBe(organisationMessages.parentGone);
    expect((await move(newId(), museums)).status).toBe(404);
    expect((await move(large, null, large)).message).toBe('');
    expect(await show()).toEqual(['Museums', '  Small ones', 'Large ones']);
  });

  test('a project keeps its place while it is deleted, and returns to it', async () => {
    const { projectId: zoo } = await aBlankOneProject(app, ada, 'Zoo');
    const museums = await addId('ProjectGroup', 'Museums');
    await move(zoo, museums);
    const query = { owningTeamId: teamId, projectId: zoo };
    await app.call(projectCalls.remove, { query, token: ada.token });
    expect(await show()).toEqual(['Museums']);
    await app.call(recentlyDeletedCalls.restore, { body: { teamId, itemId: asItemId(zoo) }, token: ada.token });
    expect(await show()).toEqual(['Museums', '  Zoo']);
  });

  test('members below AppEditor cannot change the tree, and members of other teams do not see it', async () => {
    const museums = await addId('ProjectGroup', 'Museums');
    const viewer = await aMember(app, teamId, 'MediaEditor');
    expect((await move(museums, null, null, viewer)).status).toBe(403);
    expect((await add('ProjectGroup', 'Parks', null, viewer)).status).toBe(403);
    const stranger = await aPerson(app);
    const other = { body: { teamId: stranger.teamId, nodeId: museums, displayName: 'Mine' }, token: stranger.token };
    expect((await app.call(organisationCalls.rename, other)).status).toBe(404);
    expect((await app.call(organisationCalls.get, { query: { teamId }, token: stranger.token })).status).toBe(404);
    expect(await show()).toEqual(['Museums']);
  });

  test('colleagues get an event when the tree has changed', async () => {
    const grace = await aMember(app, teamId, 'Viewer');
    const client = await connectHub(app, address, grace);
    await subscribe(app, grace, client.connectionId, teamId);
    await add('ProjectGroup', 'Museums');
    expect(await client.waitForUpdate('OrganisationChanged')).toEqual({ TeamId: teamId });
    await client.stop();
  });
});

describe('deleting folders of the organisation tree', () => {
  test('the content of a deleted folder moves to its place, in its order', async () => {
    const { projectId: zoo } = await aBlankOneProject(app, ada, 'Zoo');
    const first = await addId('ProjectFolder', 'First');
    const small = await addId('ProjectFolder', 'Small ones', first);
    await add('ProjectFolder', 'Last');
    await move(zoo, small);
    await add('ProjectFolder', 'Empty', small);
    expect((await remove(first)).message).toBe('');
    expect(await show()).toEqual(['Small ones', '  Zoo', '  Empty', 'Last']);
    await remove(small);
    expect(await show()).toEqual(['Zoo', 'Empty', 'Last']);
    expect((await remove(small)).status).toBe(404);
    expect((await remove(zoo)).status).toBe(404);
  });

  test('projects of a deleted bucket move up to the nearest node that may contain projects', async () => {
    const { projectId: zoo } = await aBlankOneProject(app, ada, 'Zoo');
    const north = await addId('Zone', 'North');
    const shelves = await addId('BucketFolder', 'Shelves', north);
    const ideas = await addId('Bucket', 'Ideas', shelves);
    await move(zoo, ideas);
    await remove(ideas);
    expect(await show()).toEqual(['North', '  Shelves', '  Zoo']);
  });

  test('a team with as many folders as it may have cannot create another', async () => {
    const rows = Array.from({ length: organisationFoldersMax - 1 }, (_, position) => {
      return {
        id: newId(),
        teamId,
        parentId: null,
        itemId: null,
        type: 'Zone' as const,
        displayName: 'Zone',
        position,
      };
    });
    await app.services.db.insertInto('organisationNode').values(rows).execute();
    expect((await add('Zone', 'The last one')).message).toBe('');
    expect((await add('Zone', 'One too many')).message).toBe(organisationMessages.tooMany);
  });
});

describe('the content of a project', () => {
  test("a One project shows its chapters, its author's own details, and its tools (A2.3)", async () => {
    const { projectId } = await aOneProject(app, ada);
    const nodes = await loadBranch(projectId);
    const types = nodes.map(({ type }) => type);
    expect([...new Set(types)]).toEqual(['Llama', 'Account', 'ContactUs', 'FAQ', 'Simulator', 'Analytics']);
  });

  test('a Pro project shows its modules (A2.3)', async () => {
    const { projectId } = await aProject(app, ada);
    const body = { teamId, projectId, workflowType: 'Module' as const, displayName: 'Payment' };
    await app.call(workflowCalls.create, { body, token: ada.token });
    expect((await loadBranch(projectId)).map(({ type, displayName }) => [type, displayName])).toContainEqual([
      'Module',
      'Payment',
    ]);
  });

  test('the pages of a chapter are nested as in the page tree (A2.3)', async () => {
    const { projectId, llamaIds } = await aOneProject(app, ada);
    const llamaId = llamaIds[0] ?? '';
    const pages = await loadBranch(projectId, llamaId);
    expect(new Set(pages.map(({ type }) => type))).toEqual(new Set(['Page']));
    const drawn = draw(pages, llamaId);
    expect(drawn).toContain('Welcome');
    expect(drawn.some((line) => line.startsWith('  '))).toBe(true);
    const { projectId: other } = await aBlankOneProject(app, ada, 'Zoo');
    const query = { projectId: other, llamaId };
    expect((await app.call(organisationCalls.getBranch, { query, token: ada.token })).status).toBe(404);
  });

  test('chapters move into folders of their own project, keep their order there, and leave a deleted one (A2.20)', async () => {
    const { projectId } = await aBlankOneProject(app, ada, 'Zoo');
    const { projectId: other } = await aBlankOneProject(app, ada, 'Aquarium');
    const addChapter = async (displayName: string) => {
      const body = { teamId, projectId, displayName };
      const { items } = (await app.call(oneCalls.createLlama, { body, token: ada.token })).result;
      return items.find(({ kind }) => kind === 'llama')?.id ?? '';
    };
    const tour = await addChapter('Tour');
    const shop = await addChapter('Shop');
    const outer = await addId('LlamaFolder', 'For guests', projectId);
    const inner = await addId('LlamaFolder', 'Inside', outer);
    const chapters = async () =>
      draw(
        (await loadBranch(projectId)).filter(({ type }) => type === 'Llama' || type === 'LlamaFolder'),
        projectId,
      ).filter((line) => line.trim() !== 'Zoo');
    await move(shop, inner);
    await move(tour, inner);
    expect(await chapters()).toEqual(expect.arrayContaining(['For guests', '  Inside', '    Tour', '    Shop']));
    expect((await move(tour, other)).message).toBe(organisationMessages.wrongParent);
    expect((await move(outer, other)).message).toBe(organisationMessages.wrongParent);
    expect((await move(tour, null)).message).toBe(organisationMessages.wrongParent);
    await remove(inner);
    expect(await chapters()).toEqual(expect.arrayContaining(['For guests', '  Tour', '  Shop']));
    await remove(outer);
    expect(await chapters()).toEqual(expect.arrayContaining(['Tour', 'Shop']));
    expect(await chapters()).not.toContain('For guests');
  });

  test('a project that is deleted for good is deleted with its folders of chapters', async () => {
    const { projectId } = await aBlankOneProject(app, ada, 'Zoo');
    await add('LlamaFolder', 'For guests', projectId);
    const query = { owningTeamId: teamId, projectId };
    await app.call(projectCalls.remove, { query, token: ada.token });
    await app.call(recentlyDeletedCalls.empty, { body: { teamId }, token: ada.token });
    const rows = await app.services.db
      .selectFrom('organisationNode')
      .select('id')
      .where('teamId', '=', teamId)
      .execute();
    expect(rows).toEqual([]);
  });
});
