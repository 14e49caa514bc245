import { historyCalls, projectCalls } from '@confab/contracts';
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

test.each([
  {
    name: 'an object with long lists',
    schema: projectCalls.getFat.result,
    value: { project, workflows: [], nodes, seq: 7 },
  },
  { name: 'a long list', schema: historyCalls.compare.result, value: changes },
])('$name is written in steps to the same bytes as at once', ({ schema, value }) => {
  expect(isLongResult(value)).toBe(true);
  const work = writeResultInSteps(schema, value);
  let steps = 0;
  let step = work.next();
  for (; !step.done; step = work.next()) steps += 1;
  expect(step.value).toBe(JSON.stringify(z.encode(schema as z.ZodType, value)));
  expect(steps).toBeGreaterThanOrEqual(count);
});

test('an entry of a long list that does not fit the contract is an error', () => {
  const wrong = [...changes, { ...changes[0], kind: 'nothing' }];
  const work = writeResultInSteps(historyCalls.compare.result, wrong);
  expect(() => {
    while (!work.next().done);
  }).toThrow();
});
