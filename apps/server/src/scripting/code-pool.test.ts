import type { CodeOutcome } from '@confab/scripting';
import { afterAll, describe, expect, test } from 'vitest';
import { createCodePool } from './code-pool.ts';

const pool = createCodePool();
afterAll(() => pool.close());

let people = 0;
const somebody = () => `person ${(people += 1)}`;
const run = (body: string, owner = somebody()): Promise<CodeOutcome> =>
  pool.run(owner, { code: `function run() { ${body} }`, functionCall: 'run()' });
const textOf = (outcome: CodeOutcome) => (outcome.type === 'returned' ? outcome.text : outcome.reason);

describe('code of authors', () => {
  test('runs beside the server, each run with its own answer', async () => {
    const outcomes = await Promise.all([1, 2, 3, 4].map((number) => run(`console.log(${number}); return ${number};`)));
    expect(outcomes).toEqual(
      [1, 2, 3, 4].map((number) => ({ type: 'returned', text: `${number}`, logs: [`${number}`] })),
    );
  });

  test('that loops is stopped, and the server does its other work meanwhile (JS-2)', async () => {
    let turns = 0;
    const beat = setInterval(() => (turns += 1), 1);
    const outcomes = await Promise.all([run('for (;;) {}'), run('for (;;) {}')]);
    clearInterval(beat);
    expect(outcomes.map(textOf)).toEqual(['tooSlow', 'tooSlow']);
    expect(turns).toBeGreaterThan(20);
  });

  test.each([
    ['fills its memory', 'let text = "a"; for (;;) text += text;'],
    ['never stops promising', 'for (;;) Promise.resolve().then(() => 1);'],
    ['calls itself', 'const again = () => again() + 1; return again();'],
    ['nests', `return ${'('.repeat(50_000)}1${')'.repeat(50_000)};`],
    ['answers without measure', 'return "a".repeat(1 << 20);'],
  ])('that %s leaves a pool that works (JS-2)', async (_what, body) => {
    expect((await run(body)).type).toBe('failed');
    expect(textOf(await run('return "here";'))).toBe('"here"');
  });

  test('leaves nothing behind for the next run (JS-3)', async () => {
    await Promise.all([1, 2].map(() => run('Object.prototype.spoilt = 1; globalThis.left = 1;')));
    const after = await Promise.all([1, 2].map(() => run('return [typeof {}.spoilt, typeof left];')));
    expect(after.map(textOf)).toEqual(['["undefined","undefined"]', '["undefined","undefined"]']);
  });

  test('sees nothing of the environment (JS-1)', async () => {
    const text = textOf(await run('return Object.getOwnPropertyNames(globalThis);'));
    expect(text).toContain('"Object"');
    for (const one of ['process', 'require', 'fetch', 'Worker', 'Buffer']) expect(text).not.toContain(`"${one}"`);
  });
});

describe('the line in which code waits (JS-6)', () => {
  test('takes the runs of twenty people at once', async () => {
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, number) => run(`return ${number};`)));
    expect(outcomes.map(textOf)).toEqual(Array.from({ length: 20 }, (_, number) => `${number}`));
  });

  test('has half its places for one person, whose loops let others go first', async () => {
    const ada = somebody();
    const finished: string[] = [];
    const hers = Array.from({ length: 20 }, async () => {
      const outcome = await run('for (;;) {}', ada);
      finished.push(textOf(outcome) ?? '');
    });
    const others = Array.from({ length: 5 }, async () => {
      await run('return 1;');
      finished.push('other');
    });
    await Promise.all(others);
    // Hers that found no place were told so at once; of the rest no more than one ran beside each of the others.
    expect(finished.filter((one) => one === 'busy').length).toBeGreaterThanOrEqual(9);
    expect(finished.filter((one) => one === 'tooSlow').length).toBeLessThan(5);
    await pool.close();
    await Promise.all(hers);
  });

  test('ends with the server', async () => {
    const other = createCodePool();
    const waiting = other.run('ada', { code: '', functionCall: '(() => { for (;;) {} })()' });
    await other.close();
    expect(textOf(await waiting)).toBe('unavailable');
    expect(textOf(await other.run('ada', { code: '', functionCall: '1' }))).toBe('unavailable');
  });
});
