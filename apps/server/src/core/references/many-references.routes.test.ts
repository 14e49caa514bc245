import { nodeCalls, recentlyDeletedCalls, workflowCalls } from '@confab/contracts';
import { readAt } from '@confab/inputs';
import type { Item, ItemId, WorkflowId } from '@confab/model';
import { beforeEach, describe, expect, test } from 'vitest';
import { StatementRecorder } from '../../testing/growth/record-statements.ts';
import { createNode, leadTo, readNode, saveNode } from '../../testing/nodes.ts';
import { aProject, toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner: ada, project } = setUpServer({ hasProjectPerTest: true });
/** More nodes than ids that one statement looks for in each draft. */
const nodeCount = 12;
let workflowId: WorkflowId;
/** A circle: each node leads to the next one, the last one to the greeting, and the greeting to the first one. */
let nodes: readonly Item[];

beforeEach(async () => {
  const { teamId, projectId } = project;
  const body = { teamId, projectId, displayName: 'Orders', workflowType: 'Standard' } as const;
  const made = await app.call(workflowCalls.create, { token: ada.token, body });
  // The kind of the item determines the type of the id.
  workflowId = made.result.workflow.id as string as WorkflowId;
  const added: Item[] = [];
  for (let node = 0; node < nodeCount; node += 1)
    added.push(await createNode(app, ada, { projectId, workflowId }, 'Say'));
  nodes = added;
  for (const [at, node] of nodes.entries())
    await saveNode(app, ada, toNodeId(node), { Connectors: leadTo((nodes[at + 1] ?? project.say).id) });
  await saveNode(app, ada, toNodeId(project.say), { Connectors: leadTo(nodes[0]?.id ?? '') });
});

const readTarget = async (node: Item) =>
  readAt((await readNode(app, ada, toNodeId(node))).propertyValues, 'Connectors/next/TargetNodeId');

/** The most ids that one statement looked for in each draft while `work` ran. */
async function findMostSearched(work: () => Promise<{ readonly status: number }>): Promise<number> {
  const recorder = new StatementRecorder(app.database.pool);
  expect((await work()).status).toBe(200);
  const searches = recorder.takeNew().filter(({ text }) => text.includes('strpos(item.draft'));
  return Math.max(0, ...searches.map(({ values }) => countIds(values)));
}

const countIds = (values: readonly unknown[]) => values.flat().filter((value) => typeof value === 'string').length;

describe('references to many items', () => {
  test('deleting many nodes clears the references to them without looking for each id in each draft', async () => {
    const { teamId, projectId } = project;
    const body = { teamId, projectId, nodeIds: nodes.map(toNodeId) };
    const most = await findMostSearched(() => app.call(nodeCalls.removeSeveral, { token: ada.token, body }));
    expect(most).toBeLessThan(nodeCount);
    expect(await readTarget(project.say)).toBe('');
    const itemIds = nodes.map(({ id }): ItemId => id);
    await app.call(recentlyDeletedCalls.restoreSeveral, { token: ada.token, body: { teamId, projectId, itemIds } });
    expect(await readTarget(project.say)).toBe(nodes[0]?.id);
  });

  test('moving a workflow clears references in both directions and leaves those inside it, in few steps', async () => {
    const second = await aProject(app, ada, 'Second');
    const query = { owningTeamId: project.teamId, workflowId, oldProjectId: project.projectId };
    const move = () =>
      app.call(workflowCalls.move, { token: ada.token, query: { ...query, newProjectId: second.projectId } });
    expect(await findMostSearched(move)).toBeLessThan(nodeCount);
    expect(await readTarget(project.say)).toBe('');
    expect(await Promise.all(nodes.map(readTarget))).toEqual([...nodes.slice(1).map(({ id }) => id), '']);
  });
});
