import { defineValueType } from './value-type.ts';

const trueWords: ReadonlySet<string> = new Set(['true', 'yes', '1', 'x', 'ja', 'wahr']);
const falseWords: ReadonlySet<string> = new Set(['false', 'no', '0', 'nein', 'falsch']);

/** True or false; saves and some documents carry it as the text 'true' or 'false' (A4.28). */
export const boolType = defineValueType({
  inputTypes: ['Bool'],
  accepts: (_property, value) => typeof value === 'boolean' || value === 'true' || value === 'false',
  canBeBlank: false,
  check(_property, value, { report, where }) {
    if (typeof value !== 'boolean') report(where, 'is neither true nor false');
  },
  show: (_property, value) => ({ type: 'truth', isTrue: value === true || value === 'true' }),
  save: (value) => (value === true || value === 'true' ? 'true' : 'false'),
  open: (saved) => (saved === 'true' || saved === 'false' ? saved === 'true' : saved),
  paste(_property, cell) {
    const word = cell.trim().toLowerCase();
    return trueWords.has(word) ? true : falseWords.has(word) ? false : undefined;
  },
  canNameRow: false,
});
