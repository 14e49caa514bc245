import { aRow } from '@confab/test-kit';
import { readJsonText, type JsonObject } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { createNode, leadTo, saveNode } from '../../../testing/nodes.ts';
import { toNodeId } from '../../../testing/people-and-projects.ts';
import { chatWith, createResponse, publish, saveProject } from '../../../testing/publish-project.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

/** A question whose answer 'colour' or 'town' sets the User variable of this name. */
beforeAll(async () => {
  const ask = await createNode(app, ada, project, 'Ask');
  const [colour, town] = [await addAssignment('Colour', ask.id), await addAssignment('Town', ask.id)];
  await saveNode(app, ada, project.startId, { Connectors: leadTo(ask.id) });
  await saveNode(app, ada, toNodeId(ask), {
    Response: createResponse('{tv.Colour} {tv.Town}'),
    Connectors: [expectText('colour', colour.id), expectText('town', town.id)],
  });
  await declare('Colour', 'Town');
});

async function addAssignment(name: string, nextId: string) {
  const node = await createNode(app, ada, project, 'SetVariables');
  const Assignments = [aRow('a', { Variable: name, Expression: `'set'` })];
  await saveNode(app, ada, toNodeId(node), { Assignments, Connectors: leadTo(nextId) });
  return node;
}
const expectText = (text: string, target: string) =>
  aRow(text, { Kind: 'Expected', DisplayName: '', ExpectedResponse: text, TargetNodeId: target });

/** Publishes a release with these User variables. */
async function declare(...names: readonly string[]) {
  const Variables = names.map((Name) => aRow(Name, { Name, Type: 'string', Scope: 'User', DefaultValue: 'unset' }));
  await saveProject(app, ada, project.projectId, { Variables });
  await publish(app, ada, project.projectId);
}

const begin = async (visitorId: string) => {
  const { answer } = await chatWith(app, project.projectId, { type: 'start', visitorId });
  return { sessionId: answer.sessionId, text: answer.messages.map(({ text }) => text).join() };
};
const say = (sessionId: string, text: string) =>
  chatWith(app, project.projectId, { type: 'say', sessionId, turnId: app.services.newId(), text });

describe('the User variables of a visitor with several conversations', () => {
  test('a conversation does not change variables that another conversation of the visitor has set', async () => {
    const visitorId = app.services.newId();
    const [first, second] = [await begin(visitorId), await begin(visitorId)];
    await say(first.sessionId, 'colour');
    await say(second.sessionId, 'town');
    expect((await begin(visitorId)).text).toBe('set set');
  });

  test('concurrent first conversations of a visitor keep both of their variables', async () => {
    const visitorId = app.services.newId();
    const opened = await Promise.all([begin(visitorId), begin(visitorId)]);
    await Promise.all([say(opened[0].sessionId, 'colour'), say(opened[1].sessionId, 'town')]);
    expect((await begin(visitorId)).text).toBe('set set');
  });

  test('a conversation on a release without a variable keeps its stored value', async () => {
    const visitorId = app.services.newId();
    await say((await begin(visitorId)).sessionId, 'town');
    await declare('Colour');
    await say((await begin(visitorId)).sessionId, 'colour');
    const rows = await app.services.db
      .selectFrom('channelVisitor')
      .select('userValues')
      .where('teamId', '=', ada.teamId)
      .execute();
    const stored = rows.map(({ userValues }): JsonObject => readJsonText(userValues));
    expect(stored).toContainEqual({ Colour: 'set', Town: 'set' });
    await declare('Colour', 'Town');
    expect((await begin(visitorId)).text).toBe('set set');
  });
});
