import { nodeCalls, simulatorCalls } from '@confab/contracts';
import { openTestApp } from '../open-test-app.ts';
import { aPerson, aProject, toNodeId } from '../people-and-projects.ts';
import { fillProject } from './fill-project.ts';
import { sendEdit, setValue } from '../edit-items.ts';

// A process that edits a project of 5,000 nodes, each time followed by a step of the simulator. Its heap is bounded by
// the test that starts it.

const nodeCount = 5_000;
const editCount = 40;
const note = 'a note of the author '.repeat(60);

const app = await openTestApp();
const { token, ...owner } = await aPerson(app);
const { teamId, projectId, workflowId, say } = await aProject(app, { token, ...owner });
const place = { teamId, projectId, workflowId, nodeId: toNodeId(say) };

async function edit(updatedValue: string) {
  const { message } = await sendEdit(app, { token }, place, setValue('Notes', updatedValue));
  if (message !== '') throw new Error(message);
}

await edit(note);
await app.call(nodeCalls.save, { token, body: { ...place, version: 1 } });
const size = { nodes: nodeCount, workflows: 20, saves: 1, edits: 1 };
await fillProject(app.database.pool, { projectId, workflowId, nodeId: say.id }, size);
for (let count = 0; count < editCount; count += 1) {
  await edit(`${count} ${note}`);
  const body = { inputValue: null, projectId };
  const step = await app.call(simulatorCalls.step, { token, query: { ProjectId: projectId }, body });
  if (step.message !== '') throw new Error(step.message);
}
console.log(`${editCount} edits`);
process.exit(0);
