import {
  historyCalls,
  projectCalls,
  simulatorCalls,
  transferCalls,
  validationCalls,
  workflowCalls,
} from '@confab/contracts';
import {
  type ItemId,
  type JsonObject,
  type NodeId,
  type ProjectId,
  type WorkflowId,
  readJsonText,
  toJsonText,
} from '@confab/model';
import { aRow } from '@confab/test-kit';
import { openService, type TestService } from '@confab/test-kit/server';
import { sql } from 'kysely';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { createNode, leadTo, readNode, saveNode } from '../../testing/nodes.ts';
import { aPerson, aProject, toNodeId, type TestProject } from '../../testing/people-and-projects.ts';
import { publish, saveProject } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { hashContent, pack, unpack } from '../versions/content.ts';
import { sealStoredSecrets } from './seal-stored-secrets.ts';
import type { PackedJson } from '../../db/packed-json.ts';

interface SeenRequest {
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let service: TestService;
let seen: SeenRequest[] = [];

beforeAll(async () => {
  service = await openService((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      seen.push({ url: request.url ?? '', headers: request.headers, body });
      // The answer contains the header that was sent.
      response.end(JSON.stringify({ sent: request.headers.authorization ?? '' }));
    });
  });
});
const { app, owner } = setUpServer({ environment: () => ({ OUTBOUND_ALLOW: service.host }) });
afterAll(() => service.close());

const secret = 'S3cr3t-0815';
let project: TestProject;
let http: NodeId;

/** Builds a project that sends a request with a secret and responds with the answer of the service. */
beforeEach(async () => {
  seen = [];
  project = await aProject(app, owner);
  http = toNodeId(await createNode(app, owner, project, 'HttpRequest', 'Order'));
  const Variables = [aRow('v', { Name: 'Echo', Type: 'string', DefaultValue: '', Scope: 'Project' })];
  await saveProject(app, owner, project.projectId, { Variables });
  await save(project.startId, { Connectors: leadTo(http) });
  await save(http, {
    Method: 'POST',
    Url: `http://${service.host}/orders`,
    Headers: [aRow('h1', { Name: 'Authorization', Value: `Bearer ${secret}` })],
    QueryFields: [aRow('q1', { Name: 'api_key', Value: secret }), aRow('q2', { Name: 'page', Value: '2' })],
    BodyType: 'form',
    FormFields: [
      aRow('f1', { Name: 'client_secret', Value: `${secret}/{tv.ALK_Platform}&` }),
      aRow('f2', { Name: 'a', Value: 'b' }),
    ],
    OutParams: [aRow('o', { Name: 'sent', Type: 'string', Variable: 'Echo' })],
    Connectors: leadTo(project.say.id),
  });
  const entry = { EntryId: 'e', Order: 'a0', SpokenText: 'Echo {tv.Echo}' };
  await save(toNodeId(project.say), { Response: { SelectionMethod: 'Escalating', Entries: [entry] } });
});

const read = (nodeId: NodeId) => readNode(app, owner, nodeId);
const save = (nodeId: NodeId, values: JsonObject) => saveNode(app, owner, nodeId, values);

async function simulate(projectId: ProjectId = project.projectId, token = owner.token) {
  const sent = { query: { ProjectId: projectId }, body: { inputValue: null, projectId }, token };
  return (await app.call(simulatorCalls.step, sent)).text;
}

async function listProblems(projectId: ProjectId = project.projectId) {
  const { text } = await app.call(validationCalls.project, {
    token: owner.token,
    query: { owningTeamId: owner.teamId, projectId },
  });
  return [...text.matchAll(/"Code":"SecretMissing"/g)].length;
}

