import { teamCalls, type Call } from '@confab/contracts';
import type { TeamId, TeamRole } from '@confab/model';
import type { CallOptions } from '../open-test-app.ts';
import type { TestPerson } from '../people-and-projects.ts';

/** The people of a team that was made for one call. */
export interface TeamCast {
  readonly teamId: TeamId;
  /** The person who makes the call, in the role under test. */
  readonly member: TestPerson;
  /** Somebody else in the team, a Viewer. */
  readonly other: TestPerson;
}

/** One valid example of every call that changes who is in a team; the matrix test makes a team for each try. */
export const castCallExamples: readonly {
  readonly call: Call;
  /** The name of a case whose call is tried in two ways. */
  readonly as?: string;
  readonly who: Exclude<TeamRole, 'Unauthorized'>;
  readonly sent: (cast: TeamCast) => CallOptions<Call>;
}[] = [
  {
    call: teamCalls.changePermission,
    who: 'Admin',
    sent: ({ teamId, other }) => ({ query: { teamId, emailToModify: other.email, newPermission: 'Commenter' } }),
  },
  {
    call: teamCalls.removeMember,
    as: 'of somebody else',
    who: 'Admin',
    sent: ({ teamId, other }) => ({ query: { teamId, tvAccountIdToRemove: other.accountId } }),
  },
  {
    call: teamCalls.removeMember,
    as: 'of oneself',
    who: 'Viewer',
    sent: ({ teamId, member }) => ({ query: { teamId, tvAccountIdToRemove: member.accountId } }),
  },
  // Passes the guard, and is then refused because the team has other members.
  { call: teamCalls.remove, who: 'Admin', sent: ({ teamId }) => ({ query: { teamId } }) },
];
