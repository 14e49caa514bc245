import { defineWords } from '../../words/define-words.ts';

const english = {
  unverified: 'Some features may be limited for now. Check your email to finish setting up your account.',
  sendAgain: 'Send the email again',
  title: 'Account Verification Required',
  text: (email: string) =>
    `This needs a verified email address. Follow the link in the email that was sent to ${email}, then try again.`,
  close: 'Close',
};
export type VerificationWords = typeof english;

/** The words about verifying the account's email address. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
