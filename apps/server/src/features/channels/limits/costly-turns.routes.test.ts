import { simulatorCalls } from '@confab/contracts';
import type { JsonObject, JsonValue } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { createNode, saveNode } from '../../../testing/nodes.ts';
import { aPerson, toNodeId } from '../../../testing/people-and-projects.ts';
import { chatWith, publish, publishTemplate, saveProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';

const { app, owner, project } = setUpServer();
const way = (Kind: string, TargetNodeId: string): JsonValue =>
  aRow(Kind.toLowerCase(), { Kind, DisplayName: '', TargetNodeId });
const response = (SpokenText: string): JsonObject => ({
  SelectionMethod: 'Escalating',
  Entries: [{ EntryId: 'e', Order: 'a0', SpokenText }],
});
/** A comparison of long texts, many times. */
const costlyExpression = Array.from({ length: 240 }, () => 'Long != Long').join(' or ');

/** Start, a question, and for every answer assignments in a circle that compare long texts. */
beforeAll(async () => {
  const [ask, assign] = [
    await createNode(app, owner, project, 'Ask'),
    await createNode(app, owner, project, 'SetVariables'),
  ];
  await saveNode(app, owner, project.startId, { Connectors: [way('Next', ask.id)] });
  await saveNode(app, owner, toNodeId(ask), { Response: response('Well?'), Connectors: [way('NoMatch', assign.id)] });
  const Assignments = Array.from({ length: 100 }, (_, at) =>
    aRow(`r${at}`, { Variable: 'Any', Expression: costlyExpression }, at),
  );
  await saveNode(app, owner, toNodeId(assign), { Assignments, Connectors: [way('Next', assign.id)] });
  await saveProject(app, owner, project.projectId, {
    Variables: [
      aRow('r1', { Name: 'Long', Type: 'string', Scope: 'Project', DefaultValue: 'Жщ ы'.repeat(2_500) }, 1),
      aRow('r2', { Name: 'Any', Type: 'dynamic', Scope: 'Project', DefaultValue: '' }, 2),
    ],
    GlobalMessages: { Error: response('Something went wrong.') },
  });
  await publish(app, owner, project.projectId);
});

const texts = ({ answer }: Awaited<ReturnType<typeof chatWith>>) => answer.messages.map(({ text }) => text);
const open = (projectId: string) => chatWith(app, projectId, { type: 'start' });
const say = (projectId: string, sessionId: string) =>
  chatWith(app, projectId, { type: 'say', sessionId, turnId: app.services.newId(), text: 'go' });

describe('an assistant whose turns take too long', () => {
  test('a turn that takes too long is answered with the message for errors, and other assistants still answer', async () => {
    const other = await publishTemplate(app, await aPerson(app), 'harbour-cafe');
    const { projectId } = project;
    const { sessionId } = (await open(projectId)).answer;
    const [costly, honest] = await Promise.all([say(projectId, sessionId), open(other)]);
    expect([costly.status, texts(costly)]).toEqual([200, ['Something went wrong.', 'Well?']]);
    expect([honest.status, texts(honest).length > 0]).toEqual([200, true]);
    expect(texts(await say(projectId, sessionId))).toEqual(['Something went wrong.', 'Well?']);
  });

  test('the simulator shows the author the node and the limit of a turn that takes too long', async () => {
    const { projectId } = project;
    const step = (body: JsonObject) =>
      app.call(simulatorCalls.step, {
        query: { ProjectId: projectId },
        token: owner.token,
        body: { projectId, inputValue: null, ...body },
      });
    const { sessionId } = (await step({})).result;
    const { trace } = (await step({ sessionId, inputValue: 'go' })).result;
    expect(trace.flatMap((entry) => (entry.type === 'exception' ? [`${entry.name}: ${entry.message}`] : []))).toEqual([
      'TurnTooLong: More than 1000000 steps in one turn. The node is "SetVariables".',
    ]);
  });
});
