import { limits } from '@confab/model';
import { describe, expect, test } from 'vitest';
import { getCopyName } from './copy-items.ts';

describe('the name of a copy', () => {
  test.each([
    ['Page', [], 'Page 2'],
    ['Page', ['Page 2', 'Page 3'], 'Page 4'],
    ['Page 9', [], 'Page 10'],
    ['Page1', [], 'Page2'],
    ['Step-1', ['Step-2'], 'Step-3'],
    ['Page 009', [], 'Page 010'],
    ['Page 999999999', [], 'Page 1000000000'],
    ['7', [], '8'],
    ['Page ', [], 'Page 2'],
    ['', [], ' 2'],
  ])('%j beside %j is copied as %j (A2.25)', (name, taken, copy) => {
    expect(getCopyName(name, new Set([name, ...taken]))).toBe(copy);
  });

  test.each([0, 1, 2, 3])('a name that is %i characters short of the limit has as many copies as needed', (missing) => {
    const taken = new Set(['a'.repeat(limits.nameMax - missing)]);
    for (let copies = 0; copies < 120; copies += 1) taken.add(getCopyName([...taken].at(-1) ?? '', taken));
    expect(taken.size).toBe(121);
    for (const name of taken) expect(name.length).toBeLessThanOrEqual(limits.nameMax);
  });

  test('a name at the limit is not cut within a character', () => {
    const copy = getCopyName('😀'.repeat(limits.nameMax / 2), new Set(['😀'.repeat(limits.nameMax / 2)]));
    expect(copy).toBe(`${'😀'.repeat(limits.nameMax / 2 - 1)}2`);
  });
});
