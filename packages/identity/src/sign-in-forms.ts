import { defineMessages, type NamedMessage } from '@confab/model';
import { checkEmailAddress } from './email-address.ts';

/** The first error of a form: the field, and the message shown beside it. */
export interface FormFault extends NamedMessage {
  readonly field: 'email' | 'password' | 'terms';
}

/** Messages of the sign-in forms (P5.1 to P5.10), word for word; the server sends the same ones. */
export const signInMessages = {
  emailMissing: 'You must enter an email address',
  emailInvalid: 'You must enter a valid email address',
  passwordMissing: 'You must enter a password',
  checkEmailMissing: 'You need to enter an email address',
  checkEmailInvalid: "You haven't entered a valid email address",
  passwordWeak: 'Please enter a stronger password',
  termsNotAccepted: 'You must accept our terms to create an account',
  resetPasswordBlank: "New Password can't be blank!",
  newPasswordBlank: "Your new password can't be blank",
  passwordBlank: "Password can't be blank",
  resetSucceeded: 'Password reset successfully',
  alreadyReset:
    "You've already reset your password! If you want to change your password again you'll need to request another password reset email from the login page",
} as const;

/** The messages of the sign-in forms with their names. */
export const namedSignInMessages = defineMessages('signInMessages', signInMessages);

const words = namedSignInMessages;

/** Checks the sign-in form (P5.1, P5.2, P5.3). */
export function checkSignIn(form: { readonly email: string; readonly password: string }): FormFault | undefined {
  return checkForgotPassword(form) ?? fault(form.password === '', 'password', words.passwordMissing);
}

/** Checks an email address before the server is asked about its account (P5.4, P5.5). */
export function checkEmailStep(email: string): FormFault | undefined {
  return emailFault(email, words.checkEmailMissing, words.checkEmailInvalid);
}

/** Checks the forgotten-password form (P5.7). */
export function checkForgotPassword({ email }: { readonly email: string }): FormFault | undefined {
  return emailFault(email, words.emailMissing, words.emailInvalid);
}

function emailFault(email: string, missing: NamedMessage, invalid: NamedMessage) {
  const found = checkEmailAddress(email);
  return found && fault(true, 'email', found === 'missing' ? missing : invalid);
}

/** Returns a fault when `isWrong` is true. */
export function fault(isWrong: boolean, field: FormFault['field'], message: NamedMessage): FormFault | undefined {
  return isWrong ? { field, ...message } : undefined;
}
