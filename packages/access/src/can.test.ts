import { teamRoles, type TeamRole } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { actionRoles, can, listRoles, needsVerification, type Action } from './can.ts';

/** The roles that may take each action, copied from the specification; one row for each action. */
const table: Readonly<Record<Action, string>> = {
  'team.see': 'Viewer Commenter MediaEditor AppEditor Admin',
  'project.read': 'Viewer Commenter MediaEditor AppEditor Admin',
  'project.simulate': 'Viewer Commenter MediaEditor AppEditor Admin',
  'media.read': 'Viewer Commenter MediaEditor AppEditor Admin',
  'testResult.read': 'Viewer Commenter MediaEditor AppEditor Admin',
  'analytics.read': 'Viewer Commenter MediaEditor AppEditor Admin',
  'analytics.export': 'AppEditor Admin',
  'comment.write': 'Commenter MediaEditor AppEditor Admin',
  'note.write': 'Commenter MediaEditor AppEditor Admin',
  'test.run': 'Commenter MediaEditor AppEditor Admin',
  'media.write': 'MediaEditor AppEditor Admin',
  'conversation.act': 'MediaEditor AppEditor Admin',
  'project.create': 'AppEditor Admin',
  'project.edit': 'AppEditor Admin',
  'item.create': 'AppEditor Admin',
  'project.delete': 'AppEditor Admin',
  'project.import': 'AppEditor Admin',
  'project.package': 'AppEditor Admin',
  'project.replaceText': 'AppEditor Admin',
  'project.export': 'AppEditor Admin',
  'project.test': 'AppEditor Admin',
  'project.publish': 'AppEditor Admin',
  'mail.preview': 'Viewer Commenter MediaEditor AppEditor Admin',
  'script.write': 'AppEditor Admin',
  'script.run': 'AppEditor Admin',
  'deleted.restore': 'AppEditor Admin',
  'team.rename': 'Admin',
  'team.invite': 'Admin',
  'team.changePermission': 'Admin',
  'team.removeMember': 'Admin',
  'team.delete': 'Admin',
  'deleted.empty': 'Admin',
  'comment.removeAny': 'Admin',
  'audit.read': 'Admin',
};
const actions = Object.keys(actionRoles).filter((action): action is Action => action in table);

describe('can', () => {
  test.each(Object.entries(table))('the action %s is allowed to %s only', (action, allowed) => {
    const known = actions.find((one) => one === action) ?? 'audit.read';
    expect(teamRoles.filter((role) => can(role, known)).join(' ')).toBe(allowed);
    expect(listRoles(known).join(' ')).toBe(allowed);
  });

  test('the table of this test has a row for every action', () => {
    expect(Object.keys(actionRoles).toSorted()).toEqual(Object.keys(table).toSorted());
  });

  test.each(['team.rename', 'team.changePermission', 'team.removeMember', 'team.invite', 'team.delete'] as const)(
    'the action %s is allowed to Admins only (P6.4)',
    (action) => {
      expect(can('Admin', action)).toBe(true);
      expect(can('AppEditor', action)).toBe(false);
    },
  );

  test('an Unauthorized account is allowed nothing (A6.2)', () => {
    const unauthorized: TeamRole = 'Unauthorized';
    expect(actions.filter((action) => can(unauthorized, action))).toEqual([]);
  });
});

describe('needsVerification', () => {
  test('needsVerification is true for creating projects and pages, inviting, publishing, exporting conversations, running code and mail (P6.7, ACC-15)', () => {
    const heldBack = actions.filter(needsVerification);
    const expected = [
      'analytics.export',
      'item.create',
      'mail.preview',
      'project.create',
      'project.import',
      'project.package',
      'project.publish',
      'project.replaceText',
      'project.simulate',
      'script.run',
      'team.invite',
      'test.run',
    ];
    expect(heldBack.toSorted()).toEqual(expected);
  });
});
