import { historyCalls, projectCalls } from '@confab/contracts';
import { wireAnswer } from '@confab/model';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import { isLongResult, writeResultInSteps } from './long-results.ts';

const count = 300;
const aSkinnyItem = (_: unknown, at: number) => ({
  id: newId(),
  projectId: newId(),
  workflowId: at % 2 === 0 ? null : newId(),
  kind: 'node' as const,
  type: 'Say',
  displayName: `Node "${at}" \u2028`,
  version: at,
  isDirty: at % 3 === 0,
  order: `a${at}`,
});
const nodes = Array.from({ length: count }, aSkinnyItem);
const project = { ...aSkinnyItem(0, 0), propertyValues: { camelKey: [1] }, lastUpdatedUtc: new Date(0).toISOString() };
const changes = nodes.map(({ id, kind, type, workflowId, displayName }) => {
  const versions = { change: 'changed' as const, fromVersion: null, toVersion: 2, isThere: true };
  return { itemId: id, kind, type, workflowId, displayName, ...versions };
});

const page = wireAnswer({ pageId: z.string(), words: z.array(z.string()).optional() });
const chapters = z.array(wireAnswer({ title: z.string(), pages: z.array(page).nullable() }));
const pagesOf = (chapter: number, length: number) =>
  Array.from({ length }, (_, at) => ({ pageId: `${chapter} ${at}`, ...(at % 2 === 0 ? { words: ['a'] } : {}) }));

test.each([
  {
    name: 'an object with long lists',
    schema: projectCalls.getFat.result,
    value: { project, workflows: [], nodes, seq: 7 },
  },
  { name: 'a long list', schema: historyCalls.compare.result, value: changes },
  {
    name: 'a short list of objects with a long list in one of them',
    schema: wireAnswer({ chapters }),
    value: {
      chapters: [
        { title: 'One', pages: pagesOf(1, count) },
        { title: 'Two', pages: null },
      ],
    },
  },
  {
    name: 'an object in an object with many short lists',
    schema: wireAnswer({ book: wireAnswer({ chapters }).optional() }),
    value: { book: { chapters: Array.from({ length: 60 }, (_, at) => ({ title: `${at}`, pages: pagesOf(at, 5) })) } },
    // Each chapter is short, so that it is one step.
    stepsMin: 60,
  },
])('$name has the same bytes whether it is written in steps or at once', ({ schema, value, stepsMin = count }) => {
  expect(isLongResult(schema, value)).toBe(true);
  const work = writeResultInSteps(schema, value);
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps += 1;
  expect(step.value).toBe(JSON.stringify(z.encode(schema as z.ZodType, value)));
  expect(steps).toBeGreaterThanOrEqual(stepsMin);
});

test('an entry of a long list that does not fit the contract is an error', () => {
  const wrong = [...changes, { ...changes[0], kind: 'nothing' }];
  const work = writeResultInSteps(historyCalls.compare.result, wrong);
  expect(() => {
    while (!work.next().done);
  }).toThrow();
});

test('a result with few entries in all of its lists is short', () => {
  const value = { chapters: Array.from({ length: 10 }, (_, at) => ({ title: `${at}`, pages: pagesOf(at, 5) })) };
  expect(isLongResult(wireAnswer({ chapters }), value)).toBe(false);
});
