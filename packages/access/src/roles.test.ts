import { describe, expect, test } from 'vitest';
import { isStaff, isVip, roleIncludes, roleName } from './roles.ts';

const falling = ['Admin', 'AppEditor', 'MediaEditor', 'Commenter', 'Viewer', 'Unauthorized'] as const;

describe('roleIncludes', () => {
  test.each(falling)(
    'roleIncludes lets %s include itself and every lower role, and no higher one (P6.1, P6.2, A6.1)',
    (role) => {
      const included = falling.filter((other) => roleIncludes(role, other));
      expect(included).toEqual(falling.slice(falling.indexOf(role)));
    },
  );
});

describe('isVip reads the roles of an account (P6.9, A6.6)', () => {
  test.each([
    ['VIP', true],
    ['vip', true],
    ['Author, Vip', true],
    ['author,VIP,tester', true],
    ['', false],
    ['author', false],
    ['VIPER', false],
    ['not vip', false],
  ])('isVip reads the roles %j as %s', (roles, expected) => {
    expect(isVip(roles)).toBe(expected);
  });
});

describe('isStaff', () => {
  test.each([
    ['Staff', true],
    ['vip, STAFF', true],
    ['', false],
    ['staffing', false],
    ['not staff', false],
  ])('isStaff reads the roles %j as %s', (roles, expected) => {
    expect(isStaff(roles)).toBe(expected);
  });
});

describe('roleName', () => {
  test('roleName returns the displayed name of each role (P3.25)', () => {
    expect(falling.map(roleName)).toEqual([
      'Admin',
      'App Editor',
      'Media Editor',
      'Commenter',
      'Viewer',
      'Unauthorized',
    ]);
  });
});
