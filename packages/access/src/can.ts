import { teamRoles, type TeamRole } from '@confab/model';
import { roleIncludes } from './roles.ts';

/** The lowest role that may take each action in its team. */
export const actionRoles = {
  'team.see': 'Viewer',
  'project.read': 'Viewer',
  'project.simulate': 'Viewer',
  'media.read': 'Viewer',
  'testResult.read': 'Viewer',
  'analytics.read': 'Viewer',
  /** The texts of visitors as a file (CHAT-7). */
  'analytics.export': 'AppEditor',
  'comment.write': 'Commenter',
  'note.write': 'Commenter',
  'test.run': 'Commenter',
  'media.write': 'MediaEditor',
  /** Conversations held by the member change other systems: requests that write, mails. */
  'conversation.act': 'MediaEditor',
  'project.create': 'AppEditor',
  'project.edit': 'AppEditor',
  'item.create': 'AppEditor',
  'project.delete': 'AppEditor',
  'project.import': 'AppEditor',
  'project.package': 'AppEditor',
  'project.replaceText': 'AppEditor',
  'project.export': 'AppEditor',
  'project.test': 'AppEditor',
  'project.publish': 'AppEditor',
  'mail.preview': 'Viewer',
  'script.write': 'AppEditor',
  'script.run': 'AppEditor',
  'deleted.restore': 'AppEditor',
  'team.rename': 'Admin',
  'team.invite': 'Admin',
  'team.changePermission': 'Admin',
  'team.removeMember': 'Admin',
  'team.delete': 'Admin',
  'deleted.empty': 'Admin',
  'comment.removeAny': 'Admin',
  'audit.read': 'Admin',
} as const satisfies Readonly<Record<string, TeamRole>>;

/** An action of a member in a team. */
export type Action = keyof typeof actionRoles;

/** Whether a role in the team may take an action there. An account outside the team has the role `Unauthorized`. */
export function can(role: TeamRole, action: Action): boolean {
  return roleIncludes(role, actionRoles[action]);
}

/** The roles that may take an action, for a statement of the database. */
export function listRoles(action: Action): readonly TeamRole[] {
  return teamRoles.filter((role) => can(role, action));
}

/** The actions that create, publish or export content, run the code of authors, or concern mail to others. */
const verifiedActions: ReadonlySet<Action> = new Set<Action>([
  'project.create',
  'item.create',
  'project.import',
  'project.package',
  'project.publish',
  'project.replaceText',
  'analytics.export',
  'team.invite',
  'project.simulate',
  'test.run',
  'script.run',
  'mail.preview',
]);

/** Whether an action requires that the account has verified its email address (P6.7, ACC-15). */
export function needsVerification(action: Action): boolean {
  return verifiedActions.has(action);
}
