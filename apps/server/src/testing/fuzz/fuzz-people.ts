import { needsVerification, roleIncludes } from '@confab/access';
import type { Call } from '@confab/contracts';
import type { TeamId, TeamRole } from '@confab/model';
import { findRow } from '../../access/matrix.ts';
import type { TestApp } from '../open-test-app.ts';
import { aMember, aPerson, makeStaff, type TestPerson } from '../people-and-projects.ts';

/** Somebody who sends requests about a team. */
export interface FuzzPerson {
  readonly name: string;
  /** The account that the requests name: that of the owner if the person is a signed-out visitor. */
  readonly account: TestPerson;
  readonly token: string | undefined;
  /** The role in the team; undefined for people outside it. */
  readonly role: TeamRole | undefined;
  readonly isVerified: boolean;
  readonly isStaff: boolean;
}

const roles = ['Viewer', 'Commenter', 'MediaEditor', 'AppEditor', 'Admin'] as const;

/** Creates a team and one person in each position towards it; the owner comes first. */
export async function createPeople(test: TestApp, foreignAdmin: TestPerson): Promise<readonly FuzzPerson[]> {
  const owner = await aPerson(test);
  const { teamId } = owner;
  const members: FuzzPerson[] = [];
  for (const role of roles) members.push(toPerson(role, await aMember(test, teamId, role), role));
  const unverified = await aMember(test, teamId, 'Admin', { isVerified: false });
  const former = await aMember(test, teamId, 'AppEditor');
  await removeMember(test, teamId, former);
  const staff = await aPerson(test);
  await makeStaff(test, staff, 'VIP, staff');
  return [
    toPerson('owner', owner, 'Admin'),
    ...members,
    { ...toPerson('unverified Admin', unverified, 'Admin'), isVerified: false },
    { ...toPerson('signed-out visitor', owner, undefined), token: undefined },
    toPerson('stranger', await aPerson(test), undefined),
    toPerson('former member', former, undefined),
    toPerson("other team's Admin", foreignAdmin, undefined),
    { ...toPerson('staff', staff, undefined), isStaff: true },
  ];
}

function toPerson(name: string, account: TestPerson, role: TeamRole | undefined): FuzzPerson {
  return { name, account, token: account.token, role, isVerified: true, isStaff: false };
}

async function removeMember({ services }: TestApp, teamId: TeamId, { accountId }: TestPerson) {
  await services.db.deleteFrom('teamMember').where('accountId', '=', accountId).where('teamId', '=', teamId).execute();
}

/** Whether the answers to a person may hold data of the foreign team: the staff sees all teams in its own calls. */
export function mayReadForeign(call: Call, { name, isStaff }: FuzzPerson): boolean {
  return name === "other team's Admin" || (isStaff && findRow(call)?.who === 'staff');
}

/** Whether the matrix lets a person make a call about the team; the call can still refuse its content. */
export function isPermitted(call: Call, { token, role, isVerified, isStaff }: FuzzPerson): boolean {
  const row = findRow(call);
  if (!row) return false;
  if (row.who === 'public') return true;
  if (token === undefined) return false;
  if (row.action && needsVerification(row.action) && !isVerified) return false;
  if (row.who === 'signedIn') return true;
  if (row.who === 'staff') return isStaff;
  return role !== undefined && roleIncludes(role, row.who);
}
