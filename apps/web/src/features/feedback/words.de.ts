import type { FeedbackWords } from './words.ts';

/** The words of leaving feedback in German. */
export const words: FeedbackWords = {
  title: 'Feedback geben',
  rating: 'Wie gefällt dir Confab?',
  star: (stars) => (stars === 1 ? '1 Stern' : `${stars} Sterne`),
  noRating: 'Keine Bewertung',
  text: 'Dein Feedback',
  placeholder: 'Was funktioniert gut, was fehlt, was ist im Weg?',
  contact: 'Ich möchte dazu kontaktiert werden',
  submit: 'Senden',
  close: 'Schließen',
  thanks: 'Danke für dein Feedback',
};
