import { expect, test } from 'vitest';
import { findSlowPatterns } from './find-slow-patterns.mjs';

const find = (text) => findSlowPatterns('some.ts', text).map(({ line, code }) => `${line}: ${code}`);

test.each([
  ['const end = /\\s+$/u;', '1: /\\s+$/u'],
  ["\nconst end = new RegExp('\\\\s+$');", "2: new RegExp('\\\\s+$')"],
  ["const end = RegExp('\\\\s+$', 'g');", "1: RegExp('\\\\s+$', 'g')"],
  ['const end = new RegExp(`^${name}+[a-z]+$`);', '1: new RegExp(`^${name}+[a-z]+$`)'],
  ['const end = new RegExp(String.raw`\\s+$`);', '1: new RegExp(String.raw`\\s+$`)'],
  ['const end = new RegExp(String.raw`^${name}+\\w+$`);', '1: new RegExp(String.raw`^${name}+\\w+$`)'],
])('the slow pattern in %s is found', (text, found) => expect(find(text)).toEqual([found]));

test.each([
  'const end = /^[a-z]+;/u;',
  "const end = new RegExp('^[a-z]$');",
  'const end = new RegExp(source);',
  "const text = '\\\\s+$';",
  'const half = all / 2 / 3;',
])('%s has no slow pattern', (text) => expect(find(text)).toEqual([]));
