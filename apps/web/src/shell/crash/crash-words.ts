import { defineWords } from '../../words/define-words.ts';

/** Separate from the words of the frame: a crash may happen before signing in. */
export const crashWords = defineWords(
  {
    title: 'Sorry, something went wrong with that request',
    text: 'Nothing that was saved is lost. Go back to the home screen and try again.',
    reported:
      'A priority report was sent to us automatically. Nothing that was saved is lost. Go back to the home screen and try again.',
    returnHome: 'Return to Home Screen',
    contactSupport: 'Contact Support',
  },
  { de: () => import('./crash-words.de.ts') },
);
