import {
  editingCalls,
  findCalls,
  historyCalls,
  nodeCalls,
  projectCalls,
  transferCalls,
  type Call,
} from '@confab/contracts';
import { teamRoles, type EditAction, type ItemId, type JsonObject, type JsonValue, type NodeId } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { sql } from 'kysely';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { findRow } from '../../access/matrix.ts';
import { connectHub, subscribe, type HubClient } from '../../testing/hub-client.ts';
import { createNode, readNode, saveNode } from '../../testing/nodes.ts';
import {
  aMember,
  aProject,
  inProject,
  inWorkflow,
  toNodeId,
  type TestPerson,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { publish, saveProject } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { teamCallExamples } from '../../testing/valid-calls.ts';
import { sendEdit } from '../../testing/edit-items.ts';

const { app, owner, project } = setUpServer();
const prefix = 'S3cr3t-4711';
let markers = 0;
const createMarker = () => `${prefix}-${(markers += 1)}`;
const header = (RowId: string, Name: string, Value: string, more: JsonObject = {}) =>
  aRow(RowId, { Name, Value, ...more }, `a${RowId.slice(-1)}`);

let http: NodeId;
let live: HubClient;
const members: TestPerson[] = [];

beforeAll(async () => {
  const { teamId } = owner;
  for (const role of teamRoles) if (role !== 'Unauthorized') members.push(await aMember(app, teamId, role));
  http = await createHttpNode(project);
  const viewer = members[0] ?? owner;
  live = await connectHub(app, await app.listen(), viewer);
  await subscribe(app, viewer, live.connectionId, teamId);
  return () => live.stop();
});

async function createHttpNode(place: TestProject): Promise<NodeId> {
  return toNodeId(await createNode(app, owner, place, 'HttpRequest', 'Order'));
}

async function edit(path: string, action: EditAction, updatedValue: JsonValue, nodeId: NodeId | null = http) {
  const item = nodeId === null ? inProject(project) : { ...inWorkflow(project), nodeId };
  const answer = await sendEdit(app, owner, item, { path, action, updatedValue });
  expect(answer.message).toBe('');
  expect(answer.result.dropped).toBe(false);
}

const readHttp = () => readNode(app, owner, http);
const saveHttp = (values: JsonObject) => saveNode(app, owner, http, values);

/** Writes a secret by each way that writes values. */
async function plantSecrets() {
  await edit('DialogflowSecret', 'ValueChanged', createMarker(), null);
  await saveProject(app, owner, project.projectId, { DialogflowSecret: createMarker() });
  await edit('Headers', 'AddRow', header('h1', 'Authorization', `Bearer ${createMarker()}`));
  await edit('Headers', 'AddRow', header('h2', 'X-Api-Key', createMarker()));
  await edit('Headers', 'AddRow', [header('h3', 'Cookie', createMarker()), header('h4', 'X-Plain', 'plain')]);
  await edit('Headers/h2/Value', 'ValueChanged', createMarker());
  await edit('Headers/h4/IsSecret', 'ValueChanged', true);
  await edit('Headers/h4/Value', 'ValueChanged', createMarker());
  await edit('FormFields', 'AddRow', header('f1', 'client_secret', createMarker()));
  await edit('QueryFields', 'AddRow', header('q1', 'api_key', createMarker()));
  await saveHttp({ Headers: [header('h1', 'Proxy-Authorization', `Basic ${createMarker()} {tv.ALK_Platform}`)] });
  await saveHttp({ Headers: [header('h1', 'X-Mine', createMarker(), { IsSecret: true })] });
  const { teamId, projectId } = project;
  const secret = {
    teamId,
    projectId,
    itemId: http as string as ItemId,
    path: 'Headers/h1/Value',
    value: createMarker(),
  };
  const created = await app.call(editingCalls.createSecret, { token: owner.token, body: secret });
  expect(created.message).toBe('');
  await edit('Headers/h1/Value', 'ValueChanged', created.result.value);
  await saveHttp({});
  await publish(app, owner, projectId);
  await importFileWithSecret();
}

/** Imports an exported file into which somebody has written a secret. */
async function importFileWithSecret() {
  const query = { owningTeamId: project.teamId, projectId: project.projectId };
  const { content } = (await app.call(transferCalls.exportProject, { token: owner.token, query })).result;
  const text = Buffer.from(content, 'base64').toString();
  const file = text.replace(/\{\s*"SecretId":\s*""\s*\}/g, () => JSON.stringify(createMarker()));
  expect(file).toContain(prefix);
  for (const replaceExisting of [true, false]) {
    const body = { fileName: 'project.json', preview: false, replaceExisting };
    const id = replaceExisting ? project.projectId : app.services.newId();
    const sent = { ...body, content: Buffer.from(file.replaceAll(project.projectId, id)).toString('base64') };
    const answer = await app.call(transferCalls.importProject, {
      token: owner.token,
      query: { owningTeamId: project.teamId },
      body: sent,
    });
    expect(answer.message).toBe('');
  }
}

/** The texts to search for a secret: the answer as it was sent, and the content of the files in it. */
function readAnswer(text: string): string {
  const files = [...text.matchAll(/"([A-Za-z0-9+/=]{200,})"/g)].map(([, content = '']) =>
    Buffer.from(content, 'base64').toString(),
  );
  return [text, ...files].join('\n');
}

/** Every call that reads, with arguments for the project that contains the secret. */
function listReadingCalls(person: TestPerson): readonly (readonly [Call, object])[] {
  const known = teamCallExamples.filter(({ call }) => findRow(call)?.rate.startsWith('R'));
  const planted: TestProject = { ...project, say: { ...project.say, id: http as string as ItemId } };
  const itemIds = [http as string as ItemId, project.projectId as string as ItemId];
  const versions = itemIds.flatMap((itemId) => [1, 2, 3, 4, 5, 6].map((version) => ({ itemId, version })));
  const { owningTeamId } = { owningTeamId: project.teamId };
  return [
    ...known.map(({ call, sent }) => [call, sent(planted, person)] as const),
    ...versions.flatMap((query) => [
      [historyCalls.version, { query }] as const,
      [historyCalls.edits, { query }] as const,
    ]),
    [editingCalls.eventsSince, { query: { ...inProject(project), afterSeq: 0 } }],
    [transferCalls.exportProject, { query: { owningTeamId, projectId: project.projectId } }],
    [transferCalls.exportWorkflow, { query: { owningTeamId, workflowId: project.workflowId } }],
    [projectCalls.getFat, { query: inProject(project) }],
    [
      findCalls.search,
      { body: { ...inProject(project), search: { text: prefix, matchCase: true, wholeWord: false, isRegex: false } } },
    ],
  ];
}

test('no call, event, log line, table or backup ever contains the text of a secret (IMP-9, API-6)', async () => {
  await plantSecrets();
  expect(markers).toBeGreaterThan(12);
  const found: string[] = [];
  let answers = 0;
  for (const person of [owner, ...members]) {
    for (const [call, sent] of listReadingCalls(person)) {
      // The examples fit their calls.
      const { text, success } = await app.call(call, { ...sent, token: person.token } as never);
      if (success) answers += 1;
      // The answer to a search repeats the searched text.
      if (call !== findCalls.search && readAnswer(text).includes(prefix)) found.push(call.path);
      if (call === findCalls.search) expect(text).not.toContain('"Hits":[{');
    }
  }
  expect(answers).toBeGreaterThan(100);
  expect([...new Set(found)]).toEqual([]);
  expect(live.updates.length).toBeGreaterThan(10);
  expect(JSON.stringify(live.updates)).not.toContain(prefix);
  expect(app.readLog()).not.toContain(prefix);
  expect(await listTablesWith(prefix)).toEqual([]);
  const backup = await app.database.dump?.();
  if (backup) expect(gunzipSync(Buffer.from(backup)).includes(prefix)).toBe(false);
});

/** The tables with a row that contains a text, in a column or in a packed document. */
async function listTablesWith(text: string): Promise<readonly string[]> {
  const { db } = app.services;
  const tables = await sql<{
    name: string;
  }>`select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
  const found: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await app.database.pool.query<Record<string, unknown>>(`select * from "${name}"`);
    if (rows.some((row) => Object.values(row).some((value) => contains(value, text)))) found.push(name);
  }
  return found;
}

function contains(value: unknown, text: string): boolean {
  if (!Buffer.isBuffer(value)) return JSON.stringify(value ?? null).includes(text);
  if (value.includes(text)) return true;
  try {
    return inflateRawSync(value).includes(text);
  } catch {
    return false;
  }
}

test('a text becomes a secret when its row is renamed or marked, in other clients too', async () => {
  const text = createMarker();
  for (const [path, value] of [['Headers/r1/Name', 'X-Auth-Token'] as const, ['Headers/r1/IsSecret', true] as const]) {
    await saveHttp({ Headers: [header('r1', 'X-Open', text)] });
    const before = live.updates.length;
    await edit(path, 'ValueChanged', value);
    expect(JSON.stringify((await readHttp()).propertyValues)).not.toContain(text);
    await live.waitForUpdate('ProjectEvent', (event) => JSON.stringify(event).includes(path));
    expect(JSON.stringify(live.updates.slice(before))).toMatch(
      /"Path":"Headers\/r1\/Value".*"SecretId":"[0-9a-f-]{36}"/,
    );
  }
});

test('a value that contains only tokens is not stored as a secret', async () => {
  const value = 'Bearer {tv.ALK_Platform}';
  await saveHttp({ Headers: [header('h1', 'Authorization', value)] });
  expect(JSON.stringify((await readHttp()).propertyValues)).toContain(value);
});

test('a project cannot use the secret of another project by copying its id', async () => {
  const other = await aProject(app, owner, 'Other');
  await saveProject(app, owner, project.projectId, { DialogflowSecret: createMarker() });
  const mine = (await app.call(projectCalls.getFat, { token: owner.token, query: inProject(project) })).result.project;
  const { DialogflowSecret: secret = null } = mine.propertyValues;
  await saveProject(app, owner, other.projectId, { DialogflowSecret: secret });
  await publish(app, owner, other.projectId);
  const url = `/channels/dialogflow/${other.projectId}/live`;
  const headers = { 'x-confab-secret': `${prefix}-${markers}` };
  const answer = await app.app.inject({ method: 'POST', url, headers, payload: {} });
  expect(answer.statusCode).toBe(401);
});

/** Everything that is stored about an item: its draft, versions and events. */
async function readHistory(nodeId: NodeId) {
  const { rows } = await sql<{ event: string }>`
    select event from project_event where team_id = ${owner.teamId} and item_id = ${nodeId} order by seq
  `.execute(app.services.db);
  const versions = await app.services.db
    .selectFrom('itemVersion')
    .select('content')
    .where('teamId', '=', owner.teamId)
    .where('itemId', '=', nodeId)
    .execute();
  return [...rows.map(({ event }) => event), ...versions.map(({ content }) => inflateRawSync(content).toString())].join(
    '\n',
  );
}

test.each([
  ['the name of its row', 'Headers/early/Name', 'X-Functions-Key'],
  ['the switch of its row', 'Headers/early/IsSecret', true],
])('a text that becomes a secret by %s leaves the history: events and versions', async (_what, path, value) => {
  const node = await createHttpNode(project);
  const marker = createMarker();
  await edit('Headers', 'AddRow', header('early', 'X-Open', marker.slice(0, 9)), node);
  await edit('Headers/early/Value', 'ValueChanged', marker, node);
  const { version } = await readNode(app, owner, node);
  const { teamId, projectId, workflowId } = project;
  const saved = { teamId, projectId, workflowId, nodeId: node, version };
  expect((await app.call(nodeCalls.save, { token: owner.token, body: saved })).message).toBe('');
  expect(await readHistory(node)).toContain(marker);
  await edit(path, 'ValueChanged', value, node);
  const history = await readHistory(node);
  expect(history).not.toContain(marker.slice(0, 9));
  expect(history).toContain('SecretId');
});

test('a text that a save makes secret leaves the history', async () => {
  const node = await createHttpNode(project);
  const marker = createMarker();
  await edit('Headers', 'AddRow', header('early', 'X-Open', marker), node);
  await saveNode(app, owner, node, { Headers: [header('early', 'PRIVATE-KEY', marker)] });
  expect(await readHistory(node)).not.toContain(marker);
});
