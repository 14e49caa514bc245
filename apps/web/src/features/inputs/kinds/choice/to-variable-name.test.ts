import { describe, expect, test } from 'vitest';
import { toVariableName } from './to-variable-name.ts';

describe('the name of a new variable', () => {
  test.each([
    ['guest_count', 'guest_count'],
    [' GuestName ', 'GuestName'],
    ['Guest name', 'GuestName'],
    ['Anzahl der Gäste', 'AnzahlDerGaste'],
    ['how many?', 'HowMany'],
    ['2 guests', ''],
    ['???', ''],
    ['', ''],
  ])('%s becomes "%s"', (typed, name) => {
    expect(toVariableName(typed)).toBe(name);
  });
});
