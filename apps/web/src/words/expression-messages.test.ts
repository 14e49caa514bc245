import { createExpressionMessage, findExpressionFault } from '@confab/dialog-engine';
import { expect, test } from 'vitest';
import { translate } from './translate.de.ts';

test.each([
  ['nope(1)', 'Es gibt keine Funktion „nope“.'],
  ['(Total', '„)“ fehlt.'],
  ['(1 2)', '„)“ fehlt vor „2“.'],
  ['Total = 1', '„=“ ist hier nicht erlaubt.'],
  ['1 +', 'Der Ausdruck endet zu früh.'],
  ['"open', 'Einem Text fehlt das Anführungszeichen am Ende.'],
  ['len(1, 2)', '„len“ nimmt nicht 2 Werte an.'],
  [`${'('.repeat(200)}1`, 'Der Ausdruck ist zu tief verschachtelt.'],
  ['1+'.repeat(6_000), 'Der Ausdruck ist zu lang.'],
])('the error of %j is German for a German author', (source, sentence) => {
  const fault = findExpressionFault(source);
  expect(fault && translate(createExpressionMessage(fault.code, fault.names))).toBe(sentence);
});
