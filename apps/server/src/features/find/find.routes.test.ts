import { editingCalls, findCalls, nodeCalls, type BodyOf, type ResultOf } from '@confab/contracts';
import type { Item, ItemId, JsonValue } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { describe, expect, test, vi } from 'vitest';
import { newId } from '../../new-id.ts';
import { createNode, saveNode } from '../../testing/nodes.ts';
import { createResponse } from '../../testing/publish-project.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import {
  aMember,
  aPerson,
  aProject,
  inWorkflow,
  toNodeId,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada } = setUpServer();

type Search = BodyOf<typeof findCalls.search>['search'];
const lookFor = (text: string, more: Partial<Search> = {}): Search => ({
  text,
  matchCase: false,
  wholeWord: false,
  isRegex: false,
  ...more,
});

async function change(project: TestProject, item: Pick<Item, 'id'>, path: string, updatedValue: JsonValue) {
  const node = { ...inWorkflow(project), nodeId: toNodeId(item) };
  expect((await sendEdit(app, ada, node, setValue(path, updatedValue))).message).toBe('');
}
async function valuesOf({ teamId }: TestProject, item: Pick<Item, 'id'>) {
  const query = { teamId, nodeId: toNodeId(item as Item) };
  return (await app.call(nodeCalls.getFat, { query, token: ada.token })).result.node.propertyValues;
}
/** The Start node as an item: the id of a node is an item id. */
const startOf = ({ startId }: TestProject) => ({ id: startId as string as ItemId });
type More = Partial<Omit<BodyOf<typeof findCalls.search>, 'search'>>;
function search({ teamId, projectId }: TestProject, what: Search, more: More = {}, { token } = ada) {
  return app.call(findCalls.search, { body: { teamId, projectId, search: what, ...more }, token });
}
async function hitsOf(project: TestProject, what: Search, more: More = {}) {
  const { result } = await search(project, what, more);
  return result.items.flatMap(({ itemId, hits }) => hits.map((hit) => ({ itemId, ...hit })));
}
type Hit = Awaited<ReturnType<typeof hitsOf>>[number];
const toWanted = ({ itemId, path, within, start, found }: Hit) => ({ itemId, path, within, start, found });
async function replace(project: TestProject, what: Search, replacement: string, person = ada) {
  const { teamId, projectId } = project;
  const matches = (await hitsOf(project, what)).map(toWanted);
  return app.call(findCalls.replace, {
    body: { teamId, projectId, search: what, replacement, matches },
    token: person.token,
  });
}
function undo({ teamId, projectId }: TestProject, replacementId: string | null, { token } = ada) {
  return app.call(findCalls.undo, { body: { teamId, projectId, replacementId: replacementId ?? newId() }, token });
}

