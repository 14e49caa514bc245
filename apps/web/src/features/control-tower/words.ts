import { defineWords } from '../../words/define-words.ts';

const english = {
  heading: 'What people tell us',
  feedback: 'Feedback',
  crashes: 'Crash reports',
  loading: 'Loading the list',
  failed: 'The list could not be loaded',
  noFeedbackTitle: 'No feedback yet',
  noFeedback: 'What people send with Leave Some Feedback appears here, the newest first.',
  noCrashesTitle: 'No crash reports',
  noCrashes: 'When the page of somebody crashes, what is known of it appears here, the newest first.',
  stars: (rating: number) => (rating === 1 ? '1 star of 5' : `${rating} stars of 5`),
  noStars: 'No rating',
  noText: 'No words, only stars.',
  wantsContact: 'Wants to be contacted',
  nobody: 'Nobody was signed in',
  showReport: 'Show the report',
  total: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  pages: 'Pages of the list',
};
export type ControlTowerWords = typeof english;

/** The words of the control tower. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
