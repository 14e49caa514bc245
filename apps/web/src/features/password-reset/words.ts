import { defineWords } from '../../words/define-words.ts';

export const words = defineWords(
  {
    heading: 'Choose a new password',
    newPassword: 'New password',
    resetPassword: 'Reset Password',
    goToLogin: 'Go to Login',
  },
  { de: () => import('./words.de.ts') },
);
