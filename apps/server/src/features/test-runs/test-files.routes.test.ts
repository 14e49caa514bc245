import { publishingCalls, simulatorCalls, testRunCalls, workflowCalls } from '@confab/contracts';
import type { JsonObject, NodeId, Stage } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { TestLibrary } from '../../testing/media/library.ts';
import { createNode, leadTo, readNode, saveNode } from '../../testing/nodes.ts';
import { toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { createTestRunner } from './create-test-runner.ts';
import { aCafe, aNode, aWorkflow, stepRows, type TestedCafe } from './testing/tested-cafe.ts';

const { app, owner: ada, project } = setUpServer();
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
    const node = await readNode(app, ada, made.result.createdIds[0] as string as NodeId);
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
    [
      'rasa',
      'stories:\n- story: a\n  steps: [{user: "\\0"}]',
      'The file: a text contains a character that cannot be stored.',
    ],
    [
      'rasa',
      'stories:\n- story: a\n  steps: [{user: "\\uD83D"}]',
      'The file: a text contains a character that cannot be stored.',
    ],
    [
      'rasa',
      'stories:\n- story: a\n  steps: []',
      'The file: it contains no test case. "a": no step has an utterance, so the story is left out.',
    ],
  ] as const)('an invalid %s file is refused with the faulty entry', async (format, text, message) => {
    const { status, message: shown } = await send(text, false, format);
    expect([status, shown]).toEqual([422, typeof message === 'string' ? message : expect.stringMatching(message)]);
  });

  test('transcripts and stories can be imported', async () => {
    const transcript = JSON.stringify([{ type: 'message', from: { role: 'user' }, text: 'A coffee' }]);
    expect((await send(`\uFEFF${transcript}`, true, 'transcript')).result.cases).toEqual([
      { name: 'Coffee', stepCount: 1, firstWords: 'A coffee' },
    ]);
    const stories = 'stories:\n- story: order\n  steps:\n  - user: |\n      one coffee\n    intent: order\n';
    expect((await send(stories, true, 'rasa')).result.cases).toEqual([
      { name: 'order', stepCount: 1, firstWords: 'one coffee' },
    ]);
  });

  test.each([
    ['csv', `Case,RequestValue\n${Array.from({ length: 500 }, (_, at) => `Case ${at},hello`).join('\n')}`],
    [
      'rasa',
      `stories:\n${Array.from({ length: 500 }, (_, at) => `- story: s${at}\n  steps:\n  - user: hi`).join('\n')}`,
    ],
  ] as const)('a %s file is read in a thread, which hands over a part for each case', async (format, text) => {
    const run = vi.spyOn(app.services.workers, 'run');
    const { result } = await send(text, true, format);
    expect(result.cases).toHaveLength(500);
    const output: unknown = await run.mock.results[0]?.value;
    expect(run.mock.calls.map(([task]) => task.name)).toEqual(['readCases']);
    expect(output).toMatchObject({ cases: Array.from({ length: 500 }, () => ({ steps: expect.any(String) })) });
    run.mockRestore();
  });

  test('results and cases can be exported for spreadsheets, with a mark of UTF-8 and formulas escaped', async () => {
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
    expect(cases.result.text).toMatch(/^\uFEFFCase,/);
    const again = await send(cases.result.text, true);
    expect(again.result.cases.map(({ name }) => name)).toContain('=HYPERLINK("x")');
    expect((await get({ format: 'junit' })).status).toBe(422);
  });
});

