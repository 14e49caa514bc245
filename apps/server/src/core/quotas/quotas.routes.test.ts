import {
  commentCalls,
  editingCalls,
  failureStatus,
  itemMessages,
  nodeCalls,
  projectCalls,
  recentlyDeletedCalls,
  teamCalls,
  transferCalls,
  workflowCalls,
  type Call,
} from '@confab/contracts';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import { acrossTeams } from '../../db/tenant-guard.ts';
import { sweep } from '../../jobs/sweep.ts';
import { newId } from '../../new-id.ts';
import {
  aBlankOneProject,
  aMember,
  aPerson,
  aProject,
  inProject,
  inWorkflow,
  toNodeId,
  type TestPerson,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { teamCallExamples } from '../../testing/valid-calls.ts';
import { findTeamStorage, storeLimits } from './quotas.repository.ts';
import '../../testing/runs-on-postgres.ts';

const { app } = setUpServer();

afterEach(() => setLimit(0));

/** Sets the bytes that every team may store; 0 for no limit. */
const setLimit = (bytes: number) => storeLimits(app.services.db, bytes);
const getUsedBytes = async (teamId: TestPerson['teamId']) => (await findTeamStorage(app.services.db, teamId)).usedBytes;

/** The bytes of a team's rows, read from the tables. */
async function countStoredBytes(teamId: TestPerson['teamId']): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from team_stored where team_id = ${teamId}`.execute(
    acrossTeams(app.services.db),
  );
  return rows[0]?.bytes ?? 0;
}

const full = { status: failureStatus.tooLarge, message: itemMessages.storageFull };
/** The calls that remove content. They are allowed in a full team, although their events take some bytes. */
const removals: readonly Call[] = [
  editingCalls.discard,
  editingCalls.discardSeveral,
  commentCalls.remove,
  nodeCalls.remove,
  nodeCalls.removeSeveral,
  workflowCalls.remove,
  projectCalls.remove,
  recentlyDeletedCalls.empty,
];

interface FullTeam {
  readonly person: TestPerson;
  readonly project: TestProject;
}

async function aTeam(isAboutOne = false): Promise<FullTeam> {
  const person = await aPerson(app);
  return { person, project: await (isAboutOne ? aBlankOneProject : aProject)(app, person) };
}

/** Makes a call and returns its answer, and the bytes that it added. */
async function measure({ person }: FullTeam, call: Call, sent: object) {
  const before = await countStoredBytes(person.teamId);
  const { status, message } = await app.call(call, { ...sent, token: person.token });
  return { status, message, grown: (await countStoredBytes(person.teamId)) - before };
}

describe('a team that has used up its storage', () => {
  const examples = teamCallExamples.filter(({ call, isAbsent }) => call.changes && !isAbsent);

  test.each(examples.map((example) => [example.call.path, example] as const))(
    '%s stores nothing in a full team unless it removes content, and is counted exactly (§2.4)',
    async (_path, { call, sent, isAboutOne }) => {
      const free = await aTeam(isAboutOne);
      const unlimited = await measure(free, call, sent(free.project, free.person));
      expect(await getUsedBytes(free.person.teamId)).toBe(await countStoredBytes(free.person.teamId));
      const team = await aTeam(isAboutOne);
      await setLimit(1);
      const answer = await measure(team, call, sent(team.project, team.person));
      expect(await getUsedBytes(team.person.teamId)).toBe(await countStoredBytes(team.person.teamId));
      if (unlimited.grown > 0 && !removals.includes(call)) expect(answer).toEqual({ ...full, grown: 0 });
      else expect(answer).toMatchObject({ status: unlimited.status, message: unlimited.message });
    },
  );

  test('comments, imports and restored items are refused in a full team; deleting comments works (§2.4)', async () => {
    const team = await aTeam();
    const { person, project } = team;
    const said = { text: 'Is this right?', mentions: [] };
    const newThreadId = newId();
    const thread = await app.call(commentCalls.create, {
      token: person.token,
      body: { ...inProject(project), itemId: project.say.id, newThreadId, path: '', ...said } as never,
    });
    const commentId = thread.result.comments[0]?.id;
    const exported = await app.call(transferCalls.exportProject, {
      token: person.token,
      query: { owningTeamId: project.teamId, projectId: project.projectId },
    });
    const removal = { owningTeamId: project.teamId, owningProjectId: project.projectId };
    const removed = { query: { ...removal, owningWorkflowId: project.workflowId, nodeId: toNodeId(project.say) } };
    await app.call(nodeCalls.remove, { ...removed, token: person.token });
    await setLimit(1);
    const refusals: readonly (readonly [Call, object])[] = [
      [commentCalls.reply, { body: { ...inProject(project), threadId: newThreadId, newCommentId: newId(), ...said } }],
      [commentCalls.edit, { body: { ...inProject(project), commentId, text: `${said.text} Is it?`, mentions: [] } }],
      [recentlyDeletedCalls.restore, { body: { teamId: project.teamId, itemId: project.say.id } }],
      [recentlyDeletedCalls.restoreSeveral, { body: { ...inProject(project), itemIds: [project.say.id] } }],
      [
        transferCalls.importProject,
        {
          query: { owningTeamId: project.teamId },
          body: {
            fileName: 'project.json',
            content: exported.result.content,
            preview: false,
            replaceExisting: true,
          },
        },
      ],
    ];
    for (const [call, sent] of refusals)
      expect([call.path, await measure(team, call, sent)]).toEqual([call.path, { ...full, grown: 0 }]);
    const deleted = await measure(team, commentCalls.remove, { body: { ...inProject(project), commentId } });
    expect([deleted.status, deleted.grown < 0]).toEqual([200, true]);
  });

  test('emptying Recently deleted and the sweep free the storage of a full team (§2.4)', async () => {
    const { person, project } = await aTeam();
    await setLimit(1);
    const query = { owningTeamId: project.teamId, projectId: project.projectId };
    expect((await app.call(projectCalls.remove, { query, token: person.token })).status).toBe(200);
    const emptied = await app.call(recentlyDeletedCalls.empty, {
      body: { teamId: project.teamId },
      token: person.token,
    });
    expect([emptied.status, emptied.result]).toEqual([200, { isComplete: true }]);
    await sweep(app.services.db);
    expect([await getUsedBytes(person.teamId), await countStoredBytes(person.teamId)]).toEqual([0, 0]);
  });

  test('simultaneous writers never pass the limit together (§2.4)', async () => {
    const { person, project } = await aTeam();
    const used = await getUsedBytes(person.teamId);
    const workflow = inWorkflow(project);
    const create = () => app.call(nodeCalls.create, { body: { ...workflow, nodeType: 'Say' }, token: person.token });
    await create();
    const nodeBytes = (await getUsedBytes(person.teamId)) - used;
    const limit = used + Math.round(nodeBytes * 4.5);
    await setLimit(limit);
    const answers = await Promise.all(Array.from({ length: 12 }, create));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
    expect(answers.filter(({ message }) => message === itemMessages.storageFull).length).toBeGreaterThanOrEqual(9);
    expect(await getUsedBytes(person.teamId)).toBeLessThanOrEqual(limit);
    expect(await getUsedBytes(person.teamId)).toBe(await countStoredBytes(person.teamId));
  });
});

test('Admins see the used and the allowed bytes of their team, other members do not (§2.4)', async () => {
  const { person } = await aTeam();
  const get = (token: string) => app.call(teamCalls.getStorage, { query: { teamId: person.teamId }, token });
  const usedBytes = await countStoredBytes(person.teamId);
  expect((await get(person.token)).result).toEqual({ usedBytes });
  await setLimit(1_000_000);
  expect((await get(person.token)).result).toEqual({ usedBytes, allowedBytes: 1_000_000 });
  expect((await get((await aMember(app, person.teamId, 'AppEditor')).token)).status).toBe(403);
});
