import { editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { applyEdit } from '@confab/inputs';
import { limits, type Item, type JsonObject, type NodeId, type WorkflowId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, aProject, inProject, inWorkflow, toNodeId } from '../../testing/people-and-projects.ts';
import { unpack } from '../../core/versions/content.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import { removeNode } from '../../testing/nodes.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

const create = (nodeType: string, more: { displayName?: string; x?: number; y?: number } = {}) =>
  app.call(nodeCalls.create, { body: { ...inWorkflow(project), nodeType, ...more }, token: ada.token });
const read = async (nodeId: NodeId, wantSchema = false) =>
  (await app.call(nodeCalls.getFat, { query: { nodeId, teamId: project.teamId, wantSchema }, token: ada.token }))
    .result;
const save = (node: Item, propertyValues: JsonObject, more = {}) =>
  app.call(nodeCalls.save, {
    body: { ...inWorkflow(project), nodeId: toNodeId(node), version: node.version, propertyValues, ...more },
    token: ada.token,
  });
const duplicate = (node: Item) =>
  app.call(nodeCalls.duplicate, { body: { ...inWorkflow(project), nodeId: toNodeId(node) }, token: ada.token });
const remove = (nodeId: NodeId) => removeNode(app, ada, project, nodeId);
const edit = (nodeId: NodeId, path: string, updatedValue: string) =>
  sendEdit(app, ada, { ...inWorkflow(project), nodeId }, setValue(path, updatedValue));
const layout = async () =>
  (
    await app.call(workflowCalls.getFat, {
      query: { workflowId: project.workflowId, teamId: project.teamId },
      token: ada.token,
    })
  ).result.layout.positions;
const seqNow = async () =>
  (
    await app.call(projectCalls.getFat, {
      query: inProject(project),
      token: ada.token,
    })
  ).result.seq;
const eventsAfter = async (afterSeq: number) =>
  (
    await app.call(editingCalls.eventsSince, {
      query: { teamId: project.teamId, projectId: project.projectId, afterSeq },
      token: ada.token,
    })
  ).result.events;

describe('a new node', () => {
  test('a new node has the defaults of its type, lies where it was dropped, and is published after its position (A7.29)', async () => {
    const seq = await seqNow();
    const { result } = await create('Ask', { displayName: 'Size?', x: 500, y: 120 });
    expect(result).toMatchObject({ kind: 'node', type: 'Ask', displayName: 'Size?', version: 1, isDirty: false });
    expect(result.propertyValues).toMatchObject({ DisplayName: 'Size?', Response: { Entries: [] } });
    expect(await layout()).toContainEqual({ nodeId: result.id, x: 500, y: 120 });
    const events = await eventsAfter(seq);
    expect(events).toMatchObject([{ type: 'layoutSaved' }, { type: 'itemAdded', item: { id: result.id } }]);
    const [first] = events;
    const positions = first?.type === 'layoutSaved' ? first.layout.positions : [];
    expect(positions).toContainEqual({ nodeId: result.id, x: 500, y: 120 });
  });

  test.each([
    ['NoSuchType', 'Error creating Node using Template'],
    ['constructor', 'Error creating Node using Template'],
    ['Start', 'A workflow can have only one Start node.'],
  ])('a new node of the type %s is refused (A8.42)', async (nodeType, message) => {
    expect(await create(nodeType)).toMatchObject({ status: 422, success: false, message });
  });

  test('a node or a copy over the limit of 5,000 nodes is refused (OBJ-10)', async () => {
    const full = await aProject(app, ada);
    // Without fresh statistics, PostgreSQL checks each foreign key by reading the whole table.
    await sql`analyze item`.execute(app.services.db);
    await sql`
      insert into item (id, team_id, kind, type, project_id, workflow_id, display_name, draft)
      select gen_random_uuid(), team_id, kind, type, project_id, workflow_id, display_name, '{}'
      from item, generate_series(1, ${limits.projectNodesMax - 2}::int) where id = ${full.say.id}`.execute(
      app.services.db,
    );
    const place = { teamId: full.teamId, projectId: full.projectId, workflowId: full.workflowId };
    const words = { status: 422, message: 'A project can have at most 5000 nodes.' };
    expect(await app.call(nodeCalls.create, { body: { ...place, nodeType: 'Say' }, token: ada.token })).toMatchObject(
      words,
    );
    expect(
      await app.call(nodeCalls.duplicate, { body: { ...place, nodeId: toNodeId(full.say) }, token: ada.token }),
    ).toMatchObject(words);
    expect(await app.call(workflowCalls.duplicate, { body: place, token: ada.token })).toMatchObject(words);
  });
});

describe('loading a node', () => {
  test('loading a node returns its draft and, on request, its schema (A7.41)', async () => {
    const { node, schema, seq } = await read(toNodeId(project.say), true);
    expect(node).toEqual(project.say);
    expect(schema?.type).toBe('Say');
    expect(seq).toBe(await seqNow());
    expect((await read(toNodeId(project.say))).schema).toBeNull();
  });

  test('a node name of more than 200 characters is refused in saves and in edits (OBJ-10)', async () => {
    const { result } = await create('Say');
    const answered = await edit(toNodeId(result), 'DisplayName', 'x'.repeat(201));
    expect(answered).toMatchObject({ status: 422, message: 'A name can have at most 200 characters.' });
  });

  test('loading a node returns texts exactly as they were typed (API-10)', async () => {
    const { result } = await create('Say');
    for (const text of [`'`, `"`, '\\', '%_', ';-- drop', '\u2028', '😀', '</script>', '{{7*7}}', '${7*7}', '\r\n\t']) {
      expect((await edit(toNodeId(result), 'Notes', text)).success).toBe(true);
      expect((await read(toNodeId(result))).node.propertyValues.Notes).toBe(text);
    }
  });
});

describe('saving a node', () => {
  test('saving a node stores its values as the next version and publishes them (A7.43, A4.6)', async () => {
    const { result: node } = await create('Say');
    const seq = await seqNow();
    const values = { ...node.propertyValues, DisplayName: 'Welcome', Notes: 'brought along' };
    const saved = await save(node, values, { description: 'first words' });
    expect(saved.result).toMatchObject({ version: 2, seq: seq + 2 });
    expect((await read(toNodeId(node))).node).toMatchObject({
      displayName: 'Welcome',
      version: 2,
      isDirty: false,
      propertyValues: values,
    });
    const events = await eventsAfter(seq);
    expect(events).toMatchObject([
      { type: 'itemReplaced', item: { id: node.id, displayName: 'Welcome', version: 2, isDirty: false } },
      { type: 'itemSaved', itemId: node.id, version: 2 },
    ]);
    const versions = await acrossTeams(app.services.db)
      .selectFrom('itemVersion')
      .select(['version', 'description'])
      .where('itemId', '=', node.id)
      .orderBy('version')
      .execute();
    expect(versions).toEqual([
      { version: 1, description: 'Created' },
      { version: 2, description: 'first words' },
    ]);
  });

  test('saving a node with equal content in another order makes no new version', async () => {
    const { result: node } = await create('Say');
    const turned = Object.fromEntries(Object.entries(node.propertyValues).toReversed());
    expect((await save(node, turned)).result.version).toBe(1);
  });

  test('saving an outdated version of a node names the current one and changes nothing (OBJ-4)', async () => {
    const { result: node } = await create('Say');
    await save(node, { ...node.propertyValues, Notes: 'mine' });
    const late = await save(node, { ...node.propertyValues, Notes: 'late' });
    expect(late.status).toBe(409);
    expect(late.message).toContain('version 2');
    expect((await read(toNodeId(node))).node.propertyValues.Notes).toBe('mine');
  });

  test.each([
    [{ Nonsense: 1 }, 'There is no input "Nonsense" here.'],
    [{ DisplayName: 5 }, 'The value of "DisplayName" does not fit its input.'],
    [{ Response: 'text' }, 'The value of "Response" does not fit its input.'],
    [{ Response: { Entries: [{ SpokenText: 'no id' }] } }, 'The rows of "Response" do not fit their table.'],
    [{ Connectors: [aRow('next', { Odd: 1 })] }, 'The rows of "Connectors" do not fit their table.'],
    [
      {
        Connectors: [
          { RowId: 'next', Order: 'a0' },
          { RowId: 'next', Order: 'a1' },
        ],
      },
      'The rows of "Connectors" do not fit their table.',
    ],
    [{ Connectors: ['text'] }, 'The rows of "Connectors" do not fit their table.'],
    [{ DisplayName: 'x'.repeat(201) }, 'A name can have at most 200 characters.'],
  ])('saving a node with %j is refused with a message', async (values, message) => {
    const { result: node } = await create('Say');
    expect(await save(node, values as JsonObject)).toMatchObject({ status: 422, message });
  });

  test('saving a node that refers to another team’s node answers not found (TEN-3)', async () => {
    const foreign = await aProject(app, await aPerson(app));
    const { result: node } = await create('Say');
    const leading = (target: string) => ({
      ...node.propertyValues,
      Connectors: [aRow('next', { Kind: 'Next', DisplayName: '', TargetNodeId: target })],
    });
    for (const target of [foreign.say.id, foreign.startId, 'no id at all']) {
      expect(await save(node, leading(target))).toMatchObject({ status: 404, message: 'Error saving node' });
    }
    expect((await save(node, leading(project.say.id))).result.version).toBe(2);
  });

  test('saving a node over one megabyte is refused with the limit (OBJ-10)', async () => {
    const { result: node } = await create('Say');
    const answered = await save(node, { DisplayName: 'Big', Notes: 'x'.repeat(limits.nodeBytesMax) });
    expect(answered).toMatchObject({ status: 422, message: 'An item can have at most 1 MB of content.' });
  });

  test('saving a node ignores fields that the server owns (OBJ-3)', async () => {
    const { result: node } = await create('Say');
    const payload = {
      TeamId: project.teamId,
      ProjectId: project.projectId,
      WorkflowId: project.workflowId,
      NodeId: node.id,
      Version: 1,
    };
    for (const owned of ['PublishStatus', 'LastUpdatedUtc', 'OwningProjectId', 'DisplayName']) {
      const headers = { 'client-token': ada.token };
      const body = { ...payload, [owned]: 'Live' };
      const response = await app.app.inject({ method: 'POST', url: '/api/SaveNode', headers, payload: body });
      const named = { MessageName: 'nodes.save', InvalidFields: [`body.${owned}`] };
      expect([response.statusCode, JSON.parse(response.body)]).toEqual([
        400,
        { Success: false, ErrorMessage: 'Error saving node', ...named },
      ]);
    }
  });
});

describe('concurrent writes', () => {
  test('concurrent saves and edits of several nodes leave no gap in the numbers and lose nothing that was acknowledged', async () => {
    const nodes = await Promise.all(Array.from({ length: 4 }, async () => (await create('Say')).result));
    const seq = await seqNow();
    const acknowledged: { id: string; version: number; note: string }[] = [];
    let edits = 0;
    const writer = async (who: number) => {
      for (let round = 0; round < 6; round += 1) {
        const node = nodes[(who + round) % nodes.length] as Item;
        const { version } = (await read(toNodeId(node))).node;
        const note = `${who} ${round}`;
        const saved = await save({ ...node, version }, { ...node.propertyValues, Notes: note });
        expect([200, 409]).toContain(saved.status);
        if (saved.success) acknowledged.push({ id: node.id, version: saved.result.version, note });
        if ((await edit(toNodeId(node), 'DisplayName', note)).success) edits += 1;
      }
    };
    await Promise.all(Array.from({ length: 6 }, (_, who) => writer(who)));

    const events = await eventsAfter(seq);
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => seq + 1 + index));
    expect(events.filter(({ type }) => type === 'edited')).toHaveLength(edits);
    expect(events.filter(({ type }) => type === 'itemSaved')).toHaveLength(acknowledged.length);
    const stored = await acrossTeams(app.services.db)
      .selectFrom('itemVersion')
      .select(['itemId', 'version', 'content'])
      .where('version', '>', 1)
      .execute();
    const notes = new Map(stored.map(({ itemId, version, content }) => [`${itemId} ${version}`, unpack(content)]));
    for (const { id, version, note } of acknowledged)
      expect(notes.get(`${id} ${version}`)).toContain(`"Notes":"${note}"`);
    // Replaying the numbered events gives the same draft as the server's.
    for (const node of nodes) {
      const replayed = events.reduce<JsonObject>((values, event) => {
        if ('item' in event && event.item.id === node.id) return event.item.propertyValues;
        return event.type === 'edited' && event.edit.nodeId === (node.id as string)
          ? applyEdit(values, event.edit).values
          : values;
      }, node.propertyValues);
      expect((await read(toNodeId(node))).node.propertyValues).toEqual(replayed);
    }
  });
});

