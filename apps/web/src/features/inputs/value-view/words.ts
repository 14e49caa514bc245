import type { NamedKind } from '@confab/inputs';
import { defineWords } from '../../../words/define-words.ts';
import { formatNumber } from '../../../words/numbers/format-number.ts';

const kinds: Readonly<Record<NamedKind, string>> = {
  node: 'node',
  workflow: 'workflow',
  module: 'module',
  intent: 'intent',
  variable: 'variable',
  slot: 'slot',
  slotType: 'slot type',
};

const english = {
  yes: 'Yes',
  no: 'No',
  empty: 'Empty',
  missing: (kind: NamedKind, id: string) => `Missing ${kinds[kind]}: ${id}`,
  missingName: (kind: NamedKind) => `Missing ${kinds[kind]}`,
  secretSet: 'A value is set',
  secretMissing: 'The value has to be set again',
  rows: (count: number) => `${formatNumber(count, 'en')} ${count === 1 ? 'row' : 'rows'}`,
  row: (at: number) => `Row ${at}`,
  showAll: (count: number) => `Show all ${formatNumber(count, 'en')}`,
  openFile: (name: string) => `Open ${name} in a new tab`,
  missingFile: 'This file is not in the media library of this team. It may have been deleted.',
  loadingFile: 'Loading…',
  fileVersion: (name: string, version: number) => `${name}, version ${version}`,
  versionGone: 'The content of that time is no longer kept.',
  noPicture: 'The picture cannot be shown.',
  token: 'Token',
  unknownToken: 'This token is not known in the project',
};

export type ValueWords = typeof english;

/** Interface words of read-only values. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
