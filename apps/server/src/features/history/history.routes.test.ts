import {
  editingCalls,
  historyCalls,
  nodeCalls,
  projectCalls,
  publishingCalls,
  recentlyDeletedCalls,
  workflowCalls,
} from '@confab/contracts';
import { readAt } from '@confab/inputs';
import type { JsonObject, NodeId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, inProject, inSay, inWorkflow, toNodeId, type TestPerson } from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import { createNode, removeNode } from '../../testing/nodes.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });
let ben: TestPerson;
beforeAll(async () => {
  ben = await aMember(app, ada.teamId, 'AppEditor');
});

const sayId = () => project.say.id;
const readSay = async (nodeId: NodeId = toNodeId(project.say)) =>
  (await app.call(nodeCalls.getFat, { query: { nodeId, teamId: project.teamId }, token: ada.token })).result?.node;

async function saveSay(values: JsonObject, person = ada, description?: string) {
  const { version } = await readSay();
  const propertyValues = { ...project.say.propertyValues, ...values };
  return app.call(nodeCalls.save, {
    body: {
      ...inWorkflow(project),
      nodeId: toNodeId(project.say),
      version,
      propertyValues,
      ...(description === undefined ? {} : { description }),
    },
    token: person.token,
  });
}

const edit = (path: string, updatedValue: string, person = ada) =>
  sendEdit(app, person, inSay(project), setValue(path, updatedValue));
const addNode = (displayName: string) => createNode(app, ada, project, 'Say', displayName);
const remove = (nodeId: NodeId) => removeNode(app, ada, project, nodeId);
const versions = async () =>
  (await app.call(historyCalls.ofNode, { query: { nodeId: toNodeId(project.say) }, token: ada.token })).result;
const points = async (person = ada) =>
  (await app.call(historyCalls.ofProject, { query: { projectId: project.projectId }, token: person.token })).result;
const goBack = (versionNumber: number, more: { keepUnsaved?: boolean } = {}, person = ada) =>
  app.call(historyCalls.rollBackProject, {
    query: { owningTeamId: project.teamId, projectId: project.projectId, versionNumber, ...more },
    token: person.token,
  });
const eventsOf = async () =>
  (
    await app.call(editingCalls.eventsSince, {
      query: { teamId: project.teamId, projectId: project.projectId, afterSeq: 0 },
      token: ada.token,
    })
  ).result.events;
const outline = async () =>
  (
    await app.call(projectCalls.getFat, {
      query: inProject(project),
      token: ada.token,
    })
  ).result;
const seqNow = async () => (await outline()).seq;

const publish = (environments: ('0' | '2')[]) =>
  app.call(publishingCalls.promote, {
    query: { owningTeamId: project.teamId },
    body: { projectId: project.projectId, source: 1, environments, acceptedTerms: true, overrideReason: 'For a test' },
    token: ada.token,
  });

