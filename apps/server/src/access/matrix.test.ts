import { teamCalls, type Call } from '@confab/contracts';
import { actionRoles, needsVerification, roleIncludes } from '@confab/access';
import { teamRoles, type TeamRole } from '@confab/model';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getCallName } from '../testing/get-call-name.ts';
import type { CallOptions } from '../testing/open-test-app.ts';
import { setUpServer } from '../testing/set-up-server.ts';
import {
  accountCallExamples,
  castCallExamples,
  publicCalls,
  staffCallExamples,
  teamCallExamples,
} from '../testing/valid-calls.ts';
import {
  aBlankOneProject,
  aMember,
  aPerson,
  aProject,
  makeStaff,
  type TestPerson,
  type TestProject,
} from '../testing/people-and-projects.ts';
import { findRow, matrix } from './matrix.ts';

const roles = teamRoles.filter((role) => role !== 'Unauthorized');

const { app: test1, owner } = setUpServer();
let stranger: TestPerson;
let former: TestPerson;
/** Has an invitation as an Admin and has not accepted it. */
let invited: TestPerson;
const members = new Map<TeamRole, TestPerson>();

beforeAll(async () => {
  stranger = await aPerson(test1);
  former = await aMember(test1, owner.teamId, 'AppEditor');
  await test1.services.db
    .deleteFrom('teamMember')
    .where('accountId', '=', former.accountId)
    .where('teamId', '=', owner.teamId)
    .execute();
  invited = await aPerson(test1);
  const body = { teamId: owner.teamId, emails: [invited.email], permission: 'Admin' as const };
  expect((await test1.call(teamCalls.invite, { body, token: owner.token })).success).toBe(true);
  for (const role of roles) members.set(role, await aMember(test1, owner.teamId, role));
});

/**
 * Deletes all projects for good: every call creates its own, their number in a team is limited, and each fingerprint
 * reads all of them.
 */
async function deleteProjects() {
  await test1.services.db.deleteFrom('item').where('teamId', 'in', [owner.teamId, stranger.teamId]).execute();
}

/** Hashes all data of a team, to check that a refused call changes nothing. */
async function fingerprint(teamId: string) {
  const { rows } = await sql`
    select
      (select json_agg(t) from team t where id = ${teamId}) as team,
      (select json_agg(m order by account_id) from team_member m where team_id = ${teamId}) as members,
      (select json_agg(i order by id) from team_invitation i where team_id = ${teamId}) as invitations,
      (select json_agg(i order by id) from item i where team_id = ${teamId}) as items,
      (select json_agg(id order by id) from release where team_id = ${teamId}) as releases,
      (select count(*) from outbox_mail) as mails`.execute(test1.services.db);
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex');
}

async function expectRefused(
  call: Call,
  sent: CallOptions<Call>,
  token: string | undefined,
  status: number,
  teamId = owner.teamId,
) {
  const before = await fingerprint(teamId);
  const answered = await test1.call(call, { ...sent, token });
  expect([answered.status, answered.success]).toEqual([status, false]);
  expect(await fingerprint(teamId)).toBe(before);
}

test('every call of the contract has a matrix row, and every row has an example', () => {
  const examples = [...teamCallExamples, ...castCallExamples, ...accountCallExamples, ...staffCallExamples].map(
    ({ call }) => call,
  );
  const covered = new Set([...examples, ...publicCalls].map(getCallName));
  expect(matrix.map(({ call }) => getCallName(call)).filter((name) => !covered.has(name))).toEqual([]);
});

test('the matrix tries each call in each of the five roles, Commenter and MediaEditor included', () => {
  expect([...members.keys()]).toEqual(['Viewer', 'Commenter', 'MediaEditor', 'AppEditor', 'Admin']);
});

test('a call that carries out an action requires the role of that action', () => {
  const differing = matrix.filter(
    ({ action, who }) => action !== undefined && who !== actionRoles[action] && who !== 'signedIn',
  );
  expect(differing.map(({ call }) => getCallName(call))).toEqual([]);
});

