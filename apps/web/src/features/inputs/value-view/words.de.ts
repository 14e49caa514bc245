import type { NamedKind } from '@confab/inputs';
import type { ValueWords } from './words.ts';

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
  secretSet: 'Ein Wert ist gesetzt',
  secretMissing: 'Der Wert muss neu gesetzt werden',
  rows: (count) => `${count} ${count === 1 ? 'Zeile' : 'Zeilen'}`,
  row: (at) => `Zeile ${at}`,
  showAll: (count) => `Alle ${count} zeigen`,
  token: 'Token',
  unknownToken: 'Dieses Token ist im Projekt nicht bekannt',
};
