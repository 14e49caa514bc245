import { teamRoles, type TeamRole } from '@confab/model';

/** Whether a role is the needed one or above it: each role includes everything below it (P6.1, P6.2). */
export function roleIncludes(role: TeamRole, needed: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(needed);
}

/** The roles that include the needed one, lowest first. */
export function rolesAtLeast(needed: TeamRole): readonly TeamRole[] {
  return teamRoles.slice(teamRoles.indexOf(needed));
}

/** Whether an account's comma-separated roles name VIP, in whatever case (P6.9). */
export function isVip(roles: string): boolean {
  return roles.split(',').some((role) => role.trim().toLowerCase() === 'vip');
}