test('a secret is in the request that the server sends and nowhere else in the turn (SIM-4)', async () => {
  const trace = await simulate();
  expect(seen).toHaveLength(1);
  expect(seen[0]?.headers.authorization).toBe(`Bearer ${secret}`);
  expect(seen[0]?.url).toBe(`/orders?page=2&api_key=${secret}`);
  expect(seen[0]?.body).toBe(`a=b&client_secret=${encodeURIComponent(`${secret}/Chatbot&`)}`);
  expect(trace).toContain('Echo');
  expect(trace).not.toContain(secret);
  const { rows } = await sql`select * from turn_call`.execute(acrossTeams(app.services.db));
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test('a copied project and a moved workflow keep their secrets', async () => {
  const { teamId, projectId, workflowId } = project;
  const copy = (await app.call(projectCalls.duplicate, { token: owner.token, body: { teamId, projectId } })).result;
  await simulate(copy.projectId);
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${secret}`]);
  const other = await aProject(app, owner, 'Target');
  const second = await app.call(workflowCalls.duplicate, {
    token: owner.token,
    body: { teamId, projectId, workflowId },
  });
  const query = {
    owningTeamId: teamId,
    workflowId: second.result.workflow.id as string as WorkflowId,
    oldProjectId: projectId,
    newProjectId: other.projectId,
  };
  expect((await app.call(workflowCalls.move, { token: owner.token, query })).message).toBe('');
  expect(await listProblems(other.projectId)).toBe(0);
  const kept = await app.services.db
    .selectFrom('projectSecret')
    .select('id')
    .where('teamId', '=', teamId)
    .where('projectId', '=', other.projectId)
    .execute();
  expect(kept).toHaveLength(3);
});

test('a file contains no secrets, and the import reports each that has to be set again (IMP-9)', async () => {
  const query = { owningTeamId: owner.teamId, projectId: project.projectId };
  const { content } = (await app.call(transferCalls.exportProject, { token: owner.token, query })).result;
  const stranger = await aPerson(app);
  const imported = await app.call(transferCalls.importProject, {
    token: stranger.token,
    query: { owningTeamId: stranger.teamId },
    body: { fileName: 'project.json', content, preview: false },
  });
  expect(imported.message).toBe('');
  const messages = imported.result.findings.map(({ message }) => message);
  expect(messages.filter((message) => message.startsWith('Files never contain secrets.'))).toHaveLength(3);
  const projectId = imported.result.project?.projectId ?? project.projectId;
  const asked = await app.call(validationCalls.project, {
    token: stranger.token,
    query: { owningTeamId: stranger.teamId, projectId },
  });
  expect([...asked.text.matchAll(/"Code":"SecretMissing"/g)]).toHaveLength(3);
  expect(await simulate(projectId, stranger.token)).toContain('must be set again');
  expect(seen).toEqual([]);
  // An import that replaces the project from which the file was exported keeps its secrets.
  const replaced = await app.call(transferCalls.importProject, {
    token: owner.token,
    query: { owningTeamId: owner.teamId },
    body: { fileName: 'project.json', content, preview: false, replaceExisting: true },
  });
  expect(replaced.message).toBe('');
  await simulate();
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([`Bearer ${secret}`]);
});

test('restoring an earlier version keeps the current secret', async () => {
  const first = (await read(http)).version;
  await save(http, {
    Headers: [aRow('h1', { Name: 'Authorization', Value: 'Bearer newer-secret' })],
    Notes: 'now',
  });
  await rollBack(first);
  expect((await read(http)).propertyValues?.['Notes']).not.toBe('now');
  await simulate();
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer newer-secret');
  await save(http, { Headers: [aRow('h1', { Name: 'Authorization', Value: '' })], Notes: 'later' });
  await rollBack(first);
  expect(await listProblems()).toBe(1);
  expect(await simulate()).toContain('must be set again');
});

async function rollBack(versionNumber: number) {
  // The id of a node is that of an item.
  const query = { owningTeamId: owner.teamId, itemId: http as string as ItemId, versionNumber };
  const answer = await app.call(historyCalls.rollBackItem, { token: owner.token, query });
  expect(answer.message).toBe('');
}

test('a secret that was set under another APP_SECRET is reported and must be set again', async () => {
  await app.services.db
    .updateTable('projectSecret')
    .set({ keyId: 'another key' })
    .where('teamId', '=', owner.teamId)
    .execute();
  expect(await listProblems()).toBe(3);
  expect(await simulate()).toContain('A secret of this request must be set again.');
  expect(seen).toEqual([]);
  await save(http, {
    Headers: [aRow('h1', { Name: 'Authorization', Value: 'Bearer set-again' })],
    FormFields: [],
    QueryFields: [],
  });
  expect(await listProblems()).toBe(0);
  await simulate();
  expect(seen.at(-1)?.headers.authorization).toBe('Bearer set-again');
});

test('secrets that were stored as texts are encrypted in drafts, versions, releases and events', async () => {
  const { db } = app.services;
  const { teamId, projectId } = project;
  await saveProject(app, owner, projectId, { DialogflowSecret: secret });
  await publish(app, owner, projectId);
  const old = { Headers: [aRow('h1', { Name: 'Authorization', Value: `Bearer ${secret}` })] };
  await writeAsBefore(old);
  await db.deleteFrom('secretScan').execute();
  // A server that is stopping starts no batch.
  await sealStoredSecrets(app.services, () => true);
  expect(await db.selectFrom('secretScan').selectAll().execute()).toEqual([]);
  await sealStoredSecrets(app.services);
  const { rows } = await sql<{ draft: string }>`select draft from item where team_id = ${teamId}`.execute(db);
  const versions = await sql<{
    content: PackedJson<unknown>;
  }>`select content from item_version where team_id = ${teamId}`.execute(db);
  const releases = await sql<{
    content: PackedJson<unknown>;
  }>`select content from release where team_id = ${teamId}`.execute(db);
  const events = await sql<{ event: string }>`select event from project_event where team_id = ${teamId}`.execute(db);
  const texts = [
    ...rows.map(({ draft }) => draft),
    ...[...versions.rows, ...releases.rows].map(({ content }) => unpack(content)),
    ...events.rows.map(({ event }) => event),
  ];
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => text.includes(secret))).toEqual([]);
  // The item still counts as saved, and the request still has its secret.
  expect((await read(http)).isDirty).toBe(false);
  await simulate();
  expect(seen.at(-1)?.headers.authorization).toBe(`Bearer ${secret}`);
});

/** Writes values of the node as a server without secrets did: as texts, in the draft, its version, release and events. */
async function writeAsBefore(values: JsonObject) {
  const { db } = app.services;
  const { teamId, projectId } = project;
  const { propertyValues, version } = await read(http);
  const whole = { ...propertyValues, ...values };
  const text = toJsonText(whole);
  await sql`update item set draft = ${text} where team_id = ${teamId} and id = ${http}`.execute(db);
  await sql`update item_version set content = ${pack(text)}, content_hash = ${hashContent(whole)}
    where team_id = ${teamId} and item_id = ${http} and version = ${version}`.execute(db);
  const release = await sql<{ id: string; content: PackedJson<{ nodes: { id: string; values: JsonObject }[] }> }>`
    select id, content from release where team_id = ${teamId} and project_id = ${projectId}`.execute(db);
  for (const { id, content } of release.rows) {
    const source = readJsonText(unpack(content));
    for (const node of source.nodes) if (node.id === http) node.values = whole;
    await sql`update release set content = ${pack(toJsonText(source))} where team_id = ${teamId} and id = ${id}`.execute(
      db,
    );
  }
  // The event of the last save contains all values of the node.
  await sql`update project_event set event = regexp_replace(event, ${'"Headers":\\[[^\\]]*\\]'}, ${JSON.stringify(values).slice(1, -1)})
    where team_id = ${teamId} and item_id = ${http} and event like ${'%"itemReplaced"%'}`.execute(db);
  const edited = await sql<{ event: string }>`
    select event from project_event where team_id = ${teamId} and item_id = ${http}`.execute(db);
  expect(JSON.stringify(edited.rows)).toContain(secret);
}