describe('finding in a project', () => {
  test('searching a project looks at all drafts in tree order and returns the path of each match', async () => {
    const project = await aProject(app, ada, 'Tea house');
    await change(project, project.say, 'Notes', 'More tea, more Tea');
    await change(project, startOf(project), 'Notes', 'No tea yet');
    const hits = await hitsOf(project, lookFor('tea'));
    expect(hits.map(({ itemId, path, start, found, labels }) => [itemId, path, start, found, labels.length])).toEqual([
      [project.projectId, 'DisplayName', 0, 'Tea', 1],
      [project.startId, 'Notes', 3, 'tea', 1],
      [project.say.id, 'Notes', 5, 'tea', 1],
      [project.say.id, 'Notes', 15, 'Tea', 1],
    ]);
    expect(hits[1]?.snippet).toEqual({ before: 'No ', found: 'tea', after: ' yet' });
    expect(await hitsOf(project, lookFor('Tea', { matchCase: true }), { kinds: ['node'] })).toHaveLength(1);
    expect(await hitsOf(project, lookFor('^more', { isRegex: true, matchCase: false }))).toHaveLength(1);
    expect(await hitsOf(project, lookFor('tea'), { workflowId: project.workflowId })).toHaveLength(3);
    expect(await hitsOf(project, lookFor('tea'), { inputNames: ['DisplayName', 'Greeting'] })).toHaveLength(1);
  });

  test('the location of a match in a row that is titled by a slot has the id of the slot', async () => {
    const project = await aProject(app, ada);
    const capture = await createNode(app, ada, project, 'Capture', 'Booking');
    const [slot, row] = [newId(), newId()];
    const Prompt = createResponse('How many are you?');
    const Slots = [aRow(row, { Slot: slot, Prompt })];
    await saveNode(app, ada, toNodeId(capture), { Slots });
    const [hit] = await hitsOf(project, lookFor('how many'));
    expect(hit?.labels).toEqual(['Slots', { kind: 'slot', id: slot }, 'Question', '1', 'Speech Markdown']);
    expect(hit?.labelKeys).toEqual([
      'node.Capture.Slots.label',
      '',
      'node.Capture.Slots.Prompt.label',
      '',
      'input.Response.SpokenText.label',
    ]);
  });

  test('the location of a match in a row that is titled by an option has the text of the option', async () => {
    const project = await aProject(app, ada);
    const ask = await createNode(app, ada, project, 'Ask', 'Booking');
    const Connectors = [aRow(newId(), { Kind: 'NoMatch', TargetInParamId: 'guests' })];
    await saveNode(app, ada, toNodeId(ask), { Connectors });
    const [hit] = await hitsOf(project, lookFor('guests'));
    expect(hit?.labels).toEqual(['Connectors', { option: 'No match' }, 'Input']);
    expect(hit?.labelKeys).toEqual([
      'node.Ask.Connectors.label',
      'node.Ask.Connectors.Kind.options.NoMatch',
      'node.Ask.Connectors.TargetInParamId.label',
    ]);
  });

  test('search results are paged, even within one text, and each match is returned once', async () => {
    const project = await aProject(app, ada);
    await change(project, project.say, 'Notes', 'tea '.repeat(330));
    await change(project, startOf(project), 'Notes', 'tea '.repeat(120));
    const seen: string[] = [];
    let after: More['after'];
    for (let page = 0; page < 10; page += 1) {
      const { result } = await search(project, lookFor('tea'), after ? { after } : {});
      const count = result.items.reduce((sum, { hits }) => sum + hits.length, 0);
      expect(count).toBeLessThanOrEqual(200);
      seen.push(...result.items.flatMap(({ itemId, hits }) => hits.map(({ start }) => `${itemId} ${start}`)));
      if (!result.next) break;
      after = result.next;
    }
    expect([seen.length, new Set(seen).size]).toEqual([450, 450]);
  });

  test('a search with a replacement shows each result or the reason why it is not replaced', async () => {
    const project = await aProject(app, ada);
    await change(project, project.say, 'Notes', 'Ask Ada Lovelace');
    const names = lookFor('(Ada) (\\w+)', { isRegex: true });
    expect((await hitsOf(project, names, { replacement: '$2, $1' }))[0]?.replacement).toBe('Lovelace, Ada');
    await change(project, project.say, 'DisplayName', 'Xyzzy');
    const say = lookFor('Xyzzy');
    const [hit] = await hitsOf(project, say, { replacement: '' });
    expect([hit?.path, hit?.replacement, hit?.refusal]).toEqual(['DisplayName', null, 'invalid']);
  });

  test('searching refuses an expression that could run too long, with an explanation', async () => {
    const project = await aProject(app, ada);
    const { status, message } = await search(project, lookFor('(a)\\1', { isRegex: true }));
    expect([status, message]).toEqual([422, expect.stringContaining('References to groups are not supported')]);
    expect((await search(project, lookFor(''))).message).toBe('Enter the text to find.');
  });

  test('searching skips a text that takes too much work and continues after it', async () => {
    const project = await aProject(app, ada);
    await change(project, startOf(project), 'Notes', 'ab '.repeat(60_000));
    await change(project, project.say, 'Notes', 'abz');
    const slow = lookFor('(\\w|\\s){1,200}z', { isRegex: true });
    let [after, left, found]: [More['after'], number, string[]] = [undefined, 0, []];
    for (let page = 0; page < 10; page += 1) {
      const { result } = await search(project, slow, after ? { after } : {});
      left += result.leftOut;
      found = [...found, ...result.items.map(({ itemId }) => itemId as string)];
      if (!result.next) break;
      after = result.next;
    }
    expect([left, found]).toEqual([1, [project.say.id]]);
  });
});

