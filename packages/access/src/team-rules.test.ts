import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  deletionProblem,
  invitationProblems,
  isOpenable,
  switchableTeams,
  teamMessages,
  teamNameProblem,
  tidyTeamName,
} from './team-rules.ts';

describe('teamNameProblem', () => {
  test.each(['Night Shift', 'Équipe 7', '夜勤', 'A', '🦉 Owls 👩‍👩‍👧', '<b>Bold</b>', 'a'.repeat(60)])(
    'teamNameProblem accepts %s',
    (name) => {
      expect(teamNameProblem(name)).toBeUndefined();
    },
  );

  test.each(['', '   ', '\t\n'])('teamNameProblem asks for a name instead of %j (P5.17)', (name) => {
    expect(teamNameProblem(name)).toEqual({
      message: 'You must enter a team name',
      messageName: 'teamMessages.nameMissing',
    });
  });

  test('teamNameProblem rejects a name of more than 60 characters (TEAM-9)', () => {
    expect(teamNameProblem('a'.repeat(61))?.message).toBe(teamMessages.nameTooLong);
    expect(teamNameProblem('🦉'.repeat(60))).toBeUndefined();
  });

  test.each(['A\r\nBcc: b@x.io', 'A\u0000B', 'A\u202eB', 'A\u2066B', 'A\u200bB', 'A\u2028B', 'A\ud800B'])(
    'teamNameProblem rejects %j, which contains invisible characters (TEAM-9)',
    (name) => {
      expect(teamNameProblem(name)?.message).toBe(teamMessages.nameUnprintable);
    },
  );
});

test('tidyTeamName leaves a tidy name unchanged', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const tidy = tidyTeamName(name);
      expect(tidyTeamName(tidy)).toBe(tidy);
      expect(teamNameProblem(tidy)).toBe(teamNameProblem(name));
    }),
  );
});

describe('invitationProblems', () => {
  const isAddress = (email: string) => email.includes('@');
  const problems = (email: string, permission: 'Viewer' | 'Unauthorized' | '') =>
    invitationProblems({ email, permission }, ['Ada@x.io'], isAddress);

  test('an invitation needs an address and a permission (P5.19, P5.20)', () => {
    expect(problems('', '')).toMatchObject({
      email: { message: 'You need to type in a valid email address to invite a new member' },
      permission: { message: 'You need to select a permission for the user to invite a new member' },
    });
    expect(problems('grace@x.io', 'Unauthorized').permission?.message).toBe(teamMessages.invitePermission);
  });

  test('an invitation to an existing member is rejected (P5.21)', () => {
    expect(problems('ADA@x.io', 'Viewer').email?.message).toBe('That user is already a member of this team');
  });

  test('anybody outside the team can be invited', () => {
    expect(problems('grace@x.io', 'Viewer')).toEqual({ email: undefined, permission: undefined });
  });
});

test.each([
  [1, undefined],
  [2, 'You must remove all team members before you can delete the team'],
  [7, 'You must remove all team members before you can delete the team'],
])('a team of %i can be deleted only when it has no other member (P5.22)', (members, problem) => {
  expect(deletionProblem(members)?.message).toBe(problem);
});

describe('a team', () => {
  const team = (invitePending: boolean, permission: 'Viewer' | 'Admin' | 'Unauthorized') => ({
    invitePending,
    permission,
  });

  test('a team can be opened once its invitation is accepted (P2.44)', () => {
    expect([isOpenable(team(true, 'Admin')), isOpenable(team(false, 'Viewer'))]).toEqual([false, true]);
  });

  test('members of a team can switch to it (P6.6)', () => {
    const mine = team(false, 'Viewer');
    expect(switchableTeams([team(true, 'Admin'), mine, team(false, 'Unauthorized')])).toEqual([mine]);
  });
});
