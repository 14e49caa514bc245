import { defineWords } from '../../words/define-words.ts';

export const words = defineWords(
  {
    heading: 'Security',
    emailTitle: 'Have a New Email Address?',
    emailWhy: (email: string) =>
      `You log in with ${email}. A new address works at once; we mail it a link that verifies it, and tell the old one.`,
    newEmail: 'New email address',
    updateEmail: 'Update Email',
    confirmIt: 'Enter your password to make this change.',
    passwordTitle: 'Password Security',
    passwordWhy: 'Changing your password signs you out everywhere else.',
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm new password',
    changePassword: 'Change Password',
    changed: 'Your password is changed, and you are signed out everywhere else.',
    sessionsTitle: 'Where you are signed in',
    thisBrowser: 'This browser',
    unknownAgent: 'Unknown browser',
    since: (when: string) => `Signed in ${when}`,
    lastSeen: (when: string) => `Last used ${when}`,
    endOthers: 'Sign out everywhere else',
    ended: 'You are signed out everywhere else',
    onlyHere: 'You are signed in nowhere else.',
    loading: 'Loading your sessions',
    failed: 'Your sessions are not here',
    retry: 'Try again',
  },
  { de: () => import('./words.de.ts') },
);
