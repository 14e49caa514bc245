import { nodeCalls } from '@confab/contracts';
import type { JsonObject } from '@confab/model';
import { expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { toNodeId } from '../../testing/people-and-projects.ts';

const { app, owner, project } = setUpServer();
const newNodeId = () => toNodeId({ id: newId() });

/** Pastes Say nodes with these responses. */
async function paste(nodes: readonly (readonly [sourceId: ReturnType<typeof newNodeId>, response: JsonObject])[]) {
  const { teamId, projectId, workflowId } = project;
  const pasted = nodes.map(([sourceId, response]) => {
    const Response = { Entries: [], ...response };
    return { sourceId, nodeType: 'Say', propertyValues: { Response }, x: 0, y: 0 };
  });
  const body = { teamId, projectId, workflowId, nodes: pasted };
  return (await app.call(nodeCalls.paste, { body, token: owner.token })).result;
}
const anEntry = (values: JsonObject) => ({ EntryId: newId(), Order: 'a0', DisplayText: 'Hi', ...values });

test('a linked response and a token of pasted nodes lead to the pasted copy of their node (A2.24, A3.53, A3.54)', async () => {
  const [one, other] = [newNodeId(), newNodeId()];
  const link = { IsLinkedResponse: true, LinkedResponseSource: 'Project', LinkedResponseId: `${one}/Response` };
  const entry = anEntry({ SpokenText: `Hi {tv.${one}.Answer}` });
  const { nodes } = await paste([
    [one, {}],
    [other, { ...link, Entries: [entry] }],
  ]);
  const [first, second] = nodes;
  expect(second?.propertyValues['Response']).toMatchObject({
    LinkedResponseId: `${first?.id}/Response`,
    Entries: [{ SpokenText: `Hi {tv.${first?.id}.Answer}` }],
  });
});