describe('a copy of a node', () => {
  test('a copied node leads to the targets of the original, and to itself where the original led to itself (A2.24, A7.62)', async () => {
    const { result: node } = await create('Ask', { displayName: 'Loop', x: 10, y: 20 });
    await edit(toNodeId(node), 'Connectors/nomatch/TargetNodeId', node.id);
    await edit(toNodeId(node), 'Connectors/noinput/TargetNodeId', project.say.id);
    const { result: copy } = await duplicate(node);
    expect(copy).toMatchObject({ displayName: 'Loop 2', version: 1, isDirty: false });
    const targets = new Map(
      (copy.propertyValues.Connectors as { RowId: string; Values: JsonObject }[]).map(({ RowId, Values }) => [
        RowId,
        Values.TargetNodeId,
      ]),
    );
    expect([targets.get('nomatch'), targets.get('noinput')]).toEqual([copy.id, project.say.id]);
    expect(await layout()).toContainEqual({ nodeId: copy.id, x: 50, y: 60 });
  });

  test('a copied node increments the number in its name (A2.25)', async () => {
    const { result: node } = await create('Say', { displayName: 'Step 9' });
    expect((await duplicate(node)).result.displayName).toBe('Step 10');
    expect((await duplicate(node)).result.displayName).toBe('Step 11');
  });
});

