import {
  accountCalls,
  analyticCalls,
  analyticOutcomes,
  analyticViews,
  editingCalls,
  historyCalls,
  nodeCalls,
  projectCalls,
  trafficCalls,
  workflowCalls,
} from '@confab/contracts';
import type { NodeId } from '@confab/model';
import { sql } from 'kysely';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acrossTeams } from './tenant-guard.ts';
import { rollUpEvents } from '../features/analytics/sums/roll-up.repository.ts';
import { thinHistories } from '../features/history/thin-histories.ts';
import { sweep } from '../jobs/sweep.ts';
import { explainStatement, planModes } from '../testing/growth/explain.ts';
import { fillInTransaction } from '../testing/growth/fill-in-transaction.ts';
import { fillOtherProjects } from '../testing/growth/fill-other-projects.ts';
import { fillProject } from '../testing/growth/fill-project.ts';
import { StatementRecorder, type RecordedStatement } from '../testing/growth/record-statements.ts';
import { aBlankOneProject, aProject, aStaffMember, inSay, type TestProject } from '../testing/people-and-projects.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import { openServerDatabase } from '../testing/test-database.ts';
import { accountCallExamples, staffCallExamples, teamCallExamples } from '../testing/valid-calls.ts';
import { sendEdit, setValue } from '../testing/edit-items.ts';
import '../testing/runs-on-postgres.ts';

const server = process.env.TEST_POSTGRES_URL ?? process.env.TEST_DATABASE_URL;

/** The tables that grow with use. */
const largeTables: ReadonlySet<string> = new Set([
  'item',
  'item_version',
  'project_event',
  'channel_event',
  'analytics_count',
  'audit',
]);
const nodeCount = 1_000;
/** How many turns each project has. */
const turnCount = 150;

