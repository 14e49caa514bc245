import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '../e2e/fixtures/database.ts';
import { createVerifiedPerson, call, requireSuccess, type Person } from '../e2e/fixtures/api.ts';
import { createNode, createProject, findFirstTeam, type CreatedProject } from '../e2e/fixtures/project.ts';
import type { ServerProcess } from '../e2e/fixtures/server-process.ts';
import { reportRow } from './harness/report-row.ts';
import { startBenchServer } from './harness/start-bench-server.ts';
import { isSmoke, readSize } from './harness/sizes.ts';
import { watchChild } from './harness/watch-child.ts';
import { cpuSecondsOf } from './lib-closed-loop.ts';
import { connectCrowd } from './lib-crowd.ts';
import { drawEdit, readEvents, fetchEventsSince, applyEvents, loadDraft, serializeDraft } from './lib-editors.ts';

// 50 people editing one project: from sending an edit to its arrival at each of the others, through the whole
// server (role, schema, number, PostgreSQL, hub), compared with the plain send loop of the web socket library for the
// same number of events, event size and sockets. One in twenty loses the connection half way and requests missed
// events.
//
//   npm run bench -- live-editing     EDITORS=20 SECONDS=30

const editors = readSize(50, 4, 'EDITORS');
const seconds = readSize(8, 1, 'SECONDS');
const rates = isSmoke ? [2] : [2, 5];
const nodeCount = 10;
const perAccount = 10;

interface Delays {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly delivered: number;
}

interface Edited extends Delays {
  readonly answerP50Ms: number;
  readonly answerP99Ms: number;
  readonly edits: number;
  readonly failed: number;
  readonly lost: number;
  readonly isConverged: boolean;
  /** CPU time of the server process per edit, deliveries included. */
  readonly cpuMs: number;
}

function delaysOf(delays: readonly number[]): Delays {
  const sorted = Float64Array.from(delays).sort();
  const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { p50Ms: at(0.5), p99Ms: at(0.99), delivered: sorted.length };
}

/** Creates accounts in the team of the first one; `join` adds the others. */
async function people(server: ServerProcess, join: (team: string, accountId: string) => Promise<void>) {
  const owner = await createVerifiedPerson(server, 'editor-0@example.test');
  const team = await findFirstTeam(server, owner);
  const made = [owner];
  while (made.length < Math.ceil(editors / perAccount)) {
    const person = await createVerifiedPerson(server, `editor-${made.length}@example.test`);
    await join(team, person.accountId);
    made.push(person);
  }
  return made;
}

/** Negotiates a connection like every client of the hub. */
async function negotiate(server: ServerProcess, person: Person) {
  const answer = await requireSuccess(call(server, 'GET', 'ValidateClientToken', { token: person.token }));
  const headers = { authorization: `Bearer ${String(answer.SignalRAccessToken)}` };
  const address = `http://127.0.0.1:${server.port}/hub/negotiate?negotiateVersion=1&hubName=confab`;
  const told = (await (await fetch(address, { method: 'POST', headers })).json()) as Record<string, string>;
  return { connectionId: told['connectionId'] ?? '', path: `/hub?id=${told['connectionToken']}` };
}