describe('deleting a node', () => {
  test('a deleted node is not found by late reads, saves, edits and copies (A7.47, OBJ-2)', async () => {
    const { result: node } = await create('Say');
    const nodeId = toNodeId(node);
    expect((await remove(nodeId)).success).toBe(true);
    expect(
      await app.call(nodeCalls.getFat, { query: { nodeId, teamId: project.teamId }, token: ada.token }),
    ).toMatchObject({ status: 404, message: 'Error loading node' });
    expect(await save(node, node.propertyValues)).toMatchObject({ status: 404, message: 'Error saving node' });
    expect(await edit(nodeId, 'Notes', 'late')).toMatchObject({ status: 404, message: 'Error saving value' });
    expect(await duplicate(node)).toMatchObject({ status: 404, message: 'Error duplicating node' });
    expect(await remove(nodeId)).toMatchObject({ status: 404, message: 'Error deleting node' });
    const row = await acrossTeams(app.services.db)
      .selectFrom('item')
      .select('deletedAt')
      .where('id', '=', nodeId)
      .executeTakeFirst();
    expect(row?.deletedAt).not.toBeNull();
  });

  test('deleting a node leaves a node that pointed to it saved when its last save pointed nowhere', async () => {
    const { result: node } = await create('Say');
    const { result: target } = await create('Say');
    await edit(toNodeId(node), 'Connectors/next/TargetNodeId', target.id);
    expect((await read(toNodeId(node))).node.isDirty).toBe(true);
    await remove(toNodeId(target));
    expect((await read(toNodeId(node))).node).toMatchObject({ isDirty: false });
  });
});