describe('regular expressions', () => {
  /** Lists the tasks that run in worker threads while the work runs. @param after runs after each of them */
  async function listTasks(work: () => Promise<unknown>, after = async () => undefined as unknown): Promise<string[]> {
    const { workers } = app.services;
    const names: string[] = [];
    const run = workers.run.bind(workers);
    const spy = vi.spyOn(workers, 'run').mockImplementation(async (task, input, options) => {
      names.push(task.name);
      const output = await run(task, input, options);
      await after();
      return output;
    });
    try {
      await work();
    } finally {
      spy.mockRestore();
    }
    return names;
  }

  test('a search for a regular expression runs in a worker thread, and one for words does not', async () => {
    const project = await aProject(app, ada);
    expect(await listTasks(() => search(project, lookFor('te+a', { isRegex: true })))).toEqual(['searchRows']);
    expect(await listTasks(() => search(project, lookFor('tea')))).toEqual([]);
  });

  test('replacing a regular expression runs in a worker thread, before the transaction', async () => {
    const project = await aProject(app, ada);
    await change(project, project.say, 'Notes', 'tea and teea');
    const tasks = await listTasks(() => replace(project, lookFor('te+a', { isRegex: true }), 'cocoa'));
    expect(tasks).toEqual(['searchRows', 'replaceInRows']);
    expect((await valuesOf(project, project.say))['Notes']).toBe('cocoa and cocoa');
  });

  test('an item that a colleague changes while its replacements are found keeps what the colleague wrote', async () => {
    const project = await aProject(app, ada);
    const { teamId, projectId } = project;
    await change(project, project.say, 'Notes', 'tea');
    await change(project, startOf(project), 'Notes', 'tea');
    const regex = lookFor('te+a', { isRegex: true });
    const matches = (await hitsOf(project, regex)).map(toWanted);
    const body = { teamId, projectId, search: regex, replacement: 'cocoa', matches };
    let result: ResultOf<typeof findCalls.replace> | undefined;
    await listTasks(
      async () => ({ result } = await app.call(findCalls.replace, { body, token: ada.token })),
      () => change(project, project.say, 'Notes', 'much tea'),
    );
    expect(result).toMatchObject({
      replacedCount: 1,
      skipped: [{ itemId: project.say.id, path: 'Notes', reason: 'gone' }],
    });
    expect((await valuesOf(project, project.say))['Notes']).toBe('much tea');
    expect((await valuesOf(project, startOf(project)))['Notes']).toBe('cocoa');
  });
});

