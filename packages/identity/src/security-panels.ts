import { defineMessages, type NamedMessage } from '@confab/model';
import { checkEmailAddress } from './email-address.ts';
import { isPasswordTooLong, passwordStrength, passwordTooLong } from './password-strength.ts';
import { signInMessages } from './sign-in-forms.ts';

/** Messages of the two panels of the security page (P5.11 to P5.16), word for word. */
export const securityMessages = {
  currentMissing: 'You must enter your current password',
  newMissing: 'You must enter a new password',
  newWeak: signInMessages.passwordWeak,
  confirmationMissing: 'You must enter your new password again to confirm it',
  confirmationDiffers: 'Your confirmed password is not the same as your new password',
  emailMissing: 'You must enter a new email address',
  emailInvalid: 'You must enter a valid new email address',
} as const;

const words = defineMessages('securityMessages', securityMessages);

/** The fields of the password panel as the user typed them. */
export interface PasswordChange {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** Returns the error of each field of the password panel; an empty object when there is none (P5.11 to P5.14). */
export function checkPasswordChange(form: PasswordChange): Partial<Record<keyof PasswordChange, NamedMessage>> {
  const { current, next, confirmation } = form;
  return {
    ...(current === '' && { current: words.currentMissing }),
    ...(next === '' ? { next: words.newMissing } : findWeakness(next)),
    ...(confirmation === ''
      ? { confirmation: words.confirmationMissing }
      : confirmation !== next && { confirmation: words.confirmationDiffers }),
  };
}

function findWeakness(next: string) {
  if (!passwordStrength(next).isStrong) return { next: words.newWeak };
  return isPasswordTooLong(next) ? { next: passwordTooLong } : {};
}

/** Returns the problem with a new email address, if any (P5.15, P5.16). */
export function checkEmailChange(email: string): NamedMessage | undefined {
  const found = checkEmailAddress(email);
  return found && (found === 'missing' ? words.emailMissing : words.emailInvalid);
}
