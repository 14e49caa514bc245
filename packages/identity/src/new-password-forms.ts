import { isPasswordTooLong, passwordStrength, passwordTooLong } from './password-strength.ts';
import { checkSignIn, fault, namedSignInMessages, type FormFault } from './sign-in-forms.ts';

const words = namedSignInMessages;

/** Checks the create-account form: the rules of sign-in, then password strength, then terms (P5.6). */
export function checkCreateAccount(form: {
  readonly email: string;
  readonly password: string;
  readonly hasAcceptedTerms: boolean;
}): FormFault | undefined {
  return (
    checkSignIn(form) ?? strengthFault(form.password) ?? fault(!form.hasAcceptedTerms, 'terms', words.termsNotAccepted)
  );
}

/** Checks the new password on the reset page (P5.8). */
export function checkNewPassword(password: string): FormFault | undefined {
  return fault(password === '', 'password', words.passwordMissing) ?? strengthFault(password);
}

function strengthFault(password: string) {
  return (
    fault(!passwordStrength(password).isStrong, 'password', words.passwordWeak) ??
    fault(isPasswordTooLong(password), 'password', passwordTooLong)
  );
}

/** Checks the first password of an account, on the welcome page or at sign-in (P5.10). */
export function checkFirstPassword(password: string, where: 'welcome' | 'signIn' = 'signIn'): FormFault | undefined {
  const blank = where === 'welcome' ? words.newPasswordBlank : words.passwordBlank;
  return fault(password === '', 'password', blank) ?? checkNewPassword(password);
}

/** Checks the password chosen at sign-up, which the welcome page asks for again; the server knows whether it is right. */
export function checkSignUpPassword(password: string): FormFault | undefined {
  return fault(password === '', 'password', words.passwordBlank);
}
