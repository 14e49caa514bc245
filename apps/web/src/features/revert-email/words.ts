import { defineWords } from '../../words/define-words.ts';

export const words = defineWords(
  {
    heading: 'Change your email address back',
    why: 'The email address of your Confab account was changed. If that was not you, change it back: everybody who is signed in to the account is signed out, and you choose a new password.',
    revert: 'Change it back',
    login: 'Go to Login',
    reverted: (email: string) => `Your email address is ${email} again.`,
    choose: 'Whoever changed it may know your password, so choose a new one now.',
  },
  { de: () => import('./words.de.ts') },
);
