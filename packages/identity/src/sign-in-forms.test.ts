import { describe, expect, test } from 'vitest';
import { checkCreateAccount, checkFirstPassword, checkNewPassword } from './new-password-forms.ts';
import { checkEmailStep, checkForgotPassword, checkSignIn } from './sign-in-forms.ts';

const email = 'ada@example.org';
const strong = 'Tidal+Lantern';

describe('checkSignIn (P5.1, P5.2, P5.3)', () => {
  test.each([
    ['', '', 'email', 'You must enter an email address', 'P5.1'],
    ['ada', '', 'email', 'You must enter a valid email address', 'P5.2'],
    [email, '', 'password', 'You must enter a password', 'P5.3'],
  ])('checkSignIn answers %j with the password %j: field %s, message %s (%s)', (typed, password, field, message) => {
    expect(checkSignIn({ email: typed, password })).toMatchObject({ field, message });
  });

  test('checkSignIn names its messages, by which they are translated', () => {
    expect(checkSignIn({ email, password: '' })?.messageName).toBe('signInMessages.passwordMissing');
  });

  test('checkSignIn does not check the strength of an existing password', () => {
    expect(checkSignIn({ email, password: 'old' })).toBeUndefined();
  });
});

describe('checkEmailStep', () => {
  test('checkEmailStep asks for an address (P5.4)', () => {
    expect(checkEmailStep('')?.message).toBe('You need to enter an email address');
  });

  test('checkEmailStep asks for a valid address (P5.5)', () => {
    expect(checkEmailStep('ada@')?.message).toBe("You haven't entered a valid email address");
    expect(checkEmailStep(email)).toBeUndefined();
  });
});

describe('checkCreateAccount (P5.6)', () => {
  test.each([
    [{ email: '', password: '', hasAcceptedTerms: false }, 'You must enter an email address'],
    [{ email: 'ada', password: '', hasAcceptedTerms: false }, 'You must enter a valid email address'],
    [{ email, password: '', hasAcceptedTerms: false }, 'You must enter a password'],
    [{ email, password: 'weak', hasAcceptedTerms: false }, 'Please enter a stronger password'],
    [{ email, password: strong, hasAcceptedTerms: false }, 'You must accept our terms to create an account'],
    [{ email, password: strong, hasAcceptedTerms: true }, undefined],
  ])('checkCreateAccount checks the rules of sign-in, then strength, then terms: %j (P5.6)', (form, message) => {
    expect(checkCreateAccount(form)?.message).toBe(message);
  });
});

describe('checkForgotPassword', () => {
  test('checkForgotPassword asks for the address with the messages of sign-in (P5.7)', () => {
    expect(checkForgotPassword({ email: '' })?.message).toBe('You must enter an email address');
    expect(checkForgotPassword({ email: 'ada' })?.message).toBe('You must enter a valid email address');
    expect(checkForgotPassword({ email })).toBeUndefined();
  });
});

describe('checkNewPassword', () => {
  test('checkNewPassword asks for a shorter password when a strong one has more than 128 characters', () => {
    expect(checkNewPassword(`A1${'x'.repeat(127)}`)?.message).toBe('Please enter a password of at most 128 characters');
    expect(checkNewPassword(`A1${'x'.repeat(126)}`)).toBeUndefined();
    const form = { email: 'ada@example.test', password: `A1${'x'.repeat(127)}`, hasAcceptedTerms: true };
    expect(checkCreateAccount(form)?.message).toBe('Please enter a password of at most 128 characters');
  });

  test('checkNewPassword asks for a password, then for a stronger one (P5.8)', () => {
    expect(checkNewPassword('')?.message).toBe('You must enter a password');
    expect(checkNewPassword('weak')?.message).toBe('Please enter a stronger password');
    expect(checkNewPassword(strong)).toBeUndefined();
  });
});

describe('checkFirstPassword', () => {
  test('checkFirstPassword asks for a password with the message of its page, then for a stronger one (P5.10)', () => {
    expect(checkFirstPassword('', 'welcome')?.message).toBe("Your new password can't be blank");
    expect(checkFirstPassword('')?.message).toBe("Password can't be blank");
    expect(checkFirstPassword('weak')?.message).toBe('Please enter a stronger password');
    expect(checkFirstPassword(strong)).toBeUndefined();
  });
});
