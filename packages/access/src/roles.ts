import { teamRoles, type TeamRole } from '@confab/model';

/** Whether a role is the required one or a higher one: each role includes all lower ones (P6.1, P6.2). */
export function roleIncludes(role: TeamRole, needed: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(needed);
}

/** The displayed name of a role (P3.25); most roles are displayed as they are stored. */
export function roleName(role: TeamRole): string {
  return role.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** Whether an account's comma-separated roles contain VIP, in upper or lower case (P6.9). */
export function isVip(roles: string): boolean {
  return names(roles, 'vip');
}

/**
 * Whether an account belongs to the staff of the installation, who may read feedback and crash reports.
 *
 * Its roles contain `Staff`, in upper or lower case. No call grants it: operators do, with `npm run staff`.
 */
export function isStaff(roles: string): boolean {
  return names(roles, 'staff');
}

function names(roles: string, wanted: string) {
  return roles.split(',').some((role) => role.trim().toLowerCase() === wanted);
}
