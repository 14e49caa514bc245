import type { ControlTowerWords } from './words.ts';

/** The German texts of the control tower. */
export const words: ControlTowerWords = {
  heading: 'Kontrollturm',
  feedback: 'Feedback',
  crashes: 'Absturzberichte',
  reviews: 'Prüfungen',
  accounts: 'Konten',
  audit: 'Protokoll',
  loading: 'Die Liste wird geladen',
  failed: 'Die Liste konnte nicht geladen werden',
  noFeedbackTitle: 'Noch kein Feedback',
  noFeedback: 'Neues Feedback von Nutzerinnen und Nutzern erscheint hier.',
  noCrashesTitle: 'Keine Absturzberichte',
  noCrashes: 'Wenn die Seite bei jemandem abstürzt, erscheint der Bericht hier.',
  stars: (rating) => (rating === 1 ? '1 Stern von 5' : `${rating} Sterne von 5`),
  noStars: 'Keine Bewertung',
  noText: 'Kein Text, nur eine Bewertung.',
  wantsContact: 'Möchte kontaktiert werden',
  notSignedIn: 'Nicht angemeldet',
  showReport: 'Bericht anzeigen',
  total: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  pages: 'Seiten der Liste',
};
