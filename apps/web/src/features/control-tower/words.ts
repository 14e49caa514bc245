import { defineWords } from '../../words/define-words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

const english = {
  heading: 'Control tower',
  feedback: 'Feedback',
  crashes: 'Crash reports',
  reviews: 'Reviews',
  accounts: 'Accounts',
  audit: 'Audit log',
  teams: 'Teams',
  jobs: 'Jobs',
  health: 'Health',
  waiting: (count: number) => (count === 1 ? '1 needs attention' : `${count} need attention`),
  search: 'Search the reports',
  state: 'State',
  All: 'All',
  New: 'New',
  Seen: 'Seen',
  Closed: 'Closed',
  markSeen: 'Mark as seen',
  close: 'Close',
  reopen: 'Reopen',
  noneFoundTitle: 'No reports found',
  noneFound: 'Choose another state or change the search.',
  loading: 'Loading the list',
  failed: 'The list could not be loaded',
  noFeedbackTitle: 'No feedback yet',
  noFeedback: 'Feedback that people send with Leave Some Feedback appears here.',
  noCrashesTitle: 'No crash reports',
  noCrashes: 'When the page crashes for someone, the report appears here.',
  stars: (rating: number) => (rating === 1 ? '1 star of 5' : `${rating} stars of 5`),
  noStars: 'No rating',
  noText: 'No text, only a rating.',
  wantsContact: 'Wants to be contacted',
  notSignedIn: 'Not signed in',
  showReport: 'Show report',
  total: (count: number) => (count === 1 ? '1 entry' : `${formatNumber(count, 'en')} entries`),
  pages: 'Pages of the list',
};
export type ControlTowerWords = typeof english;

/** The texts of the control tower. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
