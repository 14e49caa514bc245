import type { Translated } from '../../../words/define-words.ts';
import type { AssetVersionWords } from './words.ts';

/** German interface words of the versions of a file. */
export const words: Translated<AssetVersionWords> = {
  versions: 'Versionen',
  number: (number) => `Version ${number}`,
  newest: 'Neueste',
  about: (when, size, author) => (author === '' ? `${when}, ${size}` : `${when} von ${author}, ${size}`),
  keptUntil: (when) => `Wird bis ${when} aufbewahrt`,
  preview: (number) => `Vorschau von Version ${number}`,
  hide: (number) => `Version ${number} ausblenden`,
  download: (number) => `Version ${number} herunterladen`,
  restore: (number) => `Version ${number} zurückholen`,
  restored: (number) => `Version ${number} ist wieder die neueste.`,
  previewOf: (number, name) => `Version ${number} von ${name}`,
  noPreview: 'Für diese Art von Datei gibt es keine Vorschau. Lade sie herunter, um sie anzusehen.',
  empty: 'Diese Datei ist leer.',
  showMore: 'Mehr anzeigen',
};
