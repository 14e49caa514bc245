import { defineWords } from '../../words/define-words.ts';

export const words = defineWords(
  {
    heading: 'Change your email address back',
    why: 'The email address of your Confab account was changed. If that was not you, change it back. This signs out every device, and you choose a new password.',
    revert: 'Change it back',
    login: 'Go to Login',
    reverted: (email: string) => `Your email address is ${email} again.`,
    choose: 'The person who changed it may know your password. Choose a new one now.',
  },
  { de: () => import('./words.de.ts') },
);
