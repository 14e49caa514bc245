import type { JsonObject } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAllProblems } from '../testing/find-all-problems.ts';
import { begin, end, project } from '../testing/small-projects.ts';
import { findSchema } from '../testing/find-catalogue-schema.ts';

test('problems are found for property values of any shape, without exceptions', () => {
  const values = fc.object({
    maxDepth: 4,
    key: fc.constantFrom('Connectors', 'Response', 'Entries', 'Values', 'RowId', 'Intents', 'Keywords', 'x'),
  });
  fc.assert(
    fc.property(values, fc.constantFrom('Say', 'Ask', 'Jump', 'Condition', 'SetVariables'), (any, type) => {
      // Serialising makes the generated value JSON.
      const json = JSON.parse(JSON.stringify(any)) as JsonObject;
      expect(() =>
        findAllProblems(project([begin('n'), aSourceNode(type, 'n', json), end('e')], json), findSchema),
      ).not.toThrow();
    }),
    { numRuns: 300 },
  );
});
