import { editingCalls, nodeCalls } from '../packages/contracts/src/index.ts';
import { newId } from '../apps/server/src/new-id.ts';
import { fillOtherProjects } from '../apps/server/src/testing/growth/fill-other-projects.ts';
import { fillProject } from '../apps/server/src/testing/growth/fill-project.ts';
import { measureGap } from '../apps/server/src/testing/growth/measure-gap.ts';
import { openTestApp, type TestApp } from '../apps/server/src/testing/open-test-app.ts';
import {
  aPerson,
  aProject,
  toNodeId,
  type TestPerson,
  type TestProject,
} from '../apps/server/src/testing/people-and-projects.ts';
import { openServerDatabase } from '../apps/server/src/testing/test-database.ts';
import { accountCallExamples, teamCallExamples } from '../apps/server/src/testing/valid-calls.ts';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';

// Every call on a project of 40 and one of 5,000 nodes, in a small database and in one of 150,000 nodes, a million
// versions and two million events: the 95th percentile, and the longest gap of the server's event loop during the call.
// GROWTH_SCALE=0.1 fills the large database with a tenth of that.

const runs = readSize(12, 1);
const scale = readSize(1, 0.002, 'GROWTH_SCALE');
const largeNodes = readSize(5_000, 80);
/** Calls that remove data that the others need, and calls that sign out. */
const isLeftOut = /Delete|Move|Logout|ResetPassword|ChangePassword|ChangeEmail|EndOther|AccountNewPassword/i;

const sizes = [
  { name: 'few', nodes: 40, workflows: 2, saves: 5, edits: 10 },
  { name: 'many', nodes: largeNodes, workflows: 20, saves: 6, edits: 40 },
] as const;

interface Measured {
  readonly p95: number;
  readonly gap: number;
}

const table = new Map<string, (Measured | undefined)[]>();
for (const isBig of [false, true]) {
  const app = await openTestApp({}, () => openServerDatabase(process.env.TEST_POSTGRES_URL ?? ''));
  const owner = await aPerson(app);
  const projects: TestProject[] = [];
  for (const [index, size] of sizes.entries()) {
    const project = await aSavedProject(app, owner);
    if (isBig && index === 0) {
      const others = { projects: Math.ceil(1_450 * scale), nodesEach: 100, versionsEach: 7 };
      await fillOtherProjects(app.database.pool, toFilled(project), others);
    }
    await fillProject(app.database.pool, toFilled(project), size);
    projects.push(project);
  }
  await app.database.pool.query('analyze');
  for (const [index, project] of projects.entries()) {
    await measureAll(app, owner, project, (isBig ? 2 : 0) + index);
  }
  await app.close();
}
print();

async function measureAll(app: TestApp, owner: TestPerson, project: TestProject, column: number) {
  for (const { call, isAboutOne, sent } of [...teamCallExamples, ...accountCallExamples]) {
    if (isAboutOne || isLeftOut.test(call.path)) continue;
    const times: number[] = [];
    let gap = 0;
    for (let run = 0; run < runs; run += 1) {
      const measured = await measureGap(() => app.call(call, { ...sent(project, owner), token: owner.token }));
      times.push(measured.milliseconds);
      gap = Math.max(gap, measured.gap);
      // Calls that write much are measured less often.
      if (measured.milliseconds > 2_000 && run >= 2) break;
    }
    times.sort((one, other) => one - other);
    const row = table.get(call.path) ?? [];
    row[column] = { p95: times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? 0, gap };
    table.set(call.path, row);
  }
}

async function aSavedProject(app: TestApp, owner: TestPerson): Promise<TestProject> {
  const project = await aProject(app, owner);
  const { teamId, projectId, workflowId, say } = project;
  const nodeId = toNodeId(say);
  await app.call(editingCalls.notify, {
    token: owner.token,
    body: {
      editId: newId(),
      teamId,
      frontendApp: 'pro',
      projectId,
      workflowId,
      nodeId,
      baseSeq: 0,
      path: 'Notes',
      action: 'ValueChanged',
      updatedValue: 'A note',
      changerConnectionId: '',
      eventLevel: 'Node',
    },
  });
  await app.call(nodeCalls.save, { token: owner.token, body: { teamId, projectId, workflowId, nodeId, version: 1 } });
  return project;
}

function toFilled({ projectId, workflowId, say }: TestProject) {
  return { projectId, workflowId, nodeId: say.id };
}

function print() {
  const many = largeNodes.toLocaleString('en');
  const columns = ['40 small', `${many} small`, '40 big', `${many} big`];
  process.stdout.write(`${'p95 ms / longest gap ms'.padEnd(46)}${columns.map((name) => name.padStart(15)).join('')}\n`);
  const rows = [...table].toSorted(([, one], [, other]) => (other[3]?.p95 ?? 0) - (one[3]?.p95 ?? 0));
  for (const [path, cells] of rows) {
    const texts = columns.map((_, index) => {
      const cell = cells[index];
      return (cell ? `${cell.p95.toFixed(0)} / ${cell.gap.toFixed(0)}` : '').padStart(15);
    });
    process.stdout.write(`${path.padEnd(46)}${texts.join('')}\n`);
  }
  const large = rows.flatMap(([, cells]) => [cells[1], cells[3]].filter((cell) => cell !== undefined));
  const worst = (pick: (cell: Measured) => number) => Math.max(...large.map(pick));
  const [p95, gap] = [worst((cell) => cell.p95), worst((cell) => cell.gap)];
  reportRow({ work: `growth: slowest p95 of a call, ${many} nodes`, ratio: p95, unit: 'ms', atMost: 500 });
  reportRow({ work: `growth: longest gap of the event loop, ${many} nodes`, ratio: gap, unit: 'ms', atMost: 50 });
  process.stdout.write(
    `${many} nodes: slowest p95 ${p95.toFixed(0)} ms (goal 500), longest gap ${gap.toFixed(0)} ms (goal 50)\n`,
  );
}
