import type { TestBenchWords } from './words.ts';

/** German interface words of the test bench. */
export const words: TestBenchWords = {
  heading: 'Prüfstand',
  intro: 'Wähle ein Projekt, um seine Tests, seine Erfolgsquote und seine Abdeckung zu sehen.',
  noProjects: 'Noch keine Projekte zum Testen',
  noProjectsText: 'Der Prüfstand führt Tests von Pro-Projekten aus. Lege zuerst eines auf der Pro-Seite an.',
  location: 'Ort der Testfälle',
  inProject: 'Im Projekt',
  newPlan: 'Neuer Testplan',
  planName: (project) => `Tests von ${project}`,
  overTime: 'Erfolgsquote im Zeitverlauf',
  allRuns: 'Alle Läufe',
  filterRuns: 'Läufe filtern',
  chart: (count) =>
    count === 1 ? 'Erfolgsquote des letzten Laufs' : `Erfolgsquote der letzten ${count} Läufe, älteste zuerst`,
  point: (name, number, percent) => `${name}, Lauf ${number}: ${percent} % bestanden`,
  passed: 'Bestanden',
  failed: 'Fehlgeschlagen',
  noFinished: 'Die Erfolgsquote erscheint hier nach dem ersten abgeschlossenen Lauf.',
  compare: 'Zwei Läufe vergleichen',
  earlier: 'Früherer Lauf',
  later: 'Späterer Lauf',
  runName: (name, number, when) => `${name} · ${number} (${when})`,
  sameOutcome: 'Alle Fälle haben in beiden Läufen dasselbe Ergebnis.',
  chooseTwo: 'Schließe mindestens zwei Läufe ab, um ihre Ergebnisse zu vergleichen.',
  onlyEarlier: 'Nur im früheren Lauf',
  case: 'Fall',
  change: 'Änderung',
  openInPro: 'In Pro öffnen',
};