async function measureEditing(
  server: ServerProcess,
  persons: readonly Person[],
  project: CreatedProject,
  rate: number,
) {
  const [owner] = persons;
  if (!owner) throw new Error('Somebody owns the project.');
  const ofClient = (client: number) => persons[client % persons.length] ?? owner;
  const nodes = await Promise.all(
    Array.from({ length: nodeCount }, (_, index) => createNode(server, owner, project, 'Say', `Node ${index}`)),
  );
  const connections = await Promise.all(Array.from({ length: editors }, (_, at) => negotiate(server, ofClient(at))));
  const first = await loadDraft(server, owner, project);
  const heard = connections.map((): { readonly at: number; readonly seq: number; readonly text: string }[] => []);
  const crowd = await connectCrowd({
    port: server.port,
    paths: connections.map(({ path }) => path),
    handshake: '{"protocol":"json","version":1}\u001e',
    onEvent: (seq, client, text) => heard[client]?.push({ at: performance.now(), seq, text: text() }),
  });
  const { teamId, projectId, workflowId } = project;
  for (const [client, { connectionId }] of connections.entries()) {
    const query = { hubName: 'confab', frontendApp: 'pro', connectionId, groupName: teamId };
    await requireSuccess(call(server, 'GET', 'SubscribeToGroupEvents', { query, token: ofClient(client).token }));
  }

  const sentAt = new Map<number, number>();
  const answers: number[] = [];
  const cut = new Set<number>();
  let [edits, failed] = [0, 0];
  const until = performance.now() + seconds * 1_000;

  async function edit(client: number, count: number) {
    const drawn = drawEdit(client, count);
    const body = {
      EditId: crypto.randomUUID(),
      TeamId: teamId,
      FrontendApp: 'pro',
      ProjectId: projectId,
      WorkflowId: workflowId,
      NodeId: nodes[client % nodeCount]?.Id,
      Path: drawn.path,
      Action: drawn.action,
      ...(drawn.updatedValue === undefined ? {} : { UpdatedValue: drawn.updatedValue }),
      BaseSeq: first.seq,
      ChangerConnectionId: connections[client]?.connectionId,
      EventLevel: 'Node',
    };
    const began = performance.now();
    const { answer } = await call(server, 'POST', 'NotifyEditPropertyValueAsync', {
      body,
      token: ofClient(client).token,
    });
    edits += 1;
    if (!answer.Success) return void (failed += 1);
    answers.push(performance.now() - began);
    sentAt.set((answer.ResponseObject as { Seq: number }).Seq, began);
  }

  async function work(client: number) {
    await wait((client / editors) * (1_000 / rate));
    for (let count = 0; performance.now() < until; count += 1) {
      const next = performance.now() + 1_000 / rate;
      // A person sends the next edit after the response to the last one, like the client.
      await edit(client, count);
      await wait(Math.max(0, next - performance.now()));
    }
  }

  const cpuBefore = await cpuSecondsOf(server.port);
  const working = Promise.all(connections.map((_, client) => work(client)));
  await wait((seconds * 1_000) / 2);
  for (let client = 0; client < editors; client += 20) {
    cut.add(client);
    crowd.cut(client);
  }
  await working;
  const cpuMs = (1_000 * ((await cpuSecondsOf(server.port)) - cpuBefore)) / Math.max(edits, 1);
  await wait(500);
  crowd.end();

  const last = await loadDraft(server, owner, project);
  let isConverged = true;
  let lost = 0;
  for (const [client, records] of heard.entries()) {
    let draft = applyEvents(first, readEvents(records.map(({ text }) => text)));
    if (draft.seq < last.seq && !cut.has(client)) lost += last.seq - draft.seq;
    while (draft.seq < last.seq) {
      const { events, isComplete } = await fetchEventsSince(server, ofClient(client), project, draft.seq);
      draft = isComplete ? applyEvents(draft, events) : last;
    }
    isConverged &&= serializeDraft(draft) === serializeDraft(last);
  }
  const delays = heard.flatMap((records) => records.flatMap(({ at, seq }) => at - (sentAt.get(seq) ?? at)));
  const answered = delaysOf(answers);
  const [answerP50Ms, answerP99Ms] = [answered.p50Ms, answered.p99Ms];
  return { ...delaysOf(delays), answerP50Ms, answerP99Ms, edits, failed, lost, isConverged, cpuMs } satisfies Edited;
}

/** Sends the same number of events to the same number of sockets, and does nothing else. */
async function measureFloor(rate: number): Promise<Delays> {
  const child = fork(new URL('./lib-fan-out-server.ts', import.meta.url), ['ws'], { execArgv: ['--import', 'tsx'] });
  const endChild = watchChild(child, 'the server of the floor');
  const { port } = await new Promise<{ port: number }>((resolve) =>
    child.once('message', (message) => resolve(message as { port: number })),
  );
  const sentAt = new Map<number, number>();
  const delays: number[] = [];
  const crowd = await connectCrowd({
    port,
    paths: Array.from({ length: editors }, () => '/'),
    handshake: undefined,
    onEvent: (seq) => delays.push(performance.now() - (sentAt.get(seq) ?? 0)),
  });
  const startedAt = performance.now();
  for (let seq = 1; performance.now() - startedAt < seconds * 1_000; seq += 1) {
    sentAt.set(seq, performance.now());
    child.send({ publish: seq });
    await wait(Math.max(0, startedAt + (seq * 1_000) / (rate * editors) - performance.now()));
  }
  await wait(200);
  crowd.end();
  endChild();
  return delaysOf(delays);
}

const database = await createDatabase();
const server = await startBenchServer({ env: { DATABASE_URL: database.url } });
try {
  const persons = await people(server, (team, accountId) =>
    database.run("insert into team_member (team_id, account_id, permission) values ($1, $2, 'AppEditor')", [
      team,
      accountId,
    ]),
  );
  for (const rate of rates) {
    const floor = await measureFloor(rate);
    const project = await createProject(server, persons[0] as Person, `Hot ${rate}`);
    const ours = await measureEditing(server, persons, project, rate);
    print(rate, ours, floor);
    const work = `live-editing: p99 of an edit's arrival beside ws alone, ${rate} edits/s each`;
    reportRow({ work, ratio: ours.p99Ms / floor.p99Ms });
    reportRow({
      work: `live-editing: drafts that differ, ${rate} edits/s each`,
      ratio: ours.isConverged ? 0 : 1,
      unit: '',
      atMost: 0,
    });
  }
} finally {
  await server.dispose();
  await database.drop();
}

function print(rate: number, ours: Edited, floor: Delays) {
  const delay = ({ p50Ms, p99Ms }: Delays) => `p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms`;
  process.stdout.write(
    [
      `${editors} editors, ${rate} edits/s each, for ${seconds} s`,
      `  edit to arrival at each    ${delay(ours)}  (${ours.delivered} deliveries, ${ours.lost} missing at those connected)`,
      `  edit to answer             p50 ${ours.answerP50Ms.toFixed(1)} ms, p99 ${ours.answerP99Ms.toFixed(1)} ms  (${ours.edits} edits, ${ours.failed} failed, ${ours.cpuMs.toFixed(1)} ms CPU each)`,
      `  ws alone, same events      ${delay(floor)}  (${floor.delivered} deliveries)`,
      `  ${ours.isConverged ? 'converged: every client holds the bytes of the server' : 'NOT CONVERGED'}`,
      '',
    ].join('\n'),
  );
}
