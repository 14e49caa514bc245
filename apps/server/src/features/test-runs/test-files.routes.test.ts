import { nodeCalls, testRunCalls } from '@confab/contracts';
import type { NodeId } from '@confab/model';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createTestRunner } from './create-test-runner.ts';
import { aCafe, aNode, stepRows, type TestedCafe } from './testing/tested-cafe.ts';

const { app, owner: ada } = setUpServer();
let cafe: TestedCafe;
beforeAll(async () => {
  cafe = await aCafe(app, ada);
});

const anImport = (text: string, preview: boolean, format: 'csv' | 'rasa' | 'transcript' = 'csv') => ({
  teamId: ada.teamId,
  projectId: cafe.projectId,
  workflowId: cafe.suiteId,
  format,
  fileName: 'Coffee.transcript',
  text,
  preview,
});

describe('test files', () => {
  const send = (text: string, preview = false, format: 'csv' | 'rasa' | 'transcript' = 'csv') =>
    app.call(testRunCalls.importCases, { token: ada.token, body: anImport(text, preview, format) });

  test('a file of cases can be previewed, and its import creates the cases', async () => {
    const text = 'Case,RequestValue,ExpectedResponse,Match,Node\nA,hello,Ahoy*,Pattern,Nowhere\nB,bye,,,';
    const shown = await send(text, true);
    expect(shown.result.cases).toEqual([
      { name: 'A', stepCount: 1, firstWords: 'hello' },
      { name: 'B', stepCount: 1, firstWords: 'bye' },
    ]);
    expect(shown.result.notes).toEqual([
      'There is no node called "Nowhere", so the tests do not check whether it is reached.',
    ]);
    expect(shown.result.createdIds).toEqual([]);
    const made = await send(text);
    expect(made.result.createdIds).toHaveLength(2);
    const query = { nodeId: made.result.createdIds[0] as string as NodeId, teamId: ada.teamId };
    const { node } = (await app.call(nodeCalls.getFat, { token: ada.token, query })).result;
    expect([node.type, node.displayName, node.version]).toEqual(['TestCase', 'A', 1]);
  });

  test.each([
    ['csv', 'Case,RequestValue\n,x', 'Line 2: the column "Case" is empty.'],
    [
      'transcript',
      '[{"type":"message","text":"A coffee"}]',
      'Activity 1: it does not say whether the user or the bot sent it ("from.role" or "recipient.role").',
    ],
    ['transcript', '{', /^The file: it is not valid JSON/],
    ['rasa', 'stories:\n- story: a\n  steps: [&x {user: hi}, *x]', /^The file: it is not valid YAML/],
    ['rasa', 'stories:\n- steps: []', 'Story 1: it has no name ("story").'],
  ] as const)('an invalid %s file is refused with the faulty entry', async (format, text, message) => {
    const { status, message: shown } = await send(text, false, format);
    expect([status, shown]).toEqual([422, typeof message === 'string' ? message : expect.stringMatching(message)]);
  });

  test('transcripts and stories can be imported', async () => {
    const transcript = JSON.stringify([{ type: 'message', from: { role: 'user' }, text: 'A coffee' }]);
    expect((await send(transcript, true, 'transcript')).result.cases).toEqual([
      { name: 'Coffee', stepCount: 1, firstWords: 'A coffee' },
    ]);
    const stories = 'stories:\n- story: order\n  steps:\n  - user: |\n      one coffee\n    intent: order\n';
    expect((await send(stories, true, 'rasa')).result.cases).toEqual([
      { name: 'order', stepCount: 1, firstWords: 'one coffee' },
    ]);
  });

  test('results and cases can be exported, with formulas escaped', async () => {
    const place = { projectId: cafe.projectId, workflowId: cafe.suiteId, nodeType: 'TestCase' } as const;
    const values = { DisplayName: '=HYPERLINK("x")', Steps: stepRows({ RequestValue: '' }) };
    await aNode(app, ada, place, values);
    const query = { testRunWorkflowId: cafe.suiteId };
    const begun = await app.call(testRunCalls.execute, { token: ada.token, query });
    await createTestRunner(app.services).work();
    const { testRunId } = begun.result;
    const { teamId, token } = ada;
    const get = (asked: object) =>
      app.call(testRunCalls.exportFile, { token, query: { teamId, projectId: cafe.projectId, ...asked } as never });
    const junit = await get({ testRunId, format: 'junit' });
    expect(junit.result).toMatchObject({
      fileName: expect.stringMatching(/^Orders-\d+\.xml$/),
      mediaType: 'application/xml',
    });
    expect(junit.result.text).toContain('<testcase classname="Orders" name="=HYPERLINK(&quot;x&quot;)"');
    expect((await get({ testRunId, format: 'csv' })).result.text).toContain(`"'=HYPERLINK(""x"")"`);
    const cases = await get({ workflowId: cafe.suiteId, format: 'csv' });
    const again = await send(cases.result.text, true);
    expect(again.result.cases.map(({ name }) => name)).toContain('=HYPERLINK("x")');
    expect((await get({ format: 'junit' })).status).toBe(422);
  });
});
