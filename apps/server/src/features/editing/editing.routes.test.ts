import { editingCalls, nodeCalls, projectCalls, workflowCalls } from '@confab/contracts';
import { applyEdit, type InputEdit } from '@confab/inputs';
import { emptyId, type EditNotice, type ItemId, type JsonObject, type WorkflowId } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { newId } from '../../new-id.ts';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import {
  aMember,
  aPerson,
  aProject,
  inProject,
  inSay,
  inWorkflow,
  toNodeId,
} from '../../testing/people-and-projects.ts';
import { createEditNotice, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app, owner: ada, project } = setUpServer();

const notice = (edit: InputEdit, changes: Partial<EditNotice> = {}) => createEditNotice(inSay(project), edit, changes);
const send = (body: EditNotice, person = ada) => app.call(editingCalls.notify, { body, token: person.token });
const readSay = async () =>
  (
    await app.call(nodeCalls.getFat, {
      query: { nodeId: toNodeId(project.say), teamId: project.teamId },
      token: ada.token,
    })
  ).result.node;
const readEvents = async (afterSeq = 0) =>
  (
    await app.call(editingCalls.eventsSince, {
      query: { teamId: project.teamId, projectId: project.projectId, afterSeq },
      token: ada.token,
    })
  ).result;

describe('an edit', () => {
  test('an edit is stored, numbered and marks its item as unsaved (A4.7, A4.24)', async () => {
    const { seq } = (await readEvents()) ?? { seq: 0 };
    const answered = await send(notice(setValue('Notes', 'first')));
    expect(answered.result).toEqual({ seq: seq + 1, dropped: false, note: '' });
    expect(await readSay()).toMatchObject({ isDirty: true, propertyValues: { Notes: 'first' } });
    expect((await readEvents(seq)).events).toMatchObject([
      { type: 'edited', seq: seq + 1, edit: { path: 'Notes', action: 'ValueChanged', authorId: ada.accountId } },
    ]);
  });

  test('a repeated edit gets its first number and changes nothing', async () => {
    const again = notice(setValue('Notes', 'once'));
    const first = await send(again);
    await send(notice(setValue('Notes', 'later')));
    expect((await send(again)).result.seq).toBe(first.result.seq);
    expect((await readSay()).propertyValues.Notes).toBe('later');
  });

  test('concurrent repeats of an edit are stored once, even when they name two items', async () => {
    const { seq } = await readEvents();
    const again = notice(setValue('Notes', 'many'));
    const elsewhere = { ...again, nodeId: null };
    const answers = await Promise.all([again, again, elsewhere, again, elsewhere].map((body) => send(body)));
    expect(answers.map(({ status, result }) => [status, result?.seq])).toEqual(answers.map(() => [200, seq + 1]));
    expect((await readEvents(seq)).events).toHaveLength(1);
  });

  test('an edit gets its author from the session, not from the request (HUB-4)', async () => {
    await send(notice(setValue('Notes', 'forged'), { changerConnectionId: 'somebody-elses' }));
    expect((await readEvents()).events.at(-1)).toMatchObject({ authorId: ada.accountId, changerConnectionId: '' });
  });

  test.each([
    ['NoSuchInput', 'x'],
    ['Response/Nonsense/x', 'x'],
    ['__proto__/polluted', 'x'],
  ])('an edit of %s is refused and stores nothing (A8.18)', async (path, value) => {
    const before = await readSay();
    expect(await send(notice(setValue(path, value)))).toMatchObject({ status: 422, message: 'Error saving value' });
    expect(await readSay()).toEqual(before);
  });

  test('an edit below a deleted row is dropped with a note to its author', async () => {
    const entry = { EntryId: 'gone-soon', Order: 'a5', SpokenText: 'Hello' };
    await send(notice({ path: 'Response/Entries', action: 'AddRow', updatedValue: entry }));
    await send(notice({ path: 'Response/Entries/gone-soon', action: 'DeleteRow' }));
    const late = await send(notice(setValue('Response/Entries/gone-soon/SpokenText', 'too late')));
    expect(late.result).toMatchObject({ dropped: true });
    expect(late.result.note).not.toBe('');
  });

  test('an edit that refers to a deleted item or to another team’s item is dropped with a note (TEN-3)', async () => {
    const grace = await aPerson(app);
    const foreign = await aProject(app, grace);
    const place = inWorkflow(project);
    const gone = (await app.call(nodeCalls.create, { body: { ...place, nodeType: 'Say' }, token: ada.token })).result;
    const query = {
      owningTeamId: place.teamId,
      owningProjectId: place.projectId,
      owningWorkflowId: place.workflowId,
      nodeId: toNodeId(gone),
    };
    await app.call(nodeCalls.remove, { query, token: ada.token });
    const before = await readSay();
    for (const target of [gone.id, foreign.say.id, newId(), project.projectId, 'no id at all']) {
      const led = await send(notice(setValue('Connectors/next/TargetNodeId', target)));
      expect(led.result).toMatchObject({ dropped: true, note: expect.stringContaining('not applied') as string });
    }
    expect(await readSay()).toEqual(before);
    expect((await send(notice(setValue('Connectors/next/TargetNodeId', project.startId)))).result.dropped).toBe(false);
    expect((await send(notice(setValue('Connectors/next/TargetNodeId', '')))).result.dropped).toBe(false);
  });

  test('edits of a workflow and of the project change those items (A7.13)', async () => {
    await send(notice(setValue('Notes', 'of the workflow'), { nodeId: null, eventLevel: 'Workflow' }));
    await send(
      notice(setValue('Description', 'of the project'), {
        nodeId: null,
        workflowId: emptyId as WorkflowId,
        eventLevel: 'Project',
      }),
    );
    const fat = await app.call(projectCalls.getFat, {
      query: inProject(project),
      token: ada.token,
    });
    expect(fat.result.project.propertyValues.Description).toBe('of the project');
    expect(fat.result.workflows[0]).toMatchObject({ isDirty: true });
  });

  test('an edit of a name changes the name in every list', async () => {
    await send(notice(setValue('DisplayName', 'Renamed')));
    const list = await app.call(workflowCalls.getFat, {
      query: { teamId: project.teamId, workflowId: project.workflowId, wantSkinnyNodes: true },
      token: ada.token,
    });
    expect(list.result.skinnyNodes.map(({ displayName }) => displayName)).toContain('Renamed');
    expect(list.result.nodes).toEqual([]);
  });
});

