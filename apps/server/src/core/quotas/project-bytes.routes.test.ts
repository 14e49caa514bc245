import {
  failureStatus,
  itemMessages,
  nodeCalls,
  projectCalls,
  transferCalls,
  workflowCalls,
  type Call,
} from '@confab/contracts';
import { fillMessage, limits } from '@confab/model';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { StatementRecorder } from '../../testing/growth/record-statements.ts';
import {
  aBlankOneProject,
  aPerson,
  aProject,
  inSay,
  inWorkflow,
  toNodeId,
  type TestPerson,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { teamCallExamples } from '../../testing/valid-calls.ts';
import { findProjectStorage, findTeamStorage, storeLimits } from './quotas.repository.ts';
import { sendEdit, setValue } from '../../testing/edit-items.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();

afterEach(() => storeLimits(app.services.db, 0));

/** Sets the bytes that every project may hold. */
const setLimit = (bytes: number) => storeLimits(app.services.db, 0, bytes);
const getBytes = async ({ teamId, projectId }: TestProject) =>
  (await findProjectStorage(app.services.db, teamId, projectId)).usedBytes;

/** The bytes of each project of a team: as the triggers counted them, and as the items have them. */
async function listBytes(teamId: TestPerson['teamId']) {
  const { rows } = await sql<{ projectId: string; counted: number | null; actual: number | null }>`
    select project.id as project_id, used.bytes as counted,
      (select coalesce(sum(octet_length(draft)), 0)::bigint from item
        where item.project_id = project.id and item.deleted_at is null) as actual
    from item project left join project_usage used on used.project_id = project.id
    where project.team_id = ${teamId} and project.kind = 'project' order by project.id`.execute(
    acrossTeams(app.services.db),
  );
  return rows;
}

async function assertCountedExactly(teamId: TestPerson['teamId']) {
  for (const { counted, actual } of await listBytes(teamId)) expect(counted).toBe(actual);
}

/** The bytes of the largest project of a team. */
const getLargest = async (teamId: TestPerson['teamId']) =>
  Math.max(0, ...(await listBytes(teamId)).map(({ actual }) => actual ?? 0));

const full = {
  status: failureStatus.tooLarge,
  message: fillMessage(itemMessages.projectTooLarge, { most: limits.projectBytesMax / 1_048_576 }),
};

interface Team {
  readonly person: TestPerson;
  readonly project: TestProject;
}

async function aTeam(isAboutOne = false): Promise<Team> {
  const person = await aPerson(app);
  return { person, project: await (isAboutOne ? aBlankOneProject : aProject)(app, person) };
}

const countProjects = async (teamId: TestPerson['teamId']) => (await listBytes(teamId)).length;

describe('the bytes of a project', () => {
  const examples = teamCallExamples.filter(({ call, isAbsent }) => call.changes && !isAbsent);

  test.each(examples.map((example) => [example.call.path, example] as const))(
    '%s is counted exactly, and adds nothing to a project that is full',
    async (_path, { call, sent, isAboutOne }) => {
      const free = await aTeam(isAboutOne);
      const [before, projects] = [await getLargest(free.person.teamId), await countProjects(free.person.teamId)];
      const unlimited = await app.call(call, { ...sent(free.project, free.person), token: free.person.token });
      await assertCountedExactly(free.person.teamId);
      const hasGrown =
        (await getLargest(free.person.teamId)) > before || (await countProjects(free.person.teamId)) > projects;
      const team = await aTeam(isAboutOne);
      const bytes = await getLargest(team.person.teamId);
      await setLimit(1);
      const answer = await app.call(call, { ...sent(team.project, team.person), token: team.person.token });
      await assertCountedExactly(team.person.teamId);
      expect(answer).toMatchObject(hasGrown ? full : { status: unlimited.status, message: unlimited.message });
      if (hasGrown) expect(await getLargest(team.person.teamId)).toBe(bytes);
    },
  );

  test('a text of a full project can become shorter, but not longer', async () => {
    const { person, project } = await aTeam();
    const edit = (text: string) => sendEdit(app, person, inSay(project), setValue('Notes', text));
    await edit('A long note');
    await setLimit(1);
    expect((await edit('A note')).status).toBe(200);
    expect(await edit('A longer note')).toMatchObject(full);
    await assertCountedExactly(project.teamId);
  });

  test('simultaneous writers never pass the limit of a project together', async () => {
    const { person, project } = await aTeam();
    const place = inWorkflow(project);
    const create = () => app.call(nodeCalls.create, { body: { ...place, nodeType: 'Say' }, token: person.token });
    const used = await getBytes(project);
    await create();
    const nodeBytes = (await getBytes(project)) - used;
    const limit = used + Math.round(nodeBytes * 4.5);
    await setLimit(limit);
    const answers = await Promise.all(Array.from({ length: 12 }, create));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(answers.filter(({ message }) => message === full.message)).toHaveLength(9);
    expect(await getBytes(project)).toBeLessThanOrEqual(limit);
  });

  test('a project at its limit can be replaced by a file with as much content', async () => {
    const { person, project } = await aTeam();
    const { teamId, projectId, workflowId, say } = project;
    const { token } = person;
    const exported = await app.call(transferCalls.exportProject, { token, query: { owningTeamId: teamId, projectId } });
    const place = { teamId, projectId, workflowId };
    const removal = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId };
    await app.call(nodeCalls.duplicate, { token, body: { ...place, nodeId: toNodeId(say) } });
    await app.call(nodeCalls.remove, { token, query: { ...removal, nodeId: toNodeId(say) } });
    await setLimit(await getBytes(project));
    const replace = () =>
      app.call(transferCalls.importProject, {
        token,
        query: { owningTeamId: teamId },
        body: { fileName: 'a.json', content: exported.result.content, preview: false, replaceExisting: true },
      });
    expect(await replace()).toMatchObject({ status: 200, message: '' });
    await setLimit((await getBytes(project)) - 1);
    await app.call(nodeCalls.remove, { token, query: { ...removal, nodeId: toNodeId(say) } });
    expect(await replace()).toMatchObject(full);
    await assertCountedExactly(teamId);
  });
});

describe('a copy without room', () => {
  const copies: readonly (readonly [string, Call, (project: TestProject) => object])[] = [
    ['a project', projectCalls.duplicate, ({ teamId, projectId }) => ({ teamId, projectId })],
    ['a workflow', workflowCalls.duplicate, ({ teamId, projectId, workflowId }) => ({ teamId, projectId, workflowId })],
  ];

  test.each(copies)('a copy of %s is refused before any value is read or written', async (_name, call, toBody) => {
    const { person, project } = await aTeam();
    const copy = () => app.call(call, { body: toBody(project) as never, token: person.token });
    const { usedBytes } = await findTeamStorage(app.services.db, person.teamId);
    const statements = new StatementRecorder(app.database.pool);
    for (const setFull of [() => setLimit(10), () => storeLimits(app.services.db, usedBytes + 10)]) {
      await setFull();
      statements.takeNew();
      expect((await copy()).status).toBe(failureStatus.tooLarge);
      const touching = statements.takeNew().filter(({ text }) => /insert into item\b|"draft"[^)]*$/.test(text));
      expect(touching.filter(({ text }) => !/"item"\."id" = \$/.test(text))).toEqual([]);
    }
  });
});
