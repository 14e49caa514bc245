import { toJsonText } from '@confab/model';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSourceInSteps, parseSourceProjectInSteps, writeSourceInSteps } from './parse-source.ts';
import type { RunnableSource } from './runnable.ts';

function runAllSteps<Result>(work: Generator<void, Result, void>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

test('reading and writing a source in steps equals JSON.parse and JSON.stringify for any source', () => {
  const values = fc.dictionary(fc.string({ unit: 'binary' }), fc.jsonValue());
  const item = fc.record({ id: fc.string({ unit: 'binary' }), values });
  const source = fc.record({ project: item, workflows: fc.array(item), nodes: fc.array(item) });
  fc.assert(
    fc.property(source, (any) => {
      const source = any as unknown as RunnableSource;
      const text = toJsonText(source);
      expect(runAllSteps(parseSourceInSteps(text))).toEqual(JSON.parse(text));
      expect(runAllSteps(parseSourceProjectInSteps(text))).toEqual(JSON.parse(text).project);
      expect(runAllSteps(writeSourceInSteps(source))).toBe(text);
    }),
  );
});

test('a source of 5,000 nodes is read and written in many steps', () => {
  const nodes = Array.from({ length: 5_000 }, (_, at) => ({ id: `n${at}`, values: { Text: 'x'.repeat(1_000) } }));
  const source = { project: { id: 'p', values: {} }, workflows: [], nodes } as unknown as RunnableSource;
  const count = (work: Generator<void, unknown, void>) => {
    let steps = 0;
    while (!work.next().done) steps += 1;
    return steps;
  };
  expect(count(parseSourceInSteps(toJsonText(source)))).toBeGreaterThan(40);
  expect(count(parseSourceProjectInSteps(toJsonText(source)))).toBe(0);
  expect(count(writeSourceInSteps(source))).toBeGreaterThan(40);
});