describe('replacing in a project', () => {
  test('replacing publishes the chosen matches as edits, and undoing restores them in one step', async () => {
    const project = await aProject(app, ada);
    const { teamId, projectId } = project;
    await change(project, project.say, 'Notes', 'tea and tea');
    const { result } = await replace(project, lookFor('tea'), 'cocoa');
    expect(result).toMatchObject({ replacedCount: 2, itemCount: 1, skipped: [] });
    expect((await valuesOf(project, project.say))['Notes']).toBe('cocoa and cocoa');
    const events = await app.call(editingCalls.eventsSince, {
      query: { teamId, projectId, afterSeq: 0 },
      token: ada.token,
    });
    expect(events.result.events.at(-1)).toMatchObject({ edit: { path: 'Notes', updatedValue: 'cocoa and cocoa' } });

    const taken = await undo(project, result.replacementId);
    expect(taken.result).toEqual({ restoredCount: 1, itemCount: 1, kept: [] });
    expect((await valuesOf(project, project.say))['Notes']).toBe('tea and tea');
    const again = await undo(project, result.replacementId);
    expect([again.status, again.message]).toEqual([404, 'This replacement can no longer be undone.']);
  });

  test('replacing skips and reports values that have changed or would become invalid', async () => {
    const project = await aProject(app, ada);
    const { teamId, projectId } = project;
    await change(project, project.say, 'Notes', 'tea');
    const itemId = project.say.id as ItemId;
    const at = (path: string, start: number, found: string) => ({ itemId, path, within: [], start, found });
    await change(project, project.say, 'DisplayName', 'Say');
    const matches = [at('Notes', 0, 'tea'), at('Notes', 4, 'tea'), at('DisplayName', 0, 'Say')];
    const body = { teamId, projectId, search: lookFor('tea|Say', { isRegex: true }), replacement: '', matches };
    const { result } = await app.call(findCalls.replace, { body, token: ada.token });
    expect(result.skipped).toEqual([
      { itemId, path: 'Notes', reason: 'gone' },
      { itemId, path: 'DisplayName', reason: 'invalid' },
    ]);
    expect(result.replacedCount).toBe(1);
  });

  test('undoing a replacement restores only values that are unchanged since, and only for its author', async () => {
    const project = await aProject(app, ada);
    await change(project, project.say, 'Notes', 'tea');
    await change(project, startOf(project), 'Notes', 'tea');
    const { result } = await replace(project, lookFor('tea'), 'cocoa');
    await change(project, project.say, 'Notes', 'cocoa, please');
    const editor = await aMember(app, ada.teamId, 'AppEditor');
    expect((await undo(project, result.replacementId, editor)).status).toBe(404);
    const taken = await undo(project, result.replacementId);
    expect(taken.result).toEqual({ restoredCount: 1, itemCount: 1, kept: [{ itemId: project.say.id, path: 'Notes' }] });
    expect((await valuesOf(project, startOf(project)))['Notes']).toBe('tea');
  });

  test('undoing a replacement leaves out a node that was moved to another project', async () => {
    const { teamId, ...first } = await aProject(app, ada);
    const second = await aProject(app, ada, 'Second');
    const project = { ...first, teamId };
    await change(project, project.say, 'Notes', 'alpha');
    await change(project, startOf(project), 'Notes', 'alpha');
    const { result } = await replace(project, lookFor('alpha'), 'beta');
    const query = {
      owningTeamId: teamId,
      nodeId: toNodeId(project.say),
      oldWorkflowId: project.workflowId,
      newWorkflowId: second.workflowId,
    };
    expect(await app.call(nodeCalls.move, { query, token: ada.token })).toMatchObject({ success: true });
    const undone = await undo(project, result.replacementId);
    expect(undone.result).toEqual({
      restoredCount: 1,
      itemCount: 1,
      kept: [{ itemId: project.say.id, path: 'Notes' }],
    });
    expect((await valuesOf(project, project.say))['Notes']).toBe('beta');
    expect((await valuesOf(project, startOf(project)))['Notes']).toBe('alpha');
  });

  test('the last twenty replacements of an account can be undone', async () => {
    const project = await aProject(app, ada);
    const ids: (string | null)[] = [];
    for (let time = 0; time < 21; time += 1) {
      await change(project, project.say, 'Notes', `tea ${time}`);
      ids.push((await replace(project, lookFor('tea'), 'cocoa')).result.replacementId);
    }
    expect((await undo(project, ids[0] ?? null)).status).toBe(404);
    expect((await undo(project, ids[20] ?? null)).result.restoredCount).toBe(1);
  });

  test('replacing is refused for a Viewer and in another team’s project', async () => {
    const project = await aProject(app, ada);
    await change(project, project.say, 'Notes', 'tea');
    const viewer = await aMember(app, ada.teamId, 'Viewer');
    const mallory = await aPerson(app);
    expect((await replace(project, lookFor('tea'), 'x', viewer)).status).toBe(403);
    expect((await replace(project, lookFor('tea'), 'x', mallory)).status).toBe(404);
    expect((await search(project, lookFor('tea'), {}, viewer)).status).toBe(200);
    expect((await search(project, lookFor('tea'), {}, mallory)).status).toBe(404);
  });
});

describe('usages', () => {
  const usesOf = (project: TestProject, body: Omit<BodyOf<typeof findCalls.uses>, 'teamId' | 'projectId'>) =>
    app.call(findCalls.uses, {
      body: { teamId: project.teamId, projectId: project.projectId, ...body },
      token: ada.token,
    });

  test('usages of a node list the connectors that lead to it, except those of excluded items', async () => {
    const project = await aProject(app, ada);
    await change(project, startOf(project), 'Connectors/next/TargetNodeId', project.say.id);
    const things = [{ kind: 'node' as const, id: project.say.id, name: '' }];
    const { result } = await usesOf(project, { things });
    expect([result.count, result.items[0]?.itemId]).toEqual([1, project.startId]);
    const [hit] = result.items[0]?.hits ?? [];
    expect(hit?.path).toBe('Connectors/next/TargetNodeId');
    expect(hit?.labelKeys?.[0]).toBe('node.Start.Connectors.label');
    const except = [project.workflowId as string as ItemId];
    expect((await usesOf(project, { things, except })).result).toEqual({ items: [], count: 0 });
  });

  test('usages of a variable list the texts that name it', async () => {
    const project = await aProject(app, ada);
    await change(project, project.say, 'Notes', 'Hello {tv.Guest}, {tv.Guests}');
    const { result } = await usesOf(project, { things: [{ kind: 'variable', id: newId(), name: 'Guest' }] });
    expect(result.items.flatMap(({ hits }) => hits.map(({ found, start }) => [found, start]))).toEqual([
      ['{tv.Guest}', 6],
    ]);
  });
});