describe('a team role', () => {
  test('a member whose role was just removed cannot write (TEAM-1, TEAM-2)', async () => {
    const grace = await aMember(app, project.teamId, 'AppEditor');
    const { result: node } = await create('Say');
    const before = await read(toNodeId(node));
    await app.services.db
      .updateTable('teamMember')
      .set({ permission: 'Viewer' })
      .where('accountId', '=', grace.accountId)
      .where('teamId', '=', project.teamId)
      .execute();
    const answered = await app.call(nodeCalls.save, {
      body: { ...inWorkflow(project), nodeId: toNodeId(node), version: 1, propertyValues: { DisplayName: 'x' } },
      token: grace.token,
    });
    expect(answered).toMatchObject({ status: 403, message: 'Error saving node' });
    expect(await read(toNodeId(node))).toEqual(before);
  });
});

describe('pasting nodes', () => {
  const paste = (nodes: readonly { sourceId: NodeId; nodeType: string; propertyValues: JsonObject }[]) =>
    app.call(nodeCalls.paste, {
      body: { ...inWorkflow(project), nodes: nodes.map((node, at) => ({ ...node, x: at * 300, y: 40 })) },
      token: ada.token,
    });
  const withTarget = ({ propertyValues }: Item, target: string, DisplayName: string): JsonObject => {
    const rows = propertyValues['Connectors'] as readonly { readonly Values: JsonObject }[];
    const Connectors = rows.map((row) => ({ ...row, Values: { ...row.Values, TargetNodeId: target } }));
    return { ...propertyValues, DisplayName, Connectors };
  };

  test('pasted nodes get new ids and names, keep the connections among them, and lose those to nodes of elsewhere (A7.62)', async () => {
    const { result: say } = await create('Say');
    const [one, other, elsewhere] = [toNodeId({ id: newId() }), toNodeId({ id: newId() }), newId()];
    const { result } = await paste([
      { sourceId: one, nodeType: 'Say', propertyValues: withTarget(say, other, 'Copied') },
      { sourceId: other, nodeType: 'Say', propertyValues: { ...withTarget(say, elsewhere, 'Copied'), Unknown: 1 } },
    ]);
    const [first, second] = result.nodes;
    expect([first!.displayName, second!.displayName]).toEqual(['Copied', 'Copied 2']);
    expect([first!.id, second!.id]).not.toContain(one);
    expect(first!.propertyValues['Connectors']).toMatchObject([{ Values: { TargetNodeId: second!.id } }]);
    expect(second!.propertyValues['Connectors']).toMatchObject([{ Values: { TargetNodeId: '' } }]);
    expect(second!.propertyValues).not.toHaveProperty('Unknown');
    expect(await layout()).toEqual(
      expect.arrayContaining([
        { nodeId: first!.id, x: 0, y: 40 },
        { nodeId: second!.id, x: 300, y: 40 },
      ]),
    );
  });

  test('a paste of several nodes creates none when one of them cannot be copied', async () => {
    const before = await seqNow();
    const answer = await paste([
      { sourceId: toNodeId({ id: newId() }), nodeType: 'Say', propertyValues: {} },
      { sourceId: toNodeId({ id: newId() }), nodeType: 'Start', propertyValues: {} },
    ]);
    expect(answer.message).toBe('The Start node cannot be copied.');
    expect(await seqNow()).toBe(before);
  });

  test('a paste that names one node twice, or a workflow that is not there, is refused and creates nothing', async () => {
    const before = await seqNow();
    const node = { sourceId: toNodeId({ id: newId() }), nodeType: 'Say', propertyValues: {} };
    expect(await paste([node, node])).toMatchObject({ status: 422, message: 'Error pasting nodes' });
    const nodes = [{ ...node, x: 0, y: 0 }];
    for (const workflowId of [newId() as WorkflowId, (await aProject(app, await aPerson(app))).workflowId]) {
      const answer = await app.call(nodeCalls.paste, {
        body: { ...inWorkflow(project), workflowId, nodes },
        token: ada.token,
      });
      expect(answer).toMatchObject({ success: false });
      expect(answer.status).toBeLessThan(500);
    }
    expect(await seqNow()).toBe(before);
  });

  test('a secret of another project is not pasted', async () => {
    const Value = { SecretId: newId(), SetAt: new Date(0).toISOString() };
    const Headers = [aRow(newId(), { Name: 'Key', IsSecret: true, Value })];
    const { result } = await paste([
      { sourceId: toNodeId({ id: newId() }), nodeType: 'HttpRequest', propertyValues: { Headers } },
    ]);
    expect(JSON.stringify(result.nodes)).not.toContain('SecretId');
  });
});
