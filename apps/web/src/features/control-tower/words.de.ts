import type { ControlTowerWords } from './words.ts';

/** The words of the control tower in German. */
export const words: ControlTowerWords = {
  heading: 'Was uns gesagt wird',
  feedback: 'Rückmeldungen',
  crashes: 'Absturzberichte',
  loading: 'Die Liste wird geladen',
  failed: 'Die Liste konnte nicht geladen werden',
  noFeedbackTitle: 'Noch keine Rückmeldungen',
  noFeedback: 'Was Leute als Rückmeldung senden, erscheint hier, das Neueste zuerst.',
  noCrashesTitle: 'Keine Absturzberichte',
  noCrashes: 'Wenn bei jemandem die Seite abstürzt, erscheint hier, was davon bekannt ist, das Neueste zuerst.',
  stars: (rating) => (rating === 1 ? '1 Stern von 5' : `${rating} Sterne von 5`),
  noStars: 'Keine Bewertung',
  noText: 'Keine Worte, nur Sterne.',
  wantsContact: 'Möchte kontaktiert werden',
  nobody: 'Niemand war angemeldet',
  showReport: 'Bericht zeigen',
  total: (count) => (count === 1 ? '1 Eintrag' : `${count} Einträge`),
  pages: 'Seiten der Liste',
};
