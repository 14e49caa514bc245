import type { PreviewWords } from './words.ts';

/** German interface words of the live preview. */
export const words: PreviewWords = {
  preview: 'Live-Vorschau',
  width: 'Breite der Vorschau',
  close: 'Vorschau ausblenden',
  restart: 'Gespräch neu beginnen',
  startHere: (name: string) => `Bei ${name} beginnen`,
  startHereShort: 'Hier beginnen',
  noSelection: 'Wähle eine Seite aus, um dort zu beginnen',
  startsAt: (name: string) => `Beginnt bei ${name}`,
  fromBeginning: 'Am Anfang beginnen',
  follow: 'Bei jeder ausgewählten Seite beginnen',
  why: 'Warum diese Antwort',
  whyHint: 'Sende eine Nachricht, um die gefundenen Seiten und geänderten Werte zu sehen.',
  conversation: 'Gespräch mit dem Assistenten',
  failed: 'Die Vorschau hat nicht geantwortet.',
  silent: (name: string) => `${name} sagt noch nichts`,
  silentHint: 'Schreibe, was diese Seite sagt, dann erscheint es hier.',
  writeResponse: 'Text schreiben',
};
