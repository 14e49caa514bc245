import { publishingCalls, simulatorCalls, type ChatResponse } from '@confab/contracts';
import type { Item, JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createNode, readNode, saveNode } from '../../testing/nodes.ts';
import { toNodeId } from '../../testing/people-and-projects.ts';

const { app, owner: ada, project } = setUpServer();
let script: Item;

/** A project that greets by a script: Start, JavaScript, Say; a script that fails moves to the Say, too. */
beforeAll(async () => {
  script = await createNode(app, ada, project, 'JavaScript', 'Greet');
  const start = await readNode(app, ada, project.startId);
  await saveNode(app, ada, project.startId, { Connectors: leadingTo(start.propertyValues, script.id) });
  await save(project.say, {
    Response: { SelectionMethod: 'Escalating', Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: 'Hello there' }] },
  });
});

const save = (item: Item, values: JsonObject) => saveNode(app, ada, toNodeId(item), values);
function leadingTo(values: JsonObject, TargetNodeId: string) {
  const [row] = values['Connectors'] as readonly JsonObject[];
  return [{ ...row, Values: { ...(row?.['Values'] as JsonObject), TargetNodeId } }];
}
/** Sets the body of the script node, which gets two values. */
const program = async (body: string) =>
  save(script, {
    Code: `function greet(text, number) {\n${body}\n}`,
    Function: 'greet',
    InParams: ['"two"', '1 + 1'].map((Expression, at) =>
      aRow(`i${at}`, { Name: Expression, Type: 'dynamic', Expression }, at),
    ),
    Exceptions: [aRow('x', { Exception: 'Any', Handling: 'Ignore', TargetNodeId: '' })],
    Connectors: leadingTo(script.propertyValues, project.say.id),
  });
async function simulate() {
  const { projectId } = project;
  const sent = { query: { ProjectId: projectId }, body: { inputValue: null, projectId }, token: ada.token };
  const { status, result } = await app.call(simulatorCalls.step, sent);
  const exceptions = result.trace.flatMap((entry) =>
    entry.type === 'exception' ? [`${entry.name}: ${entry.message}`] : [],
  );
  const named = result.trace.flatMap((entry) =>
    entry.type === 'exception' ? [{ messageName: entry.messageName, messageParts: entry.messageParts }] : [],
  );
  const said = result.outputs.flatMap((output) => (output.type === 'response' ? [output.spokenText] : []));
  return { status, exceptions, named, said };
}

describe('a JavaScript node in the simulator', () => {
  test('a JavaScript node runs its function with its values and the conversation continues', async () => {
    await program('if (text !== "two" || number !== 2) throw new Error("odd"); return {};');
    expect(await simulate()).toMatchObject({ status: 200, exceptions: [], said: ['Hello there'] });
  });

  test('a JavaScript node shows the author the error and its line', async () => {
    await program('\nthrow new Error(text + number);');
    expect((await simulate()).exceptions).toEqual(['ScriptError: Error: two2 (line 3)']);
  });

  test('the error of a JavaScript node has the name and the values by which the client translates it', async () => {
    await program('\nthrow new Error(text + number);');
    expect((await simulate()).named).toEqual([
      { messageName: 'exceptionMessages.scriptFailedInLine', messageParts: { error: 'Error: two2', line: 3 } },
    ]);
  });

  test('a JavaScript node with an endless loop is stopped, and no transaction waits for it', async () => {
    await program('for (;;) {}');
    let isOver = false;
    const running = simulate().finally(() => (isOver = true));
    // The embedded database has one connection: an open transaction would delay these calls too.
    for (let read = 0; read < 5; read += 1) await readNode(app, ada, project.startId);
    expect(isOver).toBe(false);
    const { status, exceptions, said } = await running;
    expect([status, said]).toEqual([200, ['Hello there']]);
    expect(exceptions).toEqual(['ScriptLimit: The code was stopped: it took longer than 1 second.']);
  });
});

describe('a JavaScript node in a published assistant', () => {
  test('a JavaScript node in a published assistant hides its errors from visitors', async () => {
    await program('throw new Error("a secret of the author");');
    const { teamId, projectId } = project;
    await app.call(publishingCalls.promote, {
      query: { owningTeamId: teamId },
      body: { projectId, source: 1, environments: ['2', '0'], acceptedTerms: true, overrideReason: 'For a test' },
      token: ada.token,
    });
    const url = `/channels/chat/${projectId}/live`;
    const { statusCode, body } = await app.app.inject({ method: 'POST', url, payload: { type: 'start' } });
    const { messages } = JSON.parse(body) as ChatResponse;
    expect([statusCode, messages.map(({ text }) => text)]).toEqual([200, ['Hello there']]);
    expect(body).not.toContain('secret of the author');
  });
});
