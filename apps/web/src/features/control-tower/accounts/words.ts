import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  search: 'Find an account',
  searchHint: 'The beginning of an email address',
  noneTitle: 'No account found',
  none: 'No email address begins with this text.',
  disabled: 'Disabled',
  unverified: 'Not verified',
  staff: 'Staff',
  created: 'Created',
  lastSeen: 'Last active',
  never: 'Not signed in',
  sessions: (count: number) => (count === 1 ? '1 session' : `${count} sessions`),
  teams: (count: number) => (count === 1 ? '1 team' : `${count} teams`),
  actions: (email: string) => `Actions for ${email}`,
  disable: 'Disable account',
  disableQuestion: (email: string) =>
    `${email} is signed out everywhere at once and cannot sign in until the account is enabled again. Its projects stay.`,
  disableConfirm: 'Disable',
  enable: 'Enable account',
  enableQuestion: (email: string) => `${email} can sign in again.`,
  enableConfirm: 'Enable',
  signOut: 'Sign out everywhere',
  signOutQuestion: (email: string) => `${email} is signed out on every device and can sign in again.`,
  signOutConfirm: 'Sign out',
  showHistory: 'Show in the audit log',
  everybody: 'Audit log of everybody',
  of: (email: string) => `Audit log of ${email}`,
  showAll: 'Show everybody',
  noLinesTitle: 'No entries',
  noLines: 'What accounts do and what is refused appears here. It cannot be changed.',
  by: (email: string) => `by ${email}`,
  byStranger: 'without an account',
  about: (email: string) => `about ${email}`,
  from: (ip: string) => `from ${ip}`,
  refused: (status: number) => `Refused (${status})`,
  times: (count: number) => `${count} times`,
  'account.disabled': 'Account disabled',
  'account.enabled': 'Account enabled',
  'account.signedOut': 'Account signed out everywhere',
};
export type AccountWords = Translated<typeof english>;

/** The texts of the accounts and the audit log in the control tower. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