describe('the versions of a node', () => {
  test('the versions of a node are listed newest first, with author, name, hash and stages (A3.18, A7.52)', async () => {
    await saveSay({ Notes: 'one' }, ada, 'First draft');
    await publish(['2']);
    await saveSay({ Notes: 'two' }, ben);
    const { versions: listed, isDirty, nextBefore } = await versions();
    expect(listed.map(({ version, authorId, stages }) => [version, authorId, stages])).toEqual([
      [3, ben.accountId, ['Development']],
      [2, ada.accountId, ['Staging']],
      [1, ada.accountId, []],
    ]);
    expect(listed[1]).toMatchObject({
      description: 'First draft',
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect([isDirty, nextBefore]).toEqual([false, null]);
  });

  test('a version of a node is returned with its values and their schema', async () => {
    await saveSay({ Notes: 'one' });
    await saveSay({ Notes: 'two' });
    const { result } = await app.call(historyCalls.version, {
      query: { itemId: sayId(), version: 2 },
      token: ada.token,
    });
    expect(result).toMatchObject({
      version: 2,
      type: 'Say',
      propertyValues: { Notes: 'one' },
      schema: { type: 'Say' },
    });
    const none = await app.call(historyCalls.version, { query: { itemId: sayId(), version: 9 }, token: ada.token });
    expect(none.status).toBe(404);
  });

  test('the edits between two versions name who changed which input', async () => {
    await edit('Notes', 'a');
    await edit('Notes', 'b', ben);
    await saveSay({ Notes: 'saved' });
    await edit('DisplayName', 'Hello "there"');
    const editsOf = async (version: number) =>
      (await app.call(historyCalls.edits, { query: { itemId: sayId(), version }, token: ada.token })).result.edits;
    expect((await editsOf(2)).map(({ authorId, action, path }) => [authorId, action, path])).toEqual([
      [ada.accountId, 'Replaced', ''],
      [ben.accountId, 'ValueChanged', 'Notes'],
      [ada.accountId, 'ValueChanged', 'Notes'],
    ]);
    expect((await editsOf(3)).map(({ path }) => path)).toEqual(['DisplayName']);
    expect(await editsOf(1)).toEqual([]);
  });

  test('rolling back a node makes an old version the newest one and keeps the others (OBJ-7)', async () => {
    await saveSay({ Notes: 'one' });
    await saveSay({ Notes: 'two' });
    const before = (await versions()).versions;
    const { result } = await app.call(historyCalls.rollBackItem, {
      query: { owningTeamId: project.teamId, itemId: sayId(), versionNumber: 2 },
      token: ben.token,
    });
    expect(result).toMatchObject({ changedCount: 1, restoredCount: 0, removedCount: 0 });
    const after = (await versions()).versions;
    expect(after.slice(1).map(({ contentHash }) => contentHash)).toEqual(before.map(({ contentHash }) => contentHash));
    expect(after[0]).toMatchObject({
      version: 4,
      authorId: ben.accountId,
      description: 'Back to version 2',
      contentHash: before[1]?.contentHash,
    });
    expect(await readSay()).toMatchObject({ version: 4, isDirty: false, propertyValues: { Notes: 'one' } });
  });

  test('rolling back a node clears references to deleted items', async () => {
    const other = await addNode('Other');
    const goodbye = toNodeId(other);
    const rows = project.say.propertyValues.Connectors as JsonObject[];
    const led = rows.map((row) => ({ ...row, Values: { ...(row.Values as JsonObject), TargetNodeId: goodbye } }));
    await saveSay({ Connectors: led });
    await saveSay({ Notes: 'two' });
    await remove(goodbye);
    await app.call(historyCalls.rollBackItem, {
      query: { owningTeamId: project.teamId, itemId: sayId(), versionNumber: 2 },
      token: ada.token,
    });
    expect((await readSay()).propertyValues.Connectors).toMatchObject(
      rows.map(() => ({ Values: { TargetNodeId: '' } })),
    );
    // The connectors lead to the item again when it is restored.
    const body = { teamId: project.teamId, itemId: other.id };
    await app.call(recentlyDeletedCalls.restore, { body, token: ada.token });
    const back = rows.map(() => ({ Values: { TargetNodeId: goodbye } }));
    expect((await readSay()).propertyValues.Connectors).toMatchObject(back);
  });
});

describe('the history of a project', () => {
  test('the history groups one person’s changes within a minute and starts with the project’s creation (A7.52)', async () => {
    await saveSay({ Notes: 'one' }, ben, 'Tidy up');
    const [saved, added, created] = (await points()).points;
    expect(saved).toMatchObject({
      type: 'saved',
      authorId: ben.accountId,
      description: 'Tidy up',
      changeCount: 1,
      changes: [{ itemId: sayId(), change: 'changed', fromVersion: 1, toVersion: 2, isThere: true }],
    });
    expect(added).toMatchObject({ authorId: ada.accountId, changes: [{ itemId: sayId(), change: 'added' }] });
    expect(created).toMatchObject({ type: 'created', versionNumber: 0 });
  });

  test('the history shows what was published to which stage', async () => {
    await publish(['2', '0']);
    expect((await points()).points[0]).toMatchObject({
      type: 'published',
      publishedTo: ['Beta', 'Live'],
      stages: expect.arrayContaining(['Staging', 'Production']),
    });
  });

  test('the history of a workflow that was created with its project starts with the creation', async () => {
    await saveSay({ Notes: 'one' }, ben);
    const query = { workflowId: project.workflowId };
    const { result } = await app.call(historyCalls.ofWorkflow, { query, token: ada.token });
    expect(result.points.map(({ type, versionNumber }) => [type, versionNumber > 0])).toEqual([
      ['saved', true],
      ['saved', true],
      ['created', false],
    ]);
  });

  test('the history has no point for a save that changed nothing', async () => {
    await saveSay({ Notes: 'one' });
    const before = (await points()).points;
    await saveSay({ Notes: 'one' });
    expect((await points()).points).toEqual(before);
  });

  test('the history is paged by event numbers', async () => {
    for (let at = 0; at < 16; at += 1)
      for (const author of [ada, ben])
        for (const when of ['first', 'then']) await saveSay({ Notes: `${when} ${at}` }, author);
    const first = await points();
    expect(first.points).toHaveLength(30);
    const next = await app.call(historyCalls.ofProject, {
      query: { projectId: project.projectId, before: first.nextBefore ?? 0 },
      token: ada.token,
    });
    expect(next.result.nextBefore).toBeNull();
    const numbers = [...first.points, ...next.result.points].map(({ versionNumber }) => versionNumber);
    expect(numbers).toEqual(numbers.toSorted((one, other) => other - one));
    expect(numbers).toHaveLength(33);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.at(-1)).toBe(0);
  });

  test('the history of a workflow covers the workflow and its nodes', async () => {
    const { workflow } = (
      await app.call(workflowCalls.create, {
        body: { teamId: project.teamId, projectId: project.projectId, workflowType: 'Standard', displayName: 'Second' },
        token: ada.token,
      })
    ).result;
    await saveSay({ Notes: 'elsewhere' }, ben);
    const { result } = await app.call(historyCalls.ofWorkflow, {
      // A workflow's item id is its id.
      query: { workflowId: workflow.id as string as typeof project.workflowId },
      token: ada.token,
    });
    expect(result.points.map(({ changes }) => changes.map(({ kind, change }) => [kind, change]))).toEqual([
      [
        ['workflow', 'added'],
        ['node', 'added'],
      ],
    ]);
  });
});

describe('two states of a project', () => {
  test('comparing two states lists the added, removed and changed items', async () => {
    const other = await addNode('Other');
    const from = `${await seqNow()}`;
    await saveSay({ Notes: 'one' });
    const third = await addNode('Third');
    await remove(toNodeId(other));
    const { result } = await app.call(historyCalls.compare, {
      query: { projectId: project.projectId, from, to: 'draft' },
      token: ada.token,
    });
    expect(new Map(result.map(({ itemId, change }) => [itemId, change]))).toEqual(
      new Map([
        [sayId(), 'changed'],
        [other.id, 'removed'],
        [third.id, 'added'],
      ]),
    );
  });

  test('states can be compared with the drafts and with a stage', async () => {
    await publish(['2']);
    const compare = async (from: string, to: string) =>
      (await app.call(historyCalls.compare, { query: { projectId: project.projectId, from, to }, token: ada.token }))
        .result;
    expect(await compare('Beta', 'draft')).toEqual([]);
    await edit('Notes', 'unsaved');
    expect(await compare('Beta', 'draft')).toMatchObject([{ itemId: sayId(), fromVersion: 1, toVersion: null }]);
  });
});

describe('rolling back', () => {
  test('rolling back restores everything under the same ids and publishes it (A7.53, OBJ-7)', async () => {
    const other = await addNode('Other');
    await saveSay({ Notes: 'one' });
    const number = await seqNow();
    await saveSay({ Notes: 'two' });
    await remove(toNodeId(other));
    const third = await addNode('Third');
    const countBefore = (await versions()).versions.length;

    const { result } = await goBack(number, {}, ben);
    expect(result).toMatchObject({ changedCount: 1, restoredCount: 1, removedCount: 1, missing: [] });
    expect((await outline()).nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([other.id, sayId()]));
    expect((await outline()).nodes.map(({ id }) => id)).not.toContain(third.id);
    expect((await readSay()).propertyValues.Notes).toBe('one');
    expect((await versions()).versions).toHaveLength(countBefore + 1);

    const events = (await eventsOf()).filter(({ seq }) => seq > result.seq - 5);
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['itemAdded', 'itemReplaced', 'itemSaved', 'itemDeleted', 'rolledBack']),
    );
    expect((await points()).points[0]).toMatchObject({ type: 'wentBack', backTo: number, authorId: ben.accountId });
  });

  test('a rollback can be rolled back', async () => {
    await saveSay({ Notes: 'one' });
    const third = await addNode('Third');
    const number = await seqNow();
    await goBack(0);
    expect((await outline()).nodes).toHaveLength(1);
    await goBack(number);
    expect((await outline()).nodes.map(({ id }) => id)).toEqual(expect.arrayContaining([third.id, sayId()]));
    expect((await readSay()).propertyValues.Notes).toBe('one');
  });

  test('rolling back is refused while there are unsaved changes, unless they are saved as versions first', async () => {
    await saveSay({ Notes: 'one' });
    const number = await seqNow();
    await saveSay({ Notes: 'two' });
    await edit('Notes', 'unsaved');
    const before = await readSay();
    const refused = await goBack(number);
    expect([refused.status, refused.success]).toEqual([200, false]);
    expect(refused.message).toMatch(/^There are unsaved changes here/);
    expect(await readSay()).toEqual(before);

    expect((await goBack(number, { keepUnsaved: true })).success).toBe(true);
    const [newest, kept] = (await versions()).versions;
    expect([newest?.version, kept?.description]).toEqual([5, `Kept before going back to version ${number}`]);
    const { result } = await app.call(historyCalls.version, {
      query: { itemId: sayId(), version: 4 },
      token: ada.token,
    });
    expect(result.propertyValues.Notes).toBe('unsaved');
  });

  test('two concurrent rollbacks leave one state and numbers without gaps', async () => {
    await saveSay({ Notes: 'one' });
    const first = await seqNow();
    await saveSay({ Notes: 'two' });
    const second = await seqNow();
    await saveSay({ Notes: 'three' });
    const answers = await Promise.all([goBack(first), goBack(second, {}, ben), goBack(first, {}, ben)]);
    expect(answers.map(({ status, success }) => [status, success])).toEqual(answers.map(() => [200, true]));
    const { versions: listed } = await versions();
    expect(listed.map(({ version }) => version)).toEqual(listed.map((_, at) => listed.length - at));
    expect(['one', 'two']).toContain((await readSay()).propertyValues.Notes);
  });

  test('rolling back refuses a number that is not in the project’s history (matrix 91)', async () => {
    expect((await goBack(999_999)).status).toBe(404);
    await edit('Notes', 'a number of an edit is no version');
    expect((await goBack(await seqNow())).status).toBe(404);
  });

  test('rolling back a workflow changes nothing else (A7.54)', async () => {
    const made = (
      await app.call(workflowCalls.create, {
        body: { teamId: project.teamId, projectId: project.projectId, workflowType: 'Standard', displayName: 'Second' },
        token: ada.token,
      })
    ).result;
    // A workflow's item id is its id.
    const workflowId = made.workflow.id as string as typeof project.workflowId;
    const node = (
      await app.call(nodeCalls.create, {
        body: { teamId: project.teamId, projectId: project.projectId, workflowId, nodeType: 'Say' },
        token: ada.token,
      })
    ).result;
    const listed = await app.call(historyCalls.ofWorkflow, { query: { workflowId }, token: ada.token });
    expect(listed.result.points).toHaveLength(1);
    const [number = 0] = (await eventsOf())
      .filter((event) => 'item' in event && event.item.id === made.nodes[0]?.id)
      .map(({ seq }) => seq);
    await saveSay({ Notes: 'stays' });
    const link = 'Connectors/next/TargetNodeId';
    const readLink = async () => readAt((await readSay()).propertyValues, link);
    await edit(link, node.id);
    const { status, result } = await app.call(historyCalls.rollBackWorkflow, {
      query: { owningTeamId: project.teamId, workflowId, versionNumber: number },
      token: ada.token,
    });
    expect([status, result.removedCount, result.changedCount]).toEqual([200, 1, 0]);
    expect((await readSay()).propertyValues.Notes).toBe('stays');
    const left = (await outline()).nodes.map(({ id }) => id);
    expect([left.includes(sayId()), left.includes(node.id)]).toEqual([true, false]);
    // The link to the deleted node comes back with the node.
    expect(await readLink()).toBe('');
    const body = { teamId: project.teamId, itemId: node.id };
    expect((await app.call(recentlyDeletedCalls.restore, { body, token: ada.token })).status).toBe(200);
    expect(await readLink()).toBe(node.id);
  });

  test('rolling back rejects unknown parameters (400) and uses its own failure message (A8.58)', async () => {
    for (const query of [{ versionNumber: 'x' }, { versionNumber: '-1' }, {}]) {
      const response = await app.app.inject({
        method: 'GET',
        url: `${historyCalls.rollBackProject.path}?${new URLSearchParams({ owningTeamId: project.teamId, projectId: project.projectId, ...query })}`,
        headers: { 'x-tv-client': '1', 'client-token': ada.token },
      });
      expect([response.statusCode, JSON.parse(response.body).ErrorMessage !== '']).toEqual([400, true]);
    }
    expect((await goBack(999_999)).message).toBe(historyCalls.rollBackProject.fallbackMessage);
  });
});
