import { defineWords } from '../../../words/define-words.ts';

const english = {
  title: 'Confirm That It Is You',
  explainPassword: 'You signed in a while ago. Enter your password to continue.',
  password: 'Password',
  passwordMissing: 'Enter your password',
  explainCode: (mailbox: string) => `We sent a code to ${mailbox}. Copy it from the email within 10 minutes.`,
  code: 'Code',
  codeMissing: 'Enter the code from the email',
  sendCode: 'Email me a code instead',
  sendAnother: 'Email me another code',
  usePassword: 'Use my password instead',
  confirm: 'Confirm',
  cancel: 'Cancel',
};
export type ConfirmSignInWords = typeof english;

/** The words of the modal that confirms the sign-in. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