describe('two people editing at the same time', () => {
  test('concurrent edits of two people get numbers without gaps and leave the draft that results from their order', async () => {
    const grace = await aMember(app, project.teamId, 'AppEditor');
    const before = await readSay();
    const { seq } = await readEvents();
    const edits = Array.from({ length: 20 }, (_, index) =>
      notice(setValue(index % 3 === 0 ? 'DisplayName' : 'Notes', `value ${index}`)),
    );
    const answers = await Promise.all(edits.map((body, index) => send(body, index % 2 === 0 ? ada : grace)));
    const numbers = answers.map(({ result }) => result.seq).sort((a, b) => a - b);
    expect(numbers).toEqual(edits.map((_, index) => seq + 1 + index));
    const { events } = await readEvents(seq);
    const replayed = events.reduce<JsonObject>(
      (values, event) => (event.type === 'edited' ? applyEdit(values, event.edit).values : values),
      before.propertyValues,
    );
    expect((await readSay()).propertyValues).toEqual(replayed);
  });
});

describe('a text that two people write at the same time', () => {
  const write = (text: string, textChange: EditNotice['textChange'], baseSeq: number) =>
    notice({ path: 'Notes', action: 'ValueChanged', updatedValue: text }, { textChange, baseSeq });
  /** Stores a text and returns its number. */
  const start = async (text: string) => {
    const { seq: baseSeq } = await readEvents();
    return (await send(notice(setValue('Notes', text), { baseSeq }))).result.seq;
  };
  const readNotes = async () => (await readSay()).propertyValues.Notes;

  test('the texts of both authors are kept, and the answer carries the merged text', async () => {
    const seq = await start('one two');
    const ada = await send(write('one big two', [{ at: 4, removed: '', added: 'big ' }], seq));
    const grace = await send(write('one two three', [{ at: 7, removed: '', added: ' three' }], seq));
    expect([ada.result.text, grace.result.text]).toEqual([undefined, 'one big two three']);
    expect(await readNotes()).toBe('one big two three');
    expect((await readEvents(grace.result.seq - 1)).events).toMatchObject([
      { edit: { updatedValue: 'one big two three', textChange: [{ at: 11, removed: '', added: ' three' }] } },
    ]);
  });

  test('many texts written at the same time at two places are all kept, each once', async () => {
    const grace = await aMember(app, project.teamId, 'AppEditor');
    const seq = await start('|');
    const words = Array.from({ length: 12 }, (_word, index) => `w${index};`);
    const answers = await Promise.all(
      words.map((word, index) => {
        const at = index % 2;
        const text = at === 0 ? `${word}|` : `|${word}`;
        return send(write(text, [{ at, removed: '', added: word }], seq), index % 3 === 0 ? grace : ada);
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(words.map(() => 200));
    const notes = String(await readNotes());
    for (const word of words) expect(notes.split(word)).toHaveLength(2);
    expect(notes.length).toBe(words.join('').length + 1);
  });

  test('a repeated edit is answered with the merged text that it got the first time', async () => {
    const seq = await start('one');
    await send(write('zero one', [{ at: 0, removed: '', added: 'zero ' }], seq));
    const again = write('one two', [{ at: 3, removed: '', added: ' two' }], seq);
    const first = await send(again);
    await send(notice(setValue('Notes', 'something else')));
    expect((await send(again)).result).toEqual(first.result);
    expect(first.result.text).toBe('zero one two');
  });

  test('an edit on a text older than any kept event is merged by comparing the texts', async () => {
    await start('one');
    await start('zero one');
    const late = await send(write('one two', [{ at: 3, removed: '', added: ' two' }], 0));
    expect(late.result.text).toBe('zero one two');
  });

  test('an edit that names only the text it was made on is merged by words with later edits of others', async () => {
    const grace = await aMember(app, project.teamId, 'AppEditor');
    const seq = await start('one two');
    await send(write('one big two', undefined, seq));
    const merged = await send(write('one two three', undefined, seq), grace);
    expect(merged.result.text).toBe('one big two three');
    // Grace knows her own edit, although the number that she sends is older.
    await send(write('one big two', undefined, seq), grace);
    expect(await readNotes()).toBe('one big two');
  });

  test('no word is lost when two people send whole texts that they wrote on older ones', async () => {
    const grace = await aMember(app, project.teamId, 'AppEditor');
    const seen = { text: '| |', seq: await start('| |') };
    const people = [
      { ...seen, person: ada, add: (text: string, word: string) => `${word} ${text}` },
      { ...seen, person: grace, add: (text: string, word: string) => `${text} ${word}` },
    ];
    const words: string[] = [];
    for (let round = 0; round < 30; round += 1) {
      const rounds = people.map(async (author, index) => {
        const word = `word${round}of${index}`;
        words.push(word);
        const text = author.add(author.text, word);
        const { result } = await send(write(text, undefined, author.seq), author.person);
        return { text: result.text ?? text, seq: result.seq };
      });
      const answers = await Promise.all(rounds);
      // Each author has received the changes up to the answer of the server, and not what the other author changed
      // later.
      people.forEach((author, index) => Object.assign(author, answers[index]));
    }
    const notes = String(await readNotes());
    expect(words.filter((word) => notes.split(' ').filter((one) => one === word).length !== 1)).toEqual([]);
  });

  test('a change that contradicts its text is refused, and one of a choice replaces the value', async () => {
    const seq = await start('one');
    for (const textChange of [
      [{ at: 0, removed: '', added: 'xyz' }],
      [{ at: 90, removed: '', added: 'e' }],
      [
        { at: 2, removed: '', added: 'e' },
        { at: 0, removed: '', added: 'o' },
      ],
    ]) {
      expect(await send(write('one', textChange, seq))).toMatchObject({ status: 422, message: 'Error saving value' });
    }
    expect(await readNotes()).toBe('one');
    const method = (text: string, textChange: EditNotice['textChange']) =>
      send(notice(setValue('Response/SelectionMethod', text), { textChange, baseSeq: seq }));
    await method('Random', undefined);
    const replaced = await method('Escalating', [{ at: 0, removed: 'Sequential', added: 'Escalating' }]);
    expect(replaced.result.text).toBeUndefined();
    expect((await readSay()).propertyValues.Response).toMatchObject({ SelectionMethod: 'Escalating' });
  });
});

describe('saving', () => {
  const save = (version: number, more = {}) =>
    app.call(nodeCalls.save, {
      body: {
        teamId: project.teamId,
        projectId: project.projectId,
        workflowId: project.workflowId,
        nodeId: toNodeId(project.say),
        version,
        ...more,
      },
      token: ada.token,
    });

  test('saving makes the draft the next version; equal content makes no version (A4.6)', async () => {
    await send(notice(setValue('Notes', `to be saved ${Date.now()}`)));
    const { version } = await readSay();
    expect((await save(version)).result.version).toBe(version + 1);
    expect(await readSay()).toMatchObject({ isDirty: false, version: version + 1 });
    expect((await save(version + 1)).result.version).toBe(version + 1);
  });

  test('saving an outdated version is a conflict; of many concurrent saves one succeeds (OBJ-4)', async () => {
    const { version } = await readSay();
    await send(notice(setValue('Notes', `raced ${Date.now()}`)));
    const answers = await Promise.all([save(version), save(version), save(version)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('saving with values replaces the draft; values that fit no input are refused', async () => {
    const { version, propertyValues } = await readSay();
    const saved = await save(version, { propertyValues: { ...propertyValues, Notes: 'brought along' } });
    expect(saved.result.version).toBe(version + 1);
    expect((await readSay()).propertyValues.Notes).toBe('brought along');
    expect((await save(version + 1, { propertyValues: { Nonsense: 1 } })).status).toBe(422);
  });

  test('saving from an outdated client asks for a hard refresh (A8.87, A9.5)', async () => {
    const { version } = await readSay();
    expect((await save(version, { frontendVersion: 51 })).message).toMatch(/hard refresh/);
  });

  test('discarding restores the last saved version (A4.8)', async () => {
    const saved = await readSay();
    await send(notice(setValue('Notes', 'not wanted')));
    const body = { teamId: project.teamId, projectId: project.projectId, itemId: project.say.id as ItemId };
    expect((await app.call(editingCalls.discard, { body, token: ada.token })).success).toBe(true);
    expect(await readSay()).toMatchObject({ propertyValues: saved.propertyValues, isDirty: false });
  });
});

describe('deleting', () => {
  test('deleting a node clears the connectors that point to it by numbered edits (A7.47)', async () => {
    const body = inWorkflow(project);
    const made = await app.call(nodeCalls.create, { body: { ...body, nodeType: 'EndSession' }, token: ada.token });
    await send(notice(setValue('Connectors/next/TargetNodeId', made.result.id)));
    const { seq } = await readEvents();
    const query = {
      owningTeamId: project.teamId,
      owningProjectId: project.projectId,
      owningWorkflowId: project.workflowId,
      nodeId: toNodeId(made.result),
    };
    expect((await app.call(nodeCalls.remove, { query, token: ada.token })).success).toBe(true);
    expect((await readEvents(seq)).events.map(({ type }) => type)).toEqual(['edited', 'itemDeleted']);
    expect(JSON.stringify((await readSay()).propertyValues)).not.toContain(made.result.id);
    expect(
      (
        await app.call(nodeCalls.getFat, {
          query: { nodeId: toNodeId(made.result), teamId: project.teamId },
          token: ada.token,
        })
      ).status,
    ).toBe(404);
  });

  test('a late edit does not restore a deleted item (OBJ-2)', async () => {
    const gone = await aProject(app, ada);
    await app.call(projectCalls.remove, {
      query: { owningTeamId: gone.teamId, projectId: gone.projectId },
      token: ada.token,
    });
    const late = {
      ...notice(setValue('Notes', 'late')),
      projectId: gone.projectId,
      workflowId: gone.workflowId,
      nodeId: toNodeId(gone.say),
    };
    expect((await send(late)).status).toBe(404);
  });

  test('the Start node cannot be deleted or copied (A3.9, A6.9)', async () => {
    const query = {
      owningTeamId: project.teamId,
      owningProjectId: project.projectId,
      owningWorkflowId: project.workflowId,
      nodeId: project.startId,
    };
    const removal = await app.call(nodeCalls.remove, { query, token: ada.token });
    expect(removal).toMatchObject({ status: 200, success: false, message: 'The Start node cannot be deleted.' });
    const body = {
      teamId: project.teamId,
      projectId: project.projectId,
      workflowId: project.workflowId,
      nodeId: project.startId,
    };
    const copy = await app.call(nodeCalls.duplicate, { body, token: ada.token });
    expect(copy).toMatchObject({ status: 200, success: false, message: 'The Start node cannot be copied.' });
  });
});

describe('events that a client missed', () => {
  test('the events call answers incomplete when the client is ahead of the server', async () => {
    const { seq } = await readEvents();
    expect(await readEvents(seq + 5)).toEqual({ events: [], seq, isComplete: false });
  });

  test('missed events are returned in order; too many are answered as incomplete', async () => {
    const { seq } = await readEvents();
    const { events, isComplete } = await readEvents(seq - 3);
    expect([isComplete, events.map((event) => event.seq)]).toEqual([true, [seq - 2, seq - 1, seq]]);
    expect(await readEvents(seq)).toEqual({ events: [], seq, isComplete: true });
  });

  test('the events call asks for a reload past 500 events', async () => {
    const { seq } = await readEvents();
    const row = await acrossTeams(app.services.db)
      .selectFrom('projectEvent')
      .select(['teamId', 'projectId', 'seq', 'itemId', 'authorId', 'event'])
      .where('projectId', '=', project.projectId)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 501 }, (_, index) => {
      const next = seq + 1 + index;
      return { ...row, editId: null, seq: next, event: row.event.replaceAll(`"Seq":${row.seq}`, `"Seq":${next}`) };
    });
    await acrossTeams(app.services.db).insertInto('projectEvent').values(more).execute();
    await acrossTeams(app.services.db)
      .updateTable('item')
      .set({ seq: seq + 501 })
      .where('id', '=', project.projectId)
      .execute();
    expect(await readEvents(seq)).toEqual({ events: [], seq: seq + 501, isComplete: false });
    expect((await readEvents(seq + 1)).isComplete).toBe(true);
  });
});
