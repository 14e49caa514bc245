import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '../..');
/**
 * A refusal with an arbitrary text, or with an already filled message, whose name is not found; a template that begins
 * with a value joins named messages.
 */
const literalText =
  /\b(?:(?:refused|invalid|signedOut|forbidden|notFound|conflict|unprocessable)\(|new TooMany\([^,()]*,|new Refusal\(\s*'\w+',)\s*(?:'[^']|"[^"]|`(?!\$\{)|fillMessage\()/;

test('refusals are worded by named messages and their values, which the web client translates', () => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && !path.includes('testing'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((path) => literalText.test(readFileSync(join(source, path), 'utf8')))).toEqual([]);
});
