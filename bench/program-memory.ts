import { readFileSync, writeFileSync } from 'node:fs';
import { call, createVerifiedPerson, requireSuccess, type Person } from '../e2e/fixtures/api.ts';
import { createNode, createProject, editNode, type CreatedProject } from '../e2e/fixtures/project.ts';
import type { ServerProcess } from '../e2e/fixtures/server-process.ts';
import { reportRow } from './harness/report-row.ts';
import { startBenchServer } from './harness/start-bench-server.ts';
import { readSize } from './harness/sizes.ts';

// Edits a project of 5,000 nodes 500 times, each time followed by a step of the simulator, and watches the memory and
// the event loop of the server. Fails above 1,000 MB in all; edit-memory.test.ts bounds the heap. PROGRAM_NODES and
// PROGRAM_EDITS give other sizes.

const nodeCount = readSize(5_000, 100, 'PROGRAM_NODES');
const editCount = readSize(500, 3, 'PROGRAM_EDITS');
const nodesPerWorkflow = 50;
const residentMegabytesMax = 1_000;

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

/** The longest time that the event loop was blocked, in milliseconds, as the server logged it. */
let longestBlockMs = 0;
// The built server, or the program that SERVER_ENTRY names, on a database server if there is one.
const server = await startBenchServer({
  env: process.env.TEST_POSTGRES_URL ? { DATABASE_URL: process.env.TEST_POSTGRES_URL } : {},
  ...(process.env.SERVER_ENTRY ? { entry: process.env.SERVER_ENTRY } : {}),
  onOutput(text) {
    for (const [, ms] of text.matchAll(/"ms":(\d+),"routes"/g)) longestBlockMs = Math.max(longestBlockMs, Number(ms));
  },
});
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
  console.log(`event loop blocked for at most ${longestBlockMs} ms (0: never over 50 ms)`);
  const work = `program-memory: memory at most, ${nodeCount} nodes`;
  reportRow({ work, ratio: peak, unit: 'MB', atMost: residentMegabytesMax });
  if (peak > residentMegabytesMax) process.exitCode = 1;
} finally {
  await server.dispose();
}