describe.each(teamCallExamples.map((example) => [getCallName(example.call), example] as const))(
  '%s',
  (_name, { call, isAbsent, isAboutOne, newIds = [], sent }) => {
    const aProjectFor = isAboutOne ? aBlankOneProject : aProject;
    afterAll(deleteProjects);
    const row = findRow(call);
    const needed = row?.who as TeamRole;
    let project: TestProject;
    beforeAll(async () => {
      project = await aProjectFor(test1, owner);
    });

    test('the call is refused without a session, for strangers, former members and invited people (P6.3, TEAM-1, TEN-2)', async () => {
      await expectRefused(call, sent(project, invited), invited.token, 404);
      await expectRefused(call, sent(project, owner), undefined, 401);
      await expectRefused(call, sent(project, stranger), stranger.token, 404);
      await expectRefused(call, sent(project, former), former.token, 404);
    });

    test('the call is refused for roles below the required one', async () => {
      for (const role of roles.filter((one) => !roleIncludes(one, needed))) {
        const member = members.get(role);
        if (member) await expectRefused(call, sent(project, member), member.token, 403);
      }
    });

    test('the call is refused for unverified accounts where the matrix requires verification (ACC-15)', async () => {
      const unverified = await aMember(test1, owner.teamId, needed as (typeof roles)[number], { isVerified: false });
      const { status, message } = await test1.call(call, { ...sent(project, unverified), token: unverified.token });
      if (row?.action && needsVerification(row.action))
        expect([status, message]).toEqual([403, 'verification_required']);
      else expect(message).not.toBe('verification_required');
      project = await aProjectFor(test1, owner);
    });

    test('the call succeeds for the required role and the roles above', async () => {
      for (const role of roles.filter((one) => roleIncludes(one, needed))) {
        const member = members.get(role);
        if (!member) continue;
        const fresh = await aProjectFor(test1, owner);
        const { status, success, message } = await test1.call(call, { ...sent(fresh, member), token: member.token });
        // The role is sufficient, but the example names a connection that does not exist.
        const isAboutConnection = call.path.includes('Subscribe') || call.path.includes('OpenEvent');
        expect([role, status, success, message]).toEqual(
          isAboutConnection || isAbsent ? [role, 404, false, message] : [role, 200, true, ''],
        );
      }
    });

    test('ids of another team are not found, and nothing of either changes (TEN-2, TEN-3)', async () => {
      const foreign = await aProjectFor(test1, stranger);
      const own = await aProjectFor(test1, owner);
      for (const part of ['query', 'body'] as const) {
        const valid = sent(own, owner)[part] as Record<string, unknown> | undefined;
        const other = sent(foreign, owner)[part] as Record<string, unknown> | undefined;
        for (const key of Object.keys(valid ?? {}).filter(
          (name) =>
            /Id$|groupName/.test(name) &&
            !newIds.includes(name) &&
            !/edit|account|connection|template|^new/i.test(name),
        )) {
          const before = [await fingerprint(owner.teamId), await fingerprint(stranger.teamId)];
          const mixed = { ...sent(own, owner), [part]: { ...valid, [key]: other?.[key] } };
          const { status } = await test1.call(call, { ...mixed, token: owner.token });
          expect([key, status]).toEqual([key, 404]);
          expect([await fingerprint(owner.teamId), await fingerprint(stranger.teamId)]).toEqual(before);
        }
      }
    });
  },
);

describe.each(
  castCallExamples.map((example) => [`${getCallName(example.call)} ${example.as ?? ''}`.trim(), example] as const),
)('%s', (_name, { call, who, sent }) => {
  const aCast = async (role: (typeof roles)[number]) => {
    const { teamId } = await aPerson(test1);
    return { teamId, member: await aMember(test1, teamId, role), other: await aMember(test1, teamId, 'Viewer') };
  };

  test('the call is refused without a session, for strangers and for invited people (TEAM-1)', async () => {
    const cast = await aCast('Admin');
    const { token } = cast.member;
    const body = { teamId: cast.teamId, emails: [invited.email], permission: 'Admin' as const };
    expect((await test1.call(teamCalls.invite, { body, token })).success).toBe(true);
    await expectRefused(call, sent(cast), undefined, 401, cast.teamId);
    await expectRefused(call, sent(cast), stranger.token, 404, cast.teamId);
    await expectRefused(call, sent(cast), invited.token, 404, cast.teamId);
  });

  test.each(roles)('the call is allowed or refused for the role %s as the matrix says (TEAM-1)', async (role) => {
    const cast = await aCast(role);
    if (!roleIncludes(role, who)) return expectRefused(call, sent(cast), cast.member.token, 403, cast.teamId);
    expect((await test1.call(call, { ...sent(cast), token: cast.member.token })).status).toBe(200);
  });
});

describe.each(accountCallExamples.map((example) => [getCallName(example.call), example] as const))(
  '%s',
  (_name, { call, isAbsent, sent }) => {
    test('the call is refused without a session and succeeds for any account', async () => {
      const person = await aPerson(test1);
      const project = await aProject(test1, person);
      expect((await test1.call(call, sent(project, person))).status).toBe(401);
      const { status, success } = await test1.call(call, { ...sent(project, person), token: person.token });
      expect([status, success]).toEqual(isAbsent ? [404, false] : [200, true]);
    });
  },
);

test.each(staffCallExamples.map((example) => [getCallName(example.call), example] as const))(
  '%s is for the staff alone',
  async (_name, { call, isAbsent, sent }) => {
    const person = await aPerson(test1);
    const project = await aProject(test1, person);
    const statuses = async () => [
      (await test1.call(call, sent(project, person))).status,
      (await test1.call(call, { ...sent(project, person), token: person.token })).status,
    ];
    expect(await statuses()).toEqual([401, 403]);
    await makeStaff(test1, person, 'VIP, staff');
    expect(await statuses()).toEqual([401, isAbsent ? 404 : 200]);
  },
);

test('a route outside the matrix keeps the server from starting (API-9)', async () => {
  const { default: Fastify } = await import('fastify');
  const { addGuard } = await import('./guard.ts');
  const app = Fastify();
  addGuard(app, test1.services);
  expect(() => app.get('/api/Stray', async () => 'open to all')).toThrow('no row in the matrix');
});
