import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { call, createVerifiedPerson, requireSuccess, type Person } from '../e2e/fixtures/api.ts';
import { createNode, createProject, editNode, type CreatedProject } from '../e2e/fixtures/project.ts';
import { freePort, type ServerProcess } from '../e2e/fixtures/server-process.ts';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';

// Edits a project of 5,000 nodes 500 times, each time followed by a step of the simulator, and watches the memory and the
// event loop of the server. Fails above 1,000 MB in all; edit-memory.test.ts bounds the heap. PROGRAM_NODES and PROGRAM_EDITS
// give other sizes.

const nodeCount = readSize(5_000, 100, 'PROGRAM_NODES');
const editCount = readSize(500, 3, 'PROGRAM_EDITS');
const nodesPerWorkflow = 50;
const residentMegabytesMax = 1_000;

interface WatchedServer extends ServerProcess {
  readonly pid: number;
  /** The longest time that the event loop was blocked, in milliseconds, as the server logged it. */
  readonly longestBlockMs: () => number;
}

/** Starts the built server, or its source when it is not built, on a database server if there is one. */
async function startWatchedServer(): Promise<WatchedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'confab-memory-'));
  const port = await freePort();
  const entry = process.env.SERVER_ENTRY ?? 'apps/server/dist/server.js';
  const args = entry.endsWith('.ts') ? ['--import', 'tsx', entry] : [entry];
  const child = spawn(process.execPath, args, {
    env: {
      ...process.env,
      ENVIRONMENT: 'local',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT_FACTOR: '1000',
      ...(process.env.TEST_POSTGRES_URL ? { DATABASE_URL: process.env.TEST_POSTGRES_URL } : {}),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let longestMs = 0;
  let printed = '';
  const read = (chunk: unknown) => {
    printed = (printed + String(chunk)).slice(-10_000);
    for (const [, ms] of String(chunk).matchAll(/"ms":(\d+),"routes"/g)) longestMs = Math.max(longestMs, Number(ms));
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${printed}`);
    await wait(50);
  }
  const end = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return {
    port,
    dataDir,
    pid: child.pid ?? 0,
    startMs: 0,
    longestBlockMs: () => longestMs,
    site: (flavour) => `http://${flavour}.localhost:${port}`,
    start: () => Promise.reject(new Error('A watched server is started once.')),
    kill: end,
    async dispose() {
      await end();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The most memory that a process has had so far, in megabytes. */
function readPeakMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) / 1_024;
}

/** One workflow of 50 nodes with long texts, duplicated until the project has all nodes. */
async function fillProject(server: ServerProcess, person: Person, project: CreatedProject): Promise<string> {
  const nodes = await Promise.all(
    Array.from({ length: nodesPerWorkflow - 1 }, (_, at) => createNode(server, person, project, 'Say', `Node ${at}`)),
  );
  for (const [at, node] of nodes.entries())
    await requireSuccess(
      editNode(server, person, project, node.Id, 'Notes', `Node ${at}: ${'a note of the author '.repeat(60)}`),
    );
  const { teamId, projectId, workflowId } = project;
  for (let count = nodesPerWorkflow; count < nodeCount; count += nodesPerWorkflow)
    await requireSuccess(
      call(server, 'POST', 'DuplicateWorkflow', {
        token: person.token,
        body: { TeamId: teamId, ProjectId: projectId, WorkflowId: workflowId },
      }),
    );
  return nodes[0]?.Id ?? '';
}

const server = await startWatchedServer();
try {
  const person = await createVerifiedPerson(server, `bench-${crypto.randomUUID().slice(0, 8)}@example.test`);
  const project = await createProject(server, person, 'Large');
  const nodeId = await fillProject(server, person, project);
  // The peak from here on, without that of creating the project.
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5');
  const times: number[] = [];
  for (let count = 1; count <= editCount; count += 1) {
    await requireSuccess(editNode(server, person, project, nodeId, 'DisplayName', `Edit ${count}`));
    const startedAt = performance.now();
    await requireSuccess(
      call(server, 'POST', 'RunSimulatorStep', {
        token: person.token,
        query: { ProjectId: project.projectId },
        body: { inputValue: null, projectId: project.projectId },
      }),
    );
    times.push(performance.now() - startedAt);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => Math.round(times[Math.floor(share * (times.length - 1))] ?? 0);
  const peak = Math.round(readPeakMegabytes(server.pid));
  console.log(`${nodeCount} nodes, ${editCount} edits, each with a step of the simulator`);
  console.log(`memory at most ${peak} MB (limit ${residentMegabytesMax} MB)`);
  console.log(`a step after an edit: median ${at(0.5)} ms, 95 % ${at(0.95)} ms, most ${at(1)} ms`);
  console.log(`event loop blocked for at most ${Math.round(server.longestBlockMs())} ms (0: never over 50 ms)`);
  const work = `program-memory: memory at most, ${nodeCount} nodes`;
  reportRow({ work, ratio: peak, unit: 'MB', atMost: residentMegabytesMax });
  if (peak > residentMegabytesMax) process.exitCode = 1;
} finally {
  await server.dispose();
}
