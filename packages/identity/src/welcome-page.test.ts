import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isInvitation,
  maskEmail,
  readWelcomeLink,
  signupTypes,
  welcomeError,
  welcomeMessages,
  welcomeView,
  type WelcomeAnswer,
} from './welcome-page.ts';

const invitationId = '0197a000-0000-4000-8000-000000000001';
const link = (values: Readonly<Record<string, string>>) => readWelcomeLink((name) => values[name] ?? null);

describe('readWelcomeLink (P2.33)', () => {
  test('reads what a mailed link holds (P2.33)', () => {
    const values = { signupType: 'teamAccept', teamInvitationId: invitationId, isPasswordSet: 'false' };
    expect(link({ ...values, email: 'ada@example.test', teamName: 'Send money', error: 'emailExpired' })).toEqual({
      signupType: 'teamAccept',
      invitationId,
      isPasswordSet: false,
      email: 'ada@example.test',
      error: 'emailExpired',
    });
  });

  test.each([...signupTypes])('knows the sign-up type %s (P2.33)', (signupType) => {
    expect(link({ signupType }).signupType).toBe(signupType);
  });

  test('takes nothing for what it is not', () => {
    expect(link({ signupType: '__proto__', teamInvitationId: '../x', isPasswordSet: 'no', error: '' })).toEqual({
      signupType: 'my',
      invitationId: undefined,
      isPasswordSet: true,
      email: '',
      error: undefined,
    });
  });
});

describe('welcomeView (P2.37)', () => {
  const done: WelcomeAnswer = {
    isDone: true,
    email: 'ada@example.test',
    isPasswordSet: false,
    teamName: 'Night Shift',
  };

  test.each([
    ['teamAccept', 'accepted', true],
    ['teamReject', 'declined', false],
    ['my', 'signedUp', true],
  ])('of %s is %s, and asks for a first password: %s (P2.37)', (signupType, kind, asksForPassword) => {
    expect(welcomeView(link({ signupType }), done)).toMatchObject({ kind, asksForPassword });
  });

  test('takes the name of the team and the missing password from the answer alone (WEB-2)', () => {
    const said = link({ signupType: 'teamAccept', teamName: 'Evil', isPasswordSet: 'false' });
    const answer = { ...done, isPasswordSet: true };
    expect(welcomeView(said, answer)).toMatchObject({ teamName: 'Night Shift', asksForPassword: false });
  });

  test('asks nobody for a password when the link did not work, whatever stands in it', () => {
    const typed = fc.record({
      signupType: fc.constantFrom<string>(...signupTypes, 'other'),
      isPasswordSet: fc.constantFrom('true', 'false'),
      error: fc.oneof(fc.constantFrom<string>(...Object.keys(welcomeMessages)), fc.string()),
    });
    fc.assert(
      fc.property(typed, fc.string(), (values, message) => {
        const view = welcomeView(link(values), { isDone: false, error: values.error, message });
        expect(view).toEqual({ kind: 'failed', ...welcomeError(values.error, message) });
      }),
    );
  });
});

describe('welcomeError (P8.40, P8.41, P8.43)', () => {
  test.each([
    [
      'emailExpired (P8.40)',
      'emailExpired',
      'This registration link has expired. You should have automatically just received another confirmation link in your inbox, please try again.',
    ],
    ['alreadyRegistered (P8.41)', 'alreadyRegistered', 'This account has already been registered.'],
    [
      'signInRequired (ACC-5)',
      'signInRequired',
      'Sign in with your new email address and your password, then open the link in the email again.',
    ],
    [
      'internalError (P8.43)',
      'internalError',
      'Something went wrong, please try again. If this error persists please report a bug',
    ],
    [
      'anything else (P8.43)',
      'toString',
      'Something went wrong, please try again. If this error persists please report a bug',
    ],
  ])('words %s', (_what, error, message) => {
    expect(welcomeError(error).message).toBe(message);
  });

  test('asks to check the address, to register again or to report it when nobody is found (P8.42)', () => {
    expect(welcomeError('userNotFound', 'A team message').message).toMatch(
      /matches.*confirmation email.*register again.*report/,
    );
  });

  test('says what the server says of the team before the default (P8.43)', () => {
    expect(welcomeError('internalError', 'This invitation has ended').message).toBe('This invitation has ended');
  });
});

test('an invitation is answered for two sign-up types (P4.28)', () => {
  expect(signupTypes.filter(isInvitation)).toEqual(['teamAccept', 'teamReject']);
});

test('a masked address keeps its first letter and its domain and says no more', () => {
  expect(maskEmail('ada@example.test')).toBe('a•••@example.test');
  expect(maskEmail('nonsense')).toBe('•••');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,20}$/), (local) => {
      expect(maskEmail(`${local}@x.test`)).toBe(`${local[0]}•••@x.test`);
    }),
  );
});
