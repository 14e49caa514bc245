import { fork } from 'node:child_process';
import { createVerifiedPerson, type Person } from '../e2e/fixtures/api.ts';
import { createNode, createProject, readNode, type CreatedProject } from '../e2e/fixtures/project.ts';
import { freePort, type ServerProcess } from '../e2e/fixtures/server-process.ts';
import { reportRow } from './harness/report-row.ts';
import { startBenchServer } from './harness/start-bench-server.ts';
import { readSize } from './harness/sizes.ts';
import { watchChild } from './harness/watch-child.ts';
import { closedLoop, type LoopRequest, type LoopResult } from './lib-closed-loop.ts';

// Loads and saves a node with 200 values on 16 connections, on a PostgreSQL server and on the embedded database. Floor:
// plain Fastify with SQL in the same run.

const connections = readSize(16, 2);
const seconds = readSize(5, 0.3);
const rules = 66;

/** 66 rules with three texts each, and two more texts: 200 values. */
function twoHundredValues(stamp: number): Record<string, unknown> {
  const rows = Array.from({ length: rules }, (_, index) => ({
    RowId: `rule-${index}`,
    Order: `a${String(index).padStart(3, '0')}`,
    Values: {
      Kind: 'Rule',
      DisplayName: `Rule ${index} of the measured node ${'x'.repeat(40)}`,
      Condition: `Score == ${index} ${'|| Score == 1000 '.repeat(2)}`.trim(),
    },
  }));
  const fallback = { RowId: 'default', Order: 'z0', Values: { Kind: 'Default', DisplayName: '', TargetNodeId: '' } };
  return { DisplayName: 'Measured', Notes: `Saved ${stamp} ${'n'.repeat(40)}`, Connectors: [...rows, fallback] };
}

interface Measured {
  readonly load: LoopResult;
  readonly save: LoopResult;
}

async function measureOurs(env: Record<string, string>): Promise<Measured> {
  const server = await startBenchServer({ env });
  try {
    const person = await createVerifiedPerson(server, `bench-${crypto.randomUUID().slice(0, 8)}@example.test`);
    const project = await createProject(server, person, 'Measured');
    const nodes = await Promise.all(
      Array.from({ length: connections }, (_, index) =>
        createNode(server, person, project, 'Condition', `Node ${index}`),
      ),
    );
    const save = await closedLoop(
      server.port,
      connections,
      seconds,
      saver(server, person, project, await freshVersions(server, person, project, nodes)),
    );
    const load = await closedLoop(server.port, connections, seconds, (client) => ({
      method: 'GET',
      path: `/api/GetFatNode?nodeId=${nodes[client]?.Id}&teamId=${project.teamId}`,
      headers: { 'client-token': person.token },
    }));
    return { load, save };
  } finally {
    await server.dispose();
  }
}

async function freshVersions(
  server: ServerProcess,
  person: Person,
  project: CreatedProject,
  nodes: readonly { Id: string }[],
) {
  const read = await Promise.all(nodes.map((node) => readNode(server, person, project, node.Id)));
  return read.map(({ Id, Version }) => ({ id: Id, version: Version }));
}

function saver(
  _server: ServerProcess,
  person: Person,
  project: CreatedProject,
  nodes: { id: string; version: number }[],
) {
  let stamp = 0;
  return (client: number, lastAnswer: string): LoopRequest => {
    const node = nodes[client] ?? { id: '', version: 0 };
    const version = /"Version":(\d+)/.exec(lastAnswer)?.[1];
    if (version !== undefined) node.version = Number(version);
    stamp += 1;
    const body = {
      TeamId: project.teamId,
      ProjectId: project.projectId,
      WorkflowId: project.workflowId,
      NodeId: node.id,
      Version: node.version,
      PropertyValues: twoHundredValues(stamp),
    };
    const headers = { 'client-token': person.token, 'content-type': 'application/json' };
    return { method: 'POST', path: '/api/SaveNode', headers, body: JSON.stringify(body) };
  };
}

async function measureFloor(databaseUrl: string): Promise<Measured & { ceiling: LoopResult }> {
  const port = await freePort();
  const child = fork(new URL('./servers/floor-server.ts', import.meta.url), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      FLOOR_VALUES: JSON.stringify(twoHundredValues(0)),
    },
  });
  const endChild = watchChild(child, 'the server of the floor');
  await new Promise((resolve) => child.once('message', resolve));
  let stamp = 0;
  const headers = { 'content-type': 'application/json' };
  const ceiling = await closedLoop(port, connections, seconds, () => ({
    method: 'GET',
    path: '/ceiling',
    headers: {},
  }));
  const load = await closedLoop(port, connections, seconds, (client) => ({
    method: 'GET',
    path: `/load?id=${client}`,
    headers: {},
  }));
  const save = await closedLoop(port, connections, seconds, (client) => {
    stamp += 1;
    return {
      method: 'POST',
      path: '/save',
      headers,
      body: JSON.stringify({ id: client, values: twoHundredValues(stamp) }),
    };
  });
  endChild();
  return { ceiling, load, save };
}

function print(name: string, result: LoopResult, floor: LoopResult) {
  const rate = `${result.perSecond.toFixed(0).padStart(7)}/s  p50 ${result.p50Ms.toFixed(1)} ms  p99 ${result.p99Ms.toFixed(1)} ms`;
  const cpu = `CPU ${result.cpuMs.toFixed(2)} ms (${(result.cpuMs / floor.cpuMs).toFixed(1)} x)`;
  const failures = result.failed > 0 ? `  ${result.failed} FAILED` : '';
  process.stdout.write(
    `${name.padEnd(40)}${rate}  ${(result.perSecond / floor.perSecond).toFixed(2)} x floor  ${cpu}${failures}\n`,
  );
}

const databaseUrl = process.env.TEST_POSTGRES_URL ?? '';
const floor = await measureFloor(databaseUrl);
const postgres = await measureOurs({ DATABASE_URL: databaseUrl });
const embedded = await measureOurs({});
print('ceiling: the same JSON, no database', floor.ceiling, floor.ceiling);
print('load, floor', floor.load, floor.load);
print('load, ours on PostgreSQL', postgres.load, floor.load);
print('load, ours embedded', embedded.load, floor.load);
print('save, floor', floor.save, floor.save);
print('save, ours on PostgreSQL', postgres.save, floor.save);
print('save, ours embedded', embedded.save, floor.save);
const beside = (work: string, one: LoopResult, other: LoopResult, atLeast?: number) =>
  reportRow({
    work: `save-load: ${work}`,
    ratio: one.perSecond / other.perSecond,
    ...(atLeast === undefined ? {} : { atLeast }),
  });
beside('loads on PostgreSQL beside the same JSON without a database', postgres.load, floor.ceiling, 0.3);
beside('saves on PostgreSQL beside plain SQL', postgres.save, floor.save);
beside('loads, embedded beside PostgreSQL', embedded.load, postgres.load, 0.4);
beside('saves, embedded beside PostgreSQL', embedded.save, postgres.save, 0.4);
process.stdout.write(
  `load on PostgreSQL is ${(postgres.load.perSecond / floor.ceiling.perSecond).toFixed(2)} x the ceiling (goal 0.3)\n`,
);
