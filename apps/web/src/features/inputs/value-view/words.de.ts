import type { NamedKind } from '@confab/inputs';
import type { ValueWords } from './words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const kinds: Readonly<Record<NamedKind, string>> = {
  node: 'Knoten',
  workflow: 'Ablauf',
  module: 'Modul',
  intent: 'Absicht',
  variable: 'Variable',
  slot: 'Slot',
  slotType: 'Slot-Typ',
};

/** German interface words of read-only values. */
export const words: ValueWords = {
  yes: 'Ja',
  no: 'Nein',
  empty: 'Leer',
  missing: (kind, id) => `Fehlt: ${kinds[kind]} ${id}`,
  missingName: (kind) => `${kinds[kind]} fehlt`,
  secretSet: 'Ein Wert ist gesetzt',
  secretMissing: 'Der Wert muss neu gesetzt werden',
  rows: (count) => `${formatNumber(count, 'de')} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
  row: (at) => `Zeile ${at}`,
  showAll: (count) => `Alle ${formatNumber(count, 'de')} zeigen`,
  openFile: (name) => `${name} in einem neuen Tab öffnen`,
  missingFile: 'Diese Datei ist nicht in der Medienbibliothek dieses Teams. Vielleicht wurde sie gelöscht.',
  loadingFile: 'Wird geladen …',
  fileVersion: (name, version) => `${name}, Version ${version}`,
  versionGone: 'Der damalige Inhalt ist nicht mehr vorhanden.',
  noPicture: 'Das Bild kann nicht angezeigt werden.',
  token: 'Token',
  unknownToken: 'Dieses Token ist im Projekt nicht bekannt',
};
