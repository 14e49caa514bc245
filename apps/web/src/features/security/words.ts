import { defineWords } from '../../words/define-words.ts';

export const words = defineWords(
  {
    heading: 'Security',
    emailTitle: 'Have a New Email Address?',
    emailDescription: (email: string) =>
      `You log in with ${email}. A new address works at once. We email it a verification link and notify the old address.`,
    newEmail: 'New email address',
    updateEmail: 'Update Email',
    passwordTitle: 'Password Security',
    passwordDescription: 'Changing your password signs you out everywhere else.',
    current: 'Current password',
    next: 'New password',
    confirmation: 'Confirm new password',
    changePassword: 'Change Password',
    changed: 'Your password has been changed. You are signed out everywhere else.',
    sessionsTitle: 'Where you are signed in',
    thisBrowser: 'This browser',
    unknownAgent: 'Unknown browser',
    since: (when: string) => `Signed in ${when}`,
    lastSeen: (when: string) => `Last used ${when}`,
    endOne: 'Sign out',
    endOneNamed: (agent: string) => `Sign out ${agent}`,
    endOthers: 'Sign out everywhere else',
    ended: 'You are signed out everywhere else',
    onlyHere: 'You are not signed in anywhere else.',
    loading: 'Loading your sessions',
    failed: 'Your sessions could not be loaded',
    retry: 'Try again',
  },
  { de: () => import('./words.de.ts') },
);
