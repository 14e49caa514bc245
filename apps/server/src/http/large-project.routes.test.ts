import { findCalls, nodeCalls, type BodyOf, type Call } from '@confab/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { StatementCounter } from '../testing/growth/count-statements.ts';
import { fillProject } from '../testing/growth/fill-project.ts';
import { openTestApp, type CallOptions, type TestApp } from '../testing/open-test-app.ts';
import { aPerson, aProject, inSay, type TestPerson, type TestProject } from '../testing/people-and-projects.ts';
import { teamCallExamples } from '../testing/valid-calls.ts';
import { sendEdit, setValue } from '../testing/edit-items.ts';
import '../testing/runs-on-postgres.ts';

const nodeCount = 2_000;

let app: TestApp;
let owner: TestPerson;
let small: TestProject;
let large: TestProject;
let statements: StatementCounter;

beforeAll(async () => {
  app = await openTestApp();
  statements = new StatementCounter(app.database.pool);
  owner = await aPerson(app);
  [small, large] = [await aSavedProject('Small'), await aSavedProject('Large')];
  await fill(small, 10);
  await fill(large, nodeCount);
});
afterAll(() => app.close());

async function aSavedProject(name: string): Promise<TestProject> {
  const project = await aProject(app, owner, name);
  await sendEdit(app, owner, inSay(project), setValue('Notes', 'A note'));
  await call(nodeCalls.save, { body: { ...inSay(project), version: 1 } });
  return project;
}

function fill({ projectId, workflowId, say }: TestProject, nodes: number) {
  const size = { nodes, workflows: 10, saves: 1, edits: 1 };
  return fillProject(app.database.pool, { projectId, workflowId, nodeId: say.id }, size);
}

const call = <C extends Call>(about: C, sent: CallOptions<C>) => app.call(about, { ...sent, token: owner.token });

async function count(run: () => Promise<unknown>): Promise<number> {
  statements.takeCount();
  await run();
  return statements.takeCount();
}

const notes = { text: 'note', matchCase: true, wholeWord: false, isRegex: false };
type Match = BodyOf<typeof findCalls.replace>['matches'][number];

async function listMatches({ teamId, projectId }: TestProject): Promise<Match[]> {
  const matches: Match[] = [];
  for (let after: BodyOf<typeof findCalls.search>['after']; ;) {
    const body = { teamId, projectId, search: notes, inputName: 'Notes', ...(after && { after }) };
    const { result } = await call(findCalls.search, { body });
    for (const { itemId, hits } of result.items)
      for (const { path, within, start, found } of hits) matches.push({ itemId, path, within, start, found });
    if (!result.next) return matches;
    after = result.next;
  }
}

/** Replaces a word in every node, and undoes that. */
async function replaceEverywhere(project: TestProject): Promise<void> {
  const { teamId, projectId } = project;
  const matches = await listMatches(project);
  const body = { teamId, projectId, search: notes, replacement: 'remark', matches };
  const replaced = await call(findCalls.replace, { body });
  expect([replaced.message, replaced.result.replacedCount]).toEqual(['', matches.length]);
  expect(matches.length).toBeGreaterThan(project === large ? nodeCount : 0);
  const replacementId = replaced.result.replacementId ?? '';
  const undone = await call(findCalls.undo, { body: { teamId, projectId, replacementId } });
  expect([undone.message, undone.result.restoredCount]).toEqual(['', matches.length]);
}

/** Rows are read and written in batches: one statement handles at least this many nodes. */
const nodesPerStatement = 25;
const moreMax = nodeCount / nodesPerStatement;

describe('calls on a large project', () => {
  test('replacing in all of 2,000 nodes, and undoing it, needs statements for batches, not for each node', async () => {
    const fewest = await count(() => replaceEverywhere(small));
    const most = await count(() => replaceEverywhere(large));
    // The search, the replacement and its undoing may each need `moreMax` more statements.
    expect(most - fewest).toBeLessThan(3 * moreMax);
  });

  test('every other valid call on 2,000 nodes needs statements for batches, not for each node', async () => {
    const examples = teamCallExamples.filter(({ isAboutOne }) => !isAboutOne);
    // Calls that delete or move are left out, because all later calls need the project unchanged.
    const calls = examples.filter(({ call: about }) => !/Delete|Move/.test(about.path));
    expect(calls.length).toBeGreaterThan(60);
    const found: Record<string, number> = {};
    for (const { call: about, sent } of calls) {
      const fewest = await count(() => call(about, sent(small, owner)));
      const most = await count(() => call(about, sent(large, owner)));
      if (most - fewest > moreMax) found[about.path] = most - fewest;
    }
    expect(found).toEqual({});
  });
});
