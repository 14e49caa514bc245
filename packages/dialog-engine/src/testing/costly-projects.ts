import type { JsonObject, JsonValue } from '@confab/model';
import { aSourceNode } from '@confab/test-kit';
import type { ProjectSource, SourceNode } from '../types.ts';
import { begin, leadTo, project, rows, says, variables } from './small-projects.ts';

// Projects that make a turn cost as much as it can.

/** A row for each number below a count. */
export function createRows(count: number, create: (index: number) => JsonObject): JsonValue {
  return rows(
    ...Array.from({ length: count }, (_, index) => [`r${String(index).padStart(5, '0')}`, create(index)] as const),
  );
}

/** The same operand many times with an operator between. */
export const repeat = (operand: string, operator: string, count: number): string =>
  Array.from({ length: count }, () => operand).join(` ${operator} `);

/** Variables A, of a length, and B; an `Error` message. */
function costlyValues(length: number, more: JsonObject = {}): JsonObject {
  return {
    Variables: variables(['A', 'string', 'Жщ ы'.repeat(length / 4)], ['B', 'string'], ['Any', 'dynamic']),
    GlobalMessages: { Error: says('Something went wrong.') },
    ...more,
  };
}

/** A node that assigns an expression in many rows and leads back to itself. */
export const assigning = (id: string, count: number, Expression: string, target = id): SourceNode =>
  aSourceNode('SetVariables', id, {
    Assignments: createRows(count, () => ({ Variable: 'B', Expression })),
    Connectors: leadTo(target),
  });

/** A project that begins at a node with costly values. */
export const costly = (
  first: SourceNode,
  others: readonly SourceNode[] = [],
  more: JsonObject = {},
  length = 10_000,
): ProjectSource => project([begin(first.id), first, ...others], costlyValues(length, more));
