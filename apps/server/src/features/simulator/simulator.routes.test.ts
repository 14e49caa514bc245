import { simulatorCalls, type BodyOf } from '@confab/contracts';
import type { Item, JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { createNode, leadTo, saveNode } from '../../testing/nodes.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson, inProject, toNodeId } from '../../testing/people-and-projects.ts';
import { addRow, sendEdit } from '../../testing/edit-items.ts';

type Step = BodyOf<typeof simulatorCalls.step>;

const { app, owner: ada, project } = setUpServer();

const response = (SpokenText: string) => ({
  SelectionMethod: 'Escalating',
  Entries: [{ EntryId: 'e', Order: 'a0', SpokenText }],
});

/** Start → an Ask that counts its answers and shows the name of its guest. */
beforeAll(async () => {
  const [ask, count] = [
    await createNode(app, ada, project, 'Ask'),
    await createNode(app, ada, project, 'SetVariables'),
  ];
  await editProject([
    ['v1', { Name: 'Count', Type: 'int', Scope: 'Project', DefaultValue: '0' }],
    ['v2', { Name: 'Guest', Type: 'string', Scope: 'User', DefaultValue: 'nobody' }],
  ]);
  await saveNode(app, ada, project.startId, { Connectors: leadTo(ask.id) });
  await save(ask, {
    Response: response('{tv.Guest} {tv.Count}'),
    Connectors: [
      aRow('nomatch', { Kind: 'NoMatch', DisplayName: '', TargetNodeId: count.id }),
      aRow('noinput', { Kind: 'NoInput', DisplayName: '', TargetNodeId: count.id }),
    ],
  });
  await save(count, {
    Assignments: [aRow('a', { Variable: 'Count', Expression: 'Count + 1' })],
    Connectors: leadTo(ask.id),
  });
});

const save = (item: Item, values: JsonObject) => saveNode(app, ada, toNodeId(item), values);
async function editProject(variables: readonly (readonly [string, JsonObject])[]) {
  for (const [RowId, Values] of variables) {
    const edit = addRow('Variables', aRow(RowId, Values, RowId));
    expect((await sendEdit(app, ada, inProject(project), edit)).message).toBe('');
  }
}

const step = (body: Partial<Step>, person = ada) =>
  app.call(simulatorCalls.step, {
    query: { ProjectId: project.projectId },
    body: { inputValue: null, projectId: project.projectId, ...body },
    token: person.token,
  });
const said = ({ result }: Awaited<ReturnType<typeof step>>) =>
  result.outputs.flatMap((output) => (output.type === 'response' ? [output.displayText] : [])).join(' | ');

describe('RunSimulatorStep', () => {
  test('RunSimulatorStep takes an inputValue and a projectId, and returns all variables that can be watched (A3.83, A7.67)', async () => {
    const { result } = await step({});
    expect(result).toMatchObject({ turn: 0, ended: false });
    expect(result.draftSeq).toBeGreaterThan(0);
    expect(result.watched).toContainEqual({ name: 'Count', scope: 'Project', type: 'int', value: 0 });
    expect(result.watched).toContainEqual({ name: 'Guest', scope: 'User', type: 'string', value: 'nobody' });
    expect(result.watched).toContainEqual({ name: 'ALK_TurnCount', scope: 'System', type: '', value: 0 });
  });

  test('RunSimulatorStep stores where the simulated user is, to interpret dates', async () => {
    const { sessionId } = (await step({ timeZone: 'Asia/Tokyo', region: 'JP' })).result;
    const { rows } = await app.database.pool.query<{ state: string }>(
      'select state from simulator_session where id = $1',
      [sessionId],
    );
    expect(JSON.parse(rows[0]?.state ?? '')).toHaveProperty('context', {
      platform: 'Chatbot',
      language: 'en',
      isNewUser: true,
      isAccountLinked: false,
      timeZone: 'Asia/Tokyo',
      region: 'JP',
    });
  });

  test('RunSimulatorStep continues from the state of any earlier turn, and both branches stay available', async () => {
    const { sessionId } = (await step({})).result;
    expect(said(await step({ sessionId, inputValue: 'a' }))).toBe('nobody 1');
    expect(said(await step({ sessionId, inputValue: 'b' }))).toBe('nobody 2');
    const other = await step({ sessionId, inputValue: 'c', fromTurn: 0 });
    expect([other.result.turn, said(other)]).toEqual([3, 'nobody 1']);
    expect(said(await step({ sessionId, inputValue: 'd', fromTurn: 2 }))).toBe('nobody 3');
    expect((await step({ sessionId, inputValue: 'e', fromTurn: 9 })).status).toBe(404);
  });

  test('RunSimulatorStep sets variables before the turn, converted to their types, and reports it in the trace', async () => {
    const { sessionId } = (await step({})).result;
    const turn = await step({ sessionId, inputValue: 'a', variables: { Count: '41', Guest: 'Ada' } });
    expect(said(turn)).toBe('Ada 42');
    expect(turn.result.trace[0]).toEqual({
      type: 'variableWritten',
      name: 'Count',
      scope: 'Project',
      before: 0,
      after: 41,
      byHand: true,
    });
  });

  test.each([
    [{ Count: 'many' }, '"Count" cannot hold this value.', 'valueNotHeld', 'Count'],
    [{ Nothing: 1 }, 'There is no variable called "Nothing".', 'unknownVariable', 'Nothing'],
  ])(
    'RunSimulatorStep refuses the variable values %j with a message that is translated',
    async (variables, message, key, name) => {
      const { sessionId } = (await step({})).result;
      const refused = await step({ sessionId, inputValue: 'a', variables });
      expect(refused).toMatchObject({ success: false, message });
      const naming = { MessageName: `exceptionMessages.${key}`, MessageParts: { name } };
      expect(JSON.parse(refused.text)).toMatchObject(naming);
    },
  );

  test('RunSimulatorStep starts at the Start node of a workflow, with the stored values of a returning user', async () => {
    const begun = await step({
      startWorkflowId: project.workflowId,
      isNewUser: false,
      variables: { Guest: 'Ada', Count: 7 },
    });
    expect(said(begun)).toBe('Ada 0');
    expect((await step({ startWorkflowId: newId() })).status).toBe(404);
  });

  test('RunSimulatorStep returns the same result for the same seed and time', async () => {
    const once = await step({ seed: 7, now: 0 });
    const again = await step({ seed: 7, now: 0 });
    expect(again.result.outputs).toEqual(once.result.outputs);
  });

  test.each([{ fromTurn: -1 }, { seed: 1.5 }, { now: 'noon' }, { variables: [] }])(
    'RunSimulatorStep refuses the parameters %j',
    async (odd) => {
      const { projectId } = project;
      const answer = await app.app.inject({
        method: 'POST',
        url: `${simulatorCalls.step.path}?ProjectId=${projectId}`,
        headers: { 'client-token': ada.token },
        payload: { inputValue: null, projectId, ...odd },
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  test('RunSimulatorStep returns 404 to accounts of another team (TEN-3)', async () => {
    expect((await step({}, await aPerson(app))).status).toBe(404);
  });

  test('RunSimulatorStep returns 404 for a conversation of another account (SIM-5)', async () => {
    const viewer = await aMember(app, project.teamId, 'Viewer');
    const { sessionId } = (await step({})).result;
    expect((await step({ sessionId, inputValue: 'a', fromTurn: 0 }, viewer)).status).toBe(404);
    expect((await step({}, viewer)).success).toBe(true);
  });
});