describe('a test of a mail with an HTML file of the media library', () => {
  // The opening of the conversation sends the mail, then says Done. A file that exceeds the limit of a turn once it is
  // filled in ends the turn.
  const short = '<p>Dear {tv.Guest}</p>';
  const tooLong = '{tv.Guest}'.repeat(26_000);
  const steps = stepRows({ RequestValue: '', ExpectedResponse: 'Done' });
  const stubs = [aRow('mail', { Url: '*@confab.test', Answer: 'Respond' })];
  const values = { DisplayName: 'Mails', Steps: steps, Stubs: stubs };
  let library: TestLibrary;
  let letter: AssetId;
  let runs: TestedCafe['suiteId'];
  beforeAll(async () => {
    const { projectId, startId, say } = project;
    library = new TestLibrary(app, ada);
    letter = await library.addFile('letter.html', short);
    const mail = toNodeId(await createNode(app, ada, project, 'EmailSms', 'Mail'));
    await save(startId, { Connectors: leadTo(mail) });
    await save(mail, {
      Settings: { Channel: 'Email', Recipient: 'guest@confab.test', Subject: 'Order', HtmlAssetId: letter },
      Tokens: [aRow('t', { TokenName: 'Guest', TokenValue: `"${'Ada '.repeat(15)}"` })],
      Connectors: leadTo(say.id),
    });
    await save(toNodeId(say), {
      Response: { SelectionMethod: 'Escalating', Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: 'Done' }] },
    });
    const suite = await aWorkflow(app, ada, projectId, 'TestSuite');
    runs = await aWorkflow(app, ada, projectId, 'TestRun', 'Nightly');
    await aNode(app, ada, { projectId, workflowId: suite, nodeType: 'TestCase' }, values);
    await aNode(app, ada, { projectId, workflowId: runs, nodeType: 'TestRun' }, { TestSuiteId: suite });
  });

  const save = (nodeId: NodeId, changes: JsonObject) => saveNode(app, ada, nodeId, changes);

  async function simulate() {
    const { projectId } = project;
    const sent = { query: { ProjectId: projectId }, body: { inputValue: null, projectId }, token: ada.token };
    const [output] = (await app.call(simulatorCalls.step, sent)).result.outputs;
    return output && 'spokenText' in output && output.spokenText === 'Done' ? 'Passed' : 'Failed';
  }

  async function tryCase() {
    const body = { teamId: ada.teamId, projectId: project.projectId, propertyValues: values };
    return (await app.call(testRunCalls.tryCase, { token: ada.token, body })).result.state;
  }

  async function startRun(stage: Stage) {
    const { teamId, projectId } = project;
    const query = { teamId, workflowId: runs };
    const { workflow } = (await app.call(workflowCalls.getFat, { token: ada.token, query })).result;
    const propertyValues = { ...workflow.propertyValues, Stage: stage };
    const body = { teamId, projectId, workflowId: runs, version: workflow.version, propertyValues };
    expect((await app.call(workflowCalls.save, { token: ada.token, body })).message).toBe('');
    const begun = await app.call(testRunCalls.execute, { token: ada.token, query: { testRunWorkflowId: runs } });
    return begun.result;
  }

  async function finishRun({ testRunId }: { readonly testRunId: string }) {
    const { teamId, projectId } = project;
    await createTestRunner(app.services).work();
    const found = await app.call(testRunCalls.results, { token: ada.token, query: { teamId, projectId, testRunId } });
    return found.result.results[0]?.state;
  }

  const run = async (stage: Stage) => finishRun(await startRun(stage));

  function publish() {
    const { teamId, projectId } = project;
    return app.call(publishingCalls.promote, {
      query: { owningTeamId: teamId },
      body: { projectId, source: 1, environments: ['2', '0'], acceptedTerms: true, overrideReason: 'For a test' },
      token: ada.token,
    });
  }

  test("a test reads the file as the simulator does: the newest one on drafts, the release's on live", async () => {
    expect([await simulate(), await tryCase(), await run('Draft')]).toEqual(['Passed', 'Passed', 'Passed']);
    await publish();
    await library.upload('letter.html', tooLong, { assetId: letter, replace: true });
    expect([await simulate(), await tryCase(), await run('Draft')]).toEqual(['Failed', 'Failed', 'Failed']);
    expect(await run('Live')).toBe('Passed');
  });

  test('a run reads the files of the release that it began with, even when another is published before its cases run', async () => {
    await library.upload('letter.html', short, { assetId: letter, replace: true });
    await publish();
    const [onBeta, onLive] = [await startRun('Beta'), await startRun('Live')];
    await library.upload('letter.html', tooLong, { assetId: letter, replace: true });
    expect((await publish()).message).toBe('');
    expect([await finishRun(onBeta), await finishRun(onLive)]).toEqual(['Passed', 'Passed']);
    const again = await startRun('Live');
    expect(await finishRun(again)).toBe('Failed');
  });
});