/** Statements that read more than they answer, by design, and how many rows at most. */
const allowances: readonly { readonly text: RegExp; readonly most: number; readonly why: string }[] = [
  { text: /count\(\*\).*"item"/s, most: 3 * nodeCount, why: 'counts the items of a project or team, for its limit' },
  { text: /birth\.seq/, most: 20 * nodeCount, why: 'looks up three events of each item of a project' },
  { text: /said is not null/, most: 2 * turnCount, why: 'groups the utterances of a project in a range' },
  { text: /as unpaired/, most: 4 * turnCount, why: 'looks at the turns of a day around each end of a range' },
  { text: /as recently_begun/, most: 4 * turnCount, why: 'looks through the newest turns of a project' },
  { text: /with searched as/, most: 4 * turnCount, why: 'looks through the newest turns of a project in a range' },
  { text: /as "?counted/, most: 10_000, why: 'counts a list of the staff, up to 10,000 lines by an index' },
  { text: /strpos\(lowered\.text/, most: 2 * nodeCount, why: 'looks through the drafts of one project' },
];

describe.skipIf(server === undefined)('plans on a filled database (L7)', () => {
  const { app, owner } = setUpServer({ openDatabase: () => openServerDatabase(server ?? '') });
  let recorder: StatementRecorder;
  let client: PoolClient | undefined;
  let project: TestProject;
  const findings: string[] = [];
  let examined = 0;

  beforeAll(async () => {
    recorder = new StatementRecorder(app.database.pool);
    project = await aSavedProject('Large');
    const { projectId, workflowId, say } = project;
    const { pool } = app.database;
    const filled = { projectId, workflowId, nodeId: say.id };
    await fillOtherProjects(pool, filled, { projects: 200, nodesEach: 100, versionsEach: 4 });
    await fillProject(pool, filled, { nodes: nodeCount, workflows: 20, saves: 4, edits: 30 });
    await fillInTransaction(pool, async (run) => {
      await run(`
        insert into audit (id, action, result, account_id, team_id, at)
        select gen_random_uuid(), 'test', 200, gen_random_uuid(), gen_random_uuid(), now() - number * interval '1 minute'
        from generate_series(1, 30000) as number`);
      await run(`
        insert into channel_event (id, team_id, project_id, stage, channel, session_hash, turn, at, input, is_ended,
          latency_ms, language, intent_id, intent_name, is_matched, said, node_id, visited, taken)
        select gen_random_uuid(), team_id, id, 'Live', 'chat', sha256((id::text || number / 3)::bytea), 1 + number % 3,
          date_trunc('hour', now()) - interval '2 hours' - (number / 3) * interval '3 minutes'
            + (number % 3) * interval '1 minute', 'said', false, 1, 'en', 'hours', 'Hours', number % 2 = 0, 'word' || number,
          (number % 9)::text, array[(number % 9)::text], array[(number % 9) || '/next']
        from item, generate_series(1, ${turnCount}) as number where kind = 'project'`);
    });
    await rollUpEvents(app.services.db);
    await fillInTransaction(pool, async (run) => {
      // Adds sums before the requested range, so that those in the range are a small part of all, at any time of day.
      await run(`
        create temp table earlier on commit drop as
        select sums.*, days from analytics_count sums, generate_series(60, 90) as days where grain = 'day'`);
      await run("update earlier set starts_at = starts_at - days * interval '1 day'");
      await run('alter table earlier drop column days');
      await run('insert into analytics_count select * from earlier');
      await run('analyze');
    });
    recorder.takeNew();
    client = await pool.connect();
  });
  afterAll(() => client?.release());

  test('just-in-time compilation of statements is off', async () => {
    const { rows } = await app.database.pool.query('show jit');
    expect(rows).toEqual([{ jit: 'off' }]);
  });

  /** A project whose Say node was edited and saved. */
  async function aSavedProject(name: string): Promise<TestProject> {
    const made = await aProject(app, owner, name);
    await notify(made);
    const body = { ...inSay(made), version: 1 };
    expect((await app.call(nodeCalls.save, { token: owner.token, body })).message).toBe('');
    return made;
  }

  const notify = (target: TestProject) => sendEdit(app, owner, inSay(target), setValue('Notes', 'A note'));

  /** Examines the statements that were sent for the first time. */
  async function examine(source: string) {
    for (const statement of recorder.takeNew()) {
      examined += 1;
      for (const mode of planModes) findings.push(...(await findProblems(statement, mode)).map(toFinding(source)));
    }
  }

  function expectNoFindings() {
    expect(findings.splice(0).join('\n')).toBe('');
  }

  const toFinding = (source: string) => (problem: string) => `${source}: ${problem}`;

  async function findProblems(statement: RecordedStatement, mode: (typeof planModes)[number]): Promise<string[]> {
    if (!client) throw new Error('The database is not filled.');
    const cost = await explainStatement(client, statement, mode, largeTables);
    const allowed = allowances.find(({ text }) => text.test(statement.text))?.most ?? 0;
    const most = Math.max(allowed, 60 + 5 * cost.rowsAnswered);
    return [
      ...cost.sequentialScans.map((table) => `${mode} scans all of ${table}`),
      ...(cost.rowsRead > most ? [`${mode} reads ${cost.rowsRead} rows for ${cost.rowsAnswered}`] : []),
    ].map((problem) => `${problem}: ${statement.text.replaceAll(/\s+/g, ' ').slice(0, 600)}`);
  }

  // This test runs first, because later ones delete the team.
  test('every statement of the views of analytics reads a bounded number of rows, with a custom and a generic plan (L7)', async () => {
    const day = (daysAgo: number) => new Date(app.services.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
    const { teamId, projectId } = project;
    const { token } = owner;
    const asked = { teamId, projectIds: [projectId], from: day(20), to: day(0), isCompared: true };
    recorder.takeNew();
    for (const view of analyticViews) {
      const { message, result } = await app.call(analyticCalls.retrieve, { token, body: { ...asked, view } });
      expect(message).toBe('');
      await examine(view);
      if (result.view !== 'correspondence') continue;
      const { conversation } = result.conversations[0] ?? {};
      const opened = await app.call(analyticCalls.retrieve, { token, body: { ...asked, view, conversation } });
      expect(opened.result).toMatchObject({ turns: [{ number: 1 }, { number: 2 }, { number: 3 }] });
      await examine('conversation');
      const node = { fromNodeId: project.say.id as NodeId, nodeId: project.say.id as NodeId };
      const through = { throughNodeId: project.say.id as NodeId };
      for (const filter of [{ intent: 'hours' }, node, through, ...analyticOutcomes.map((outcome) => ({ outcome }))]) {
        const filtered = await app.call(analyticCalls.retrieve, { token, body: { ...asked, view, ...filter } });
        expect(filtered.message).toBe('');
        await examine(`conversations by ${Object.keys(filter).join()}`);
      }
    }
    const hours = { ...asked, view: 'overview', from: day(1), stage: 'Live', channel: 'chat', language: 'en' } as const;
    await app.call(analyticCalls.retrieve, { token, body: hours });
    await examine('overview of hours');
    await app.call(analyticCalls.exportData, { token, body: { ...asked, view: 'correspondence' } });
    await examine('export of turns');
    // Traffic also reads the turns with which conversations continued after a range that ended yesterday.
    for (const to of [day(0), day(1)]) {
      recorder.forget();
      const traffic = await app.call(trafficCalls.get, { token, body: { teamId, projectId, from: day(20), to } });
      expect(traffic.message).toBe('');
      await examine('traffic');
    }
    expectNoFindings();
  }, 300_000);

  test('every statement of the calls reads a bounded number of rows, with a custom and a generic plan (L7)', async () => {
    await callLargeProject();
    const one = await aBlankOneProject(app, owner);
    const small = await aProject(app, owner);
    for (const { call, isAboutOne, sent } of [...teamCallExamples, ...accountCallExamples]) {
      recorder.takeNew();
      // Such calls get another project: later calls need the items, and have to read the filled project.
      const isDeletion = /^\/api\/(?:Delete|Move|Duplicate|DeleteProject)/.test(call.path);
      const subject = isAboutOne ? one : isDeletion ? small : project;
      await app.call(call, { ...sent(subject, owner), token: owner.token });
      await examine(call.path);
    }
    expect(examined).toBeGreaterThan(100);
    expectNoFindings();
  }, 300_000);

  /** Calls that page through the history and the events of the filled project. */
  async function callLargeProject() {
    const { teamId, projectId, workflowId } = project;
    const { token } = owner;
    const list = await app.call(workflowCalls.list, { token, query: { projectId } });
    await examine('workflows');
    expect(list.result).toHaveLength(21);
    const filledId = list.result.at(-1)?.id as typeof workflowId;
    const { seq } = (await app.call(projectCalls.getFat, { token, query: { projectId, teamId } })).result;
    for (const id of [workflowId, filledId]) {
      const history = await app.call(historyCalls.ofWorkflow, { token, query: { workflowId: id } });
      expect(history.message).toBe('');
      await examine('workflow history');
    }
    const newest = await app.call(historyCalls.ofProject, { token, query: { projectId } });
    await examine('project history');
    expect(newest.result.points.length).toBeGreaterThan(0);
    for (const afterSeq of [0, seq - 300]) {
      await app.call(editingCalls.eventsSince, { token, query: { teamId, projectId, afterSeq } });
      await examine('events');
    }
  }

  test('every statement of the lists and searches of the staff reads a bounded number of rows (L7)', async () => {
    const staff = await aStaffMember(app);
    recorder.takeNew();
    for (const { call, sent } of staffCallExamples.filter((one) => !one.call.changes)) {
      await app.call(call, { ...sent(project, owner), token: staff.token });
      await examine(call.path);
    }
    const searches = [
      { person: owner.email },
      { action: 'DeleteP' },
      { object: 'harbour' },
      { object: project.projectId },
      { accountId: owner.accountId },
      { from: '2020-01-01', to: '2020-01-02' },
    ];
    for (const query of searches) {
      const { message } = await app.call(accountCalls.audit, { query, token: staff.token });
      expect(message).toBe('');
      await examine(`audit log by ${Object.keys(query).join()}`);
    }
    expectNoFindings();
  });

  test('every statement of the sweeps reads a bounded number of rows, with a custom and a generic plan (L7)', async () => {
    await sql`
      update item set deleted_at = now() - interval '40 days'
      where project_id = (select min(id::text)::uuid from item where kind = 'project' and team_id <> ${project.teamId})`.execute(
      acrossTeams(app.services.db),
    );
    recorder.takeNew();
    await sweep(app.services.db);
    await thinHistories(app.services.db, 30);
    await examine('sweep');
    expectNoFindings();
  });
});
