import { defineWords } from '../../words/define-words.ts';

export const words = defineWords(
  {
    deleteRecordingsTitle: 'Log out and delete recordings?',
    deleteRecordingsText:
      'Recordings that you have not uploaded yet are stored in this browser only. Logging out deletes them.',
    logOutAndDelete: 'Log out and delete',
    stayLoggedIn: 'Stay logged in',
  },
  { de: () => import('./words.de.ts') },
);
