import { emptyId } from '@confab/model';
import { newId } from '../../new-id.ts';
import { describe, expect, test } from 'vitest';
import { aBlankOneProject, aProject } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner, project } = setUpServer();
type Wire = Readonly<Record<string, unknown>>;

/** Makes a call as it is on the wire. */
async function send(method: 'GET' | 'POST', url: string, payload?: Wire) {
  const headers = { 'client-token': owner.token };
  const response = await app.app.inject({ method, url, headers, ...(payload && { payload }) });
  const answer = response.json<{ ResponseObject: Wire; ErrorMessage?: string }>();
  return { status: response.statusCode, result: answer.ResponseObject, message: answer.ErrorMessage ?? '' };
}

describe('projects, workflows and nodes', () => {
  test('projects, workflows and nodes have ids, a name, a type and an owning project, and a project has its intents (A3.3)', async () => {
    const inProject = { TeamId: owner.teamId, ProjectId: project.projectId };
    const workflow = (
      await send('POST', '/api/NewWorkflow', { ...inProject, WorkflowType: 'Module', DisplayName: 'Payment' })
    ).result['Workflow'] as Wire;
    expect(workflow).toMatchObject({ Type: 'Module', ProjectId: project.projectId, DisplayName: 'Payment' });
    const node = (
      await send('POST', '/api/NewNode', {
        ...inProject,
        WorkflowId: workflow['Id'],
        NodeType: 'Ask',
        DisplayName: 'Which card?',
        X: 0,
        Y: 0,
      })
    ).result;
    expect(node).toMatchObject({
      Type: 'Ask',
      ProjectId: project.projectId,
      WorkflowId: workflow['Id'],
      DisplayName: 'Which card?',
    });
    expect(new Set([project.projectId, workflow['Id'], node['Id']]).size).toBe(3);

    const Intents = [{ RowId: newId(), Order: 'a0', Values: { Name: 'Pay' } }];
    const PropertyValues = { DisplayName: 'Harbour', Intents };
    const saved = await send('POST', '/api/SaveProject', { ...inProject, Version: 1, PropertyValues });
    expect(saved.message).toBe('');
    const url = `/api/GetFatProject?projectId=${project.projectId}&teamId=${owner.teamId}`;
    const fat = (await send('GET', url)).result;
    expect(fat['Project']).toMatchObject({
      Id: project.projectId,
      PropertyValues: { DisplayName: 'Harbour', Intents },
    });
  });
});

describe('trees of values', () => {
  test('a tree is saved as nodes with NodeId, ParentId and Values; the tree of an author is the TreeValues of AuthorData (A3.85)', async () => {
    const shop = await aProject(app, owner, 'Shop');
    const ofTeam = { TeamId: owner.teamId, ProjectId: shop.projectId };
    const extended = { ...ofTeam, Version: 1, PropertyValues: { DisplayName: 'Shop', Extensions: ['showcase'] } };
    expect((await send('POST', '/api/SaveProject', extended)).message).toBe('');
    const inProject = { ...ofTeam, WorkflowId: shop.workflowId };
    const node = (
      await send('POST', '/api/NewNode', { ...inProject, NodeType: 'ShowcaseTrees', DisplayName: 'Shop', X: 0, Y: 0 })
    ).result;
    const [goods, hats] = [newId(), newId()];
    const Catalogue = [
      { NodeId: goods, ParentId: emptyId, Order: 'a0', Values: { Title: 'Goods' } },
      { NodeId: hats, ParentId: goods, Order: 'a0', Values: { Title: 'Hats' } },
    ];
    const PropertyValues = { ...(node['PropertyValues'] as Wire), Catalogue };
    const save = { ...inProject, NodeId: node['Id'], Version: node['Version'], PropertyValues };
    expect((await send('POST', '/api/SaveNode', save)).message).toBe('');
    const url = `/api/GetFatNode?nodeId=${String(node['Id'])}&teamId=${owner.teamId}`;
    const loaded = (await send('GET', url)).result['Node'] as Wire;
    expect(loaded['PropertyValues']).toMatchObject({ Catalogue });

    const { projectId } = await aBlankOneProject(app, owner);
    const author = {
      Id: newId(),
      Name: 'Front desk',
      Parent: projectId,
      Type: 'ContactUs',
      PropertyValues: { Phone: '1' },
      Version: 0,
    };
    const saveAuthor = (body: Wire) => send('POST', '/api/SaveAuthorValues?schemaType=One', body);
    expect((await saveAuthor({ TreeValues: [author] })).status).toBe(400);
    expect((await saveAuthor({ AuthorData: { TreeValues: [author] } })).result).toMatchObject([
      { Id: author.Id, Parent: projectId, PropertyValues: { Phone: '1' } },
    ]);
  });
});
