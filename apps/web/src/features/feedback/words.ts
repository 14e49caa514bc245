import { defineWords } from '../../words/define-words.ts';

const english = {
  title: 'Leave Some Feedback',
  rating: 'How do you like Confab?',
  star: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  noRating: 'No rating',
  text: 'Your feedback',
  placeholder: 'What works well, what is missing, what gets in your way?',
  contact: 'I would like to be contacted about this',
  submit: 'Submit',
  close: 'Close',
  thanks: 'Thank you for your feedback',
};
export type FeedbackWords = typeof english;

/** The words of leaving feedback. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
