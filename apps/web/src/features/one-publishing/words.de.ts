import type { OnePublishingWords } from './words.ts';
import { formatNumber } from '../../words/numbers/format-number.ts';

/** German interface words of publishing a One project. */
export const words: OnePublishingWords = {
  title: (project: string) => `${project} veröffentlichen`,
  loading: 'Versionen werden geladen',
  notLoaded: 'Die Versionen konnten nicht geladen werden',
  noChapters: 'Noch nichts zu veröffentlichen',
  noChaptersText: 'Füge diesem Projekt ein Kapitel hinzu und veröffentliche es dann.',
  steps: 'Schritte',
  problems: 'Probleme',
  terms: 'Bedingungen',
  request: 'Antrag',
  status: 'Status',
  next: 'Weiter',
  back: 'Zurück',
  checking: 'Das Projekt wird geprüft',
  notChecked: 'Das Projekt konnte nicht geprüft werden',
  noProblems: 'Keine Probleme gefunden',
  noProblemsText: 'Jede Seite hat eine Antwort, und jedes Ziel ist vorhanden.',
  errorsFound: (count: number) =>
    count === 1
      ? '1 Fehler. Behebe ihn vor der Veröffentlichung oder begründe, warum du trotzdem veröffentlichst. Auch die Prüfung zeigt ihn.'
      : `${formatNumber(count, 'de')} Fehler. Behebe sie vor der Veröffentlichung oder begründe, warum du trotzdem veröffentlichst. Auch die Prüfung zeigt sie.`,
  warningsFound: (count: number) =>
    count === 1
      ? '1 Warnung. Du kannst damit veröffentlichen.'
      : `${formatNumber(count, 'de')} Warnungen. Du kannst damit veröffentlichen.`,
  termsHint: 'Stimme beidem zu, um weiterzugehen.',
  termsMissing: 'Stimme beiden Bedingungen zu, um eine Prüfung zu beantragen.',
  productTerms: 'Ich stimme den Produktbedingungen zu',
  checklistTerms: 'Ich habe diese Version gespeichert und getestet',
  projectVersions: 'Version des Projekts',
  chapterVersions: 'Versionen der Kapitel',
  tick: 'Veröffentlichen',
  tickAll: 'Alle Kapitel veröffentlichen',
  tickOne: (name: string) => `${name} veröffentlichen`,
  tickProject: (name: string) => `${name} veröffentlichen, immer zusammen mit den Kapiteln`,
  name: 'Name',
  current: 'Aktuell',
  beta: 'Beta',
  live: 'Live',
  requestReview: 'Prüfung beantragen',
  withdraw: 'Antrag zurückziehen',
  betaFree: 'Beta braucht keine Prüfung.',
  reviewNeeded:
    'Vor Live wird das ganze Projekt geprüft, so wie es jetzt gespeichert ist. Nach der Genehmigung veröffentlichst du es hier.',
  reviewAgain:
    'Das Projekt oder eine seiner Dateien wurde nach der Genehmigung geändert. Um diese Änderungen live zu veröffentlichen, beantrage eine neue Prüfung.',
  reviewRunning:
    'Das Projekt wird gerade geprüft. Du kannst weiterarbeiten: Geprüft werden die Versionen, die bei deinem Antrag gespeichert waren.',
  readyForLive: 'Das Projekt ist genehmigt. Die angekreuzten Kapitel gehen live.',
  newDetails:
    'Deine Kontakt- und Kontoangaben haben sich geändert. Sie werden mit jedem angekreuzten Kapitel veröffentlicht.',
  newFiles: 'Dateien des Projekts wurden ersetzt. Die neuen werden mit den Kapiteln veröffentlicht, die sie verwenden.',
  leavingChapters: (names: string) =>
    `Gelöschte Kapitel verschwinden mit jedem angekreuzten Kapitel, das du veröffentlichst, von der Stufe: ${names}`,
  requested: 'Prüfung beantragt',
  withdrawn: 'Antrag zurückgezogen',
  statusOf: 'Status der Veröffentlichung',
  draftText: 'Für dieses Projekt ist keine Prüfung beantragt.',
  requestedBy: (name: string) => `Beantragt von ${name}`,
  decided: 'Entschieden',
  deniedTitle: 'Das Projekt wurde nicht genehmigt',
  deniedText: 'Ändere das Projekt wie gewünscht und beantrage dann eine neue Prüfung.',
  noteTitle: 'Anmerkung der Prüfung',
  outdated:
    'Das Projekt oder eine seiner Dateien wurde nach dem Antrag geändert. Diese Änderungen gehören nicht zur Prüfung.',
  platforms:
    'Um ihn an Alexa, Dialogflow und andere Plattformen zu senden, verwandle das Projekt in seinen Einstellungen in ein Pro-Projekt. Das Pro-Projekt wird dort veröffentlicht.',
  isLive: 'Der Assistent antwortet an seiner Live-Adresse.',
  goLive: 'Live gehen',
  answers: 'Veröffentlichte Stufen',
  copyAddress: (stage: string) => `URL von ${stage} kopieren`,
  newTab: '(öffnet sich in einem neuen Tab)',
};
