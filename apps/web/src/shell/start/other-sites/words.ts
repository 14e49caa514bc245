import { defineWords } from '../../../words/define-words.ts';

export const words = defineWords(
  {
    heading: 'Continue to the site?',
    signedInAs: (email: string) => `You are signed in as ${email}.`,
    continue: 'Continue',
    retry: 'Try again',
    switchAccount: 'Use another account',
  },
  { de: () => import('./words.de.ts') },
);
