import { defineWords } from '../../words/define-words.ts';

const english = {
  title: 'My Profile',
  since: (date: string) => `Account since ${date}`,
  loading: 'Loading your profile',
  failed: 'Your profile could not be loaded',
  save: 'Save',
  allSaved: 'Everything is saved',
  unsaved: 'You have unsaved changes',
  attention: (count: number) =>
    count === 1 ? 'One input needs your attention:' : `${count} inputs need your attention:`,
  leaveTitle: 'Unsaved changes',
  leaveText: 'The changes to your profile are not saved yet. Leave without saving?',
  leave: 'Leave without saving',
  group: 'Profile',
};

export type ProfileWords = typeof english;

export const words = defineWords(english, { de: () => import('./words.de.ts') });
