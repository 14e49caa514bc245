import type { TeamRole } from '@confab/model';

interface Holder {
  readonly permission: TeamRole;
}

/** Whether a member manages a team: its name, its members and whether it exists. */
export function isAdmin({ permission }: Holder): boolean {
  return permission === 'Admin';
}

/** Whether a team would have no Admin without this one of its members (TEAM-3). */
export function isLastAdmin(members: readonly Holder[], member: Holder): boolean {
  return isAdmin(member) && members.filter(isAdmin).length === 1;
}
