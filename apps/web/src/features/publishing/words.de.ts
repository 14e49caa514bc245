import type { PublishingWords } from './words.ts';

/** The words of publishing a Pro project in German. */
export const words: PublishingWords = {
  title: (project: string) => `${project} veröffentlichen`,
  loading: 'Die Versionen werden geladen',
  notLoaded: 'Die Versionen konnten nicht geladen werden',
  project: 'Projekt',
  projectName: 'Name',
  projectId: 'Projekt-ID',
  copyId: 'Die Projekt-ID kopieren',
  versions: 'Versionen',
  name: 'Name',
  current: 'Aktuell',
  beta: 'Beta',
  live: 'Live',
  publishFrom: 'Veröffentlichen von',
  fromAlpha: 'Alpha, was zuletzt gespeichert wurde',
  fromBeta: 'Beta, was dort erprobt wurde',
  to: 'Nach',
  toBeta: 'Beta',
  toLive: 'Live, auch nach Beta',
  terms: 'Ich habe ausprobiert, was ich veröffentliche, und stimme den Bedingungen zu',
  publish: 'Veröffentlichen',
  close: 'Schließen',
  unsaved: (count: number) =>
    `${count === 1 ? 'Ein Element hat' : `${count} Elemente haben`} ungespeicherte Änderungen. Nur Gespeichertes wird veröffentlicht.`,
  saveAll: 'Alles speichern',
  answers: 'Wo es antwortet',
  release: (number: number, when: string, who: string) => `Ausgabe ${number}, ${when} von ${who}`,
  newTab: '(öffnet einen neuen Tab)',
  copyAddress: (stage: string) => `Die Adresse von ${stage} kopieren`,
};
