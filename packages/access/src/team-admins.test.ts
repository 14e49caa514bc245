import { teamRoles } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { isAdmin, isLastAdmin } from './team-admins.ts';

test('only the role Admin makes a member an Admin', () => {
  expect(teamRoles.filter((permission) => isAdmin({ permission }))).toEqual(['Admin']);
});

describe('isLastAdmin', () => {
  const [ada, grace, eve] = (['Admin', 'AppEditor', 'Admin'] as const).map((permission) => ({ permission }));

  test('the only Admin of a team is its last one, other members are not (TEAM-3)', () => {
    const members = [ada!, grace!];
    expect(members.map((member) => isLastAdmin(members, member))).toEqual([true, false]);
  });

  test('with two Admins, neither of them is the last one (TEAM-3)', () => {
    const members = [ada!, grace!, eve!];
    expect(members.map((member) => isLastAdmin(members, member))).toEqual([false, false, false]);
  });
});
