import type { Property } from '@confab/model';
import { findEditTarget } from '../edits/find-edit-target.ts';
import { parsePath } from '../values/path.ts';
import type { AnyProperty } from './property-rules.ts';

/**
 * The input that a path leads to, by the properties of its item: it tells how to read a value at that path.
 *
 * A row, or an entry of a response, is a Composite of its columns; the list that contains it is a Table.
 *
 * @returns undefined where nothing is declared.
 */
export function findPropertyAt(properties: readonly Property[], path: string): Property | undefined {
  const segments = parsePath(path);
  const target = findEditTarget(properties, segments);
  switch (target.type) {
    case 'value':
      return target.property;
    case 'row':
      return {
        name: target.rowId,
        type: 'Composite',
        table: target.table ?? createTable(findEntryFields(properties, segments)),
      };
    case 'list':
      return { name: segments.at(-1) ?? '', type: 'Table', table: target.table ?? createTable(target.columns ?? []) };
    case 'nothing':
      return segments.length === 1 ? properties.find(({ name }) => name === segments[0]) : undefined;
  }
}

/** The fields of a response entry, if the path leads to one. */
function findEntryFields(properties: readonly Property[], segments: readonly string[]) {
  const list = findEditTarget(properties, segments.slice(0, -1));
  return list.type === 'list' ? (list.columns ?? []) : [];
}

function createTable(columns: readonly AnyProperty[]) {
  return { tableType: 'Regular', properties: [...columns], displayColumns: [] };
}
