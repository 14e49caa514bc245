import { expect, test } from 'vitest';
import { words as german } from '../../features/authoring/words.de.ts';
import { words } from '../../features/authoring/words.ts';
import { formatNumber } from './format-number.ts';

test('a number is written in the language of the interface', () => {
  expect([formatNumber(12_345.5, 'en'), formatNumber(12_345.5, 'de')]).toEqual(['12,345.5', '12.345,5']);
  expect([words.english.size(1, 1_234), german.size(1, 1_234)]).toEqual([
    '1 workflow, 1,234 nodes',
    '1 Ablauf, 1.234 Knoten',
  ]);
});

test('no words write a number in the language of the browser', () => {
  const modules = import.meta.glob<string>('../../**/*words*.ts', { query: '?raw', import: 'default', eager: true });
  const found = Object.entries(modules).filter(([, text]) => /toLocaleString|NumberFormat/.test(text));
  expect(Object.keys(modules).length).toBeGreaterThan(100);
  expect(found.map(([path]) => path)).toEqual([]);
});
