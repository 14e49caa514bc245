import { teamRoles, type TeamRole } from '@confab/model';

/** Whether a role is the needed one or above it: each role includes everything below it (P6.1, P6.2). */
export function roleIncludes(role: TeamRole, needed: TeamRole): boolean {
  return teamRoles.indexOf(role) >= teamRoles.indexOf(needed);
}

/** What people call a role (P3.25); the other roles are called as they are written. */
export function roleName(role: TeamRole): string {
  return role.replace(/(?<=[a-z])(?=[A-Z])/g, ' ');
}

/** Whether an account's comma-separated roles name VIP, in whatever case (P6.9). */
export function isVip(roles: string): boolean {
  return names(roles, 'vip');
}

/**
 * Whether an account belongs to the staff of the installation, who read feedback and crash reports.
 *
 * Its roles name `Staff`, in whatever case. No call grants it: whoever runs the installation writes it into the database.
 */
export function isStaff(roles: string): boolean {
  return names(roles, 'staff');
}

function names(roles: string, wanted: string) {
  return roles.split(',').some((role) => role.trim().toLowerCase() === wanted);
}
