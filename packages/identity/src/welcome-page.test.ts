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
  test('readWelcomeLink reads the values of a mailed link (P2.33)', () => {
    const values = { signupType: 'teamAccept', teamInvitationId: invitationId, isPasswordSet: 'false' };
    expect(link({ ...values, email: 'ada@example.test', teamName: 'Send money', error: 'emailExpired' })).toEqual({
      signupType: 'teamAccept',
      invitationId,
      isPasswordSet: false,
      email: 'ada@example.test',
      error: 'emailExpired',
    });
  });

  test.each([...signupTypes])('readWelcomeLink accepts the sign-up type %s (P2.33)', (signupType) => {
    expect(link({ signupType }).signupType).toBe(signupType);
  });

  test('readWelcomeLink ignores invalid values', () => {
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
  ])(
    'the welcome page for %s is %s, and asks for a first password: %s (P2.37)',
    (signupType, kind, asksForPassword) => {
      expect(welcomeView(link({ signupType }), done)).toMatchObject({ kind, asksForPassword });
    },
  );

  test('the welcome page takes the team name and the missing password only from the answer of the server (WEB-2)', () => {
    const said = link({ signupType: 'teamAccept', teamName: 'Evil', isPasswordSet: 'false' });
    const answer = { ...done, isPasswordSet: true };
    expect(welcomeView(said, answer)).toMatchObject({ teamName: 'Night Shift', asksForPassword: false });
  });

  test('the welcome page never asks for a password when the link did not work, whatever the link contains', () => {
    const typed = fc.record({
      signupType: fc.constantFrom<string>(...signupTypes, 'other'),
      isPasswordSet: fc.constantFrom('true', 'false'),
      error: fc.oneof(fc.constantFrom<string>(...Object.keys(welcomeMessages)), fc.string()),
    });
    fc.assert(
      fc.property(typed, fc.string(), (values, text) => {
        const message = { message: text };
        const view = welcomeView(link(values), { isDone: false, error: values.error, message });
        expect(view).toEqual({ kind: 'failed', ...welcomeError(values.error, message) });
      }),
    );
  });
});

describe('welcomeError (P8.40, P8.41, P8.43)', () => {
  test('welcomeError names its messages, by which they are translated', () => {
    expect(welcomeError('linkNeeded').message.messageName).toBe('welcomeMessages.linkNeeded');
    expect(welcomeError('toString').message.messageName).toBe('welcomeMessages.internalError');
  });

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
    ['linkNeeded (P4.17)', 'linkNeeded', 'Open the link in the email again to confirm your address.'],
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
  ])('the welcome page explains %s', (_what, error, message) => {
    expect(welcomeError(error).message.message).toBe(message);
  });

  test('the welcome page asks to check the address, to register again or to report it when no account is found (P8.42)', () => {
    expect(welcomeError('userNotFound', { message: 'A team message' }).message.message).toMatch(
      /matches.*confirmation email.*register again.*report/,
    );
  });

  test('the welcome page prefers the message of the server about the team to the default (P8.43)', () => {
    const ended = { message: 'This invitation has ended' };
    expect(welcomeError('internalError', ended).message).toBe(ended);
  });
});

test('a link answers an invitation for two sign-up types (P4.28)', () => {
  expect(signupTypes.filter(isInvitation)).toEqual(['teamAccept', 'teamReject']);
});

test('a masked address shows only its first letter and its domain', () => {
  expect(maskEmail('ada@example.test')).toBe('a•••@example.test');
  expect(maskEmail('nonsense')).toBe('•••');
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{2,20}$/), (local) => {
      expect(maskEmail(`${local}@x.test`)).toBe(`${local[0]}•••@x.test`);
    }),
  );
});
