import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordStrength } from './password-strength.ts';
import { checkEmailChange, checkPasswordChange, securityMessages } from './security-panels.ts';

const strong = 'Tidal+Lantern';
const tooLong = `A1${'x'.repeat(127)}`;
/** The English texts of messages, by field. */
const listTexts = (faults: ReturnType<typeof checkPasswordChange>) =>
  Object.fromEntries(Object.entries(faults).map(([field, { message }]) => [field, message]));
const whole = { current: 'old', next: strong, confirmation: strong };

describe('checkPasswordChange (P5.11, P5.12, P5.13, P5.14)', () => {
  test.each([
    ['what is missing (P5.11)', { ...whole, current: '' }, { current: 'You must enter your current password' }],
    ['P5.13', { ...whole, confirmation: '' }, { confirmation: 'You must enter your new password again to confirm it' }],
    [
      'P5.14',
      { ...whole, confirmation: 'Tidal+lantern' },
      { confirmation: 'Your confirmed password is not the same as your new password' },
    ],
    [
      'P5.12',
      { current: 'old', next: '', confirmation: strong },
      {
        next: 'You must enter a new password',
        confirmation: 'Your confirmed password is not the same as your new password',
      },
    ],
    ['P5.24', { current: 'old', next: 'weak', confirmation: 'weak' }, { next: 'Please enter a stronger password' }],
    [
      'a password that is too long',
      { current: 'old', next: tooLong, confirmation: tooLong },
      { next: 'Please enter a password of at most 128 characters' },
    ],
    ['nothing', whole, {}],
  ])('checkPasswordChange returns the messages of %s for %j', (_id, form, faults) => {
    expect(listTexts(checkPasswordChange(form))).toEqual(faults);
  });

  test('checkPasswordChange accepts a form when every field is filled, the new password is strong and both entries match', () => {
    const typed = fc.oneof(fc.constant(''), fc.constant(strong), fc.string({ maxLength: 14 }));
    fc.assert(
      fc.property(typed, typed, typed, (current, next, confirmation) => {
        const passes = Object.keys(checkPasswordChange({ current, next, confirmation })).length === 0;
        expect(passes).toBe(current !== '' && passwordStrength(next).isStrong && confirmation === next);
      }),
    );
  });

  test('checkPasswordChange returns at most one message for each field, always one of the listed messages', () => {
    const messages: readonly string[] = Object.values(securityMessages);
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (current, next, confirmation) => {
        for (const { message } of Object.values(checkPasswordChange({ current, next, confirmation })))
          expect(messages).toContain(message);
      }),
    );
  });
});

describe('checkEmailChange (P5.15, P5.16)', () => {
  test.each([
    ['', 'You must enter a new email address', 'P5.15'],
    ['ada@', 'You must enter a valid new email address', 'P5.16'],
    ['ada@example.test', undefined, 'a valid one'],
  ])('checkEmailChange answers %j with: %s (%s)', (email, message, _id) => {
    expect(checkEmailChange(email)?.message).toBe(message);
  });
});
