import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { passwordLevels, passwordStrength } from './password-strength.ts';

const levelOf = (password: string) => passwordStrength(password).level;
const unmet = (password: string) => passwordStrength(password).rules.flatMap((rule) => (rule.isMet ? [] : [rule.id]));

describe('passwordStrength (P5.24, P5.25, P9.1)', () => {
  test.each([
    ['', 'bad'],
    ['ABC', 'bad'],
    ['A1!', 'bad'],
    ['abc', 'weak'],
    ['abcdefghijkl', 'weak'],
    ['ABCDEFGH', 'weak'],
    ['Abcdefgh', 'weak'],
    ['abcdefg1', 'okay'],
    ['12345678', 'okay'],
    ['Abcdefg1', 'good'],
    ['Abcdefghij1', 'good'],
    ['Abcdefghijk1', 'strongest'],
  ])('passwordStrength rates %j as %s (P5.25)', (password, level) => {
    expect(levelOf(password)).toBe(level);
  });

  test.each([
    ['Abcdef1', ['length']],
    ['abcdefg1', ['capital']],
    ['Abcdefgh', ['symbol']],
    ['Abcdefg1', []],
    ['', ['length', 'capital', 'symbol']],
  ])('passwordStrength lists the rules that %j misses (P5.24)', (password, lacking) => {
    expect(unmet(password)).toEqual(lacking);
  });

  test.each([...'0123456789|\\/~^:,;?!&%$@*+'])(
    'passwordStrength accepts %s as the symbol or digit (P5.24)',
    (sign) => {
      expect(passwordStrength(`Abcdefg${sign}`).isStrong).toBe(true);
    },
  );

  test.each([...'-_.()=#"\'<>[]{} '])('passwordStrength does not count %j as a symbol (P5.24)', (sign) => {
    expect(passwordStrength(`Abcdefg${sign}`).isStrong).toBe(false);
  });

  test('passwordStrength counts an emoji as one character', () => {
    expect(unmet('A1😀😀😀😀😀')).toEqual(['length']);
    expect(unmet('A1😀😀😀😀😀😀')).toEqual([]);
  });

  test('passwordStrength recognises capital letters of any alphabet', () => {
    expect(passwordStrength('Éclairs1').isStrong).toBe(true);
    expect(passwordStrength('Жуковски1').isStrong).toBe(true);
  });

  test('passwordStrength never falls when characters are appended', () => {
    const rank = (password: string) => passwordLevels.indexOf(levelOf(password));
    fc.assert(
      fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 5 }), (typed, more) => {
        expect(rank(typed + more)).toBeGreaterThanOrEqual(rank(typed));
      }),
    );
  });
});
