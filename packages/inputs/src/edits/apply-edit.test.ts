import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { limits, type JsonObject, type JsonValue } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { applyEdit } from './apply-edit.ts';
import { firstValues, toEdits, randomEdits } from '../draft/testing.ts';
import { invertEdit } from './invert-edit.ts';
import { readAt } from '../values/read-at.ts';

const changed = (path: string, updatedValue?: JsonValue) =>
  updatedValue === undefined
    ? ({ path, action: 'ValueChanged' } as const)
    : ({ path, action: 'ValueChanged', updatedValue } as const);

describe('applyEdit', () => {
  test('applyEdit changes a value in a row without writing its Values level', () => {
    const { values } = applyEdit(firstValues, changed('Connectors/r1/TargetNodeId', 'n2'));
    expect(readAt(values, 'Connectors/r1/TargetNodeId')).toBe('n2');
    expect(values['Connectors']).toMatchObject([{ RowId: 'r1', Values: { Kind: 'Intent', TargetNodeId: 'n2' } }, {}]);
  });

  test('applyEdit keeps the references of everything that does not change', () => {
    const { values } = applyEdit(firstValues, changed('Response/Entries/e1/SpokenText', 'Hi'));
    expect(values['Connectors']).toBe(firstValues['Connectors']);
    expect(readAt(values, 'Response/Entries/e1')).toEqual({ EntryId: 'e1', Order: 'a0', SpokenText: 'Hi' });
  });

  test('applyEdit returns the same values when nothing changes', () => {
    expect(applyEdit(firstValues, changed('DisplayName', 'Greet')).values).toBe(firstValues);
    expect(applyEdit(firstValues, { path: 'DisplayName', action: 'StartEdit' }).values).toBe(firstValues);
  });

  test('applyEdit creates a missing composite on the way to a value, but never a row', () => {
    const inComposite = applyEdit({}, changed('GlobalMessages/NoMatch/SelectionMethod', 'Random'));
    expect(inComposite.values).toEqual({ GlobalMessages: { NoMatch: { SelectionMethod: 'Random' } } });
    const inRow = applyEdit({}, changed('Connectors/0190f5fe-7c00-7a00-8000-000000000001/TargetNodeId', 'n2'));
    expect(inRow).toEqual({ type: 'dropped', values: {}, reason: 'gone' });
    expect(applyEdit({}, changed('Response/Entries/e1/SpokenText', 'x'))).toMatchObject({ reason: 'gone' });
  });

  test('applyEdit keeps a list sorted by Order, then by id', () => {
    const add = (RowId: string, Order: string) => ({
      path: 'Connectors',
      action: 'AddRow' as const,
      updatedValue: aRow(RowId, {}, Order),
    });
    let values: JsonObject = {};
    for (const [id, order] of [
      ['c', 'a1'],
      ['b', 'a1'],
      ['a', 'a2'],
      ['d', 'Zz'],
    ] as const) {
      values = applyEdit(values, add(id, order)).values;
    }
    expect(values['Connectors']).toMatchObject([{ RowId: 'd' }, { RowId: 'b' }, { RowId: 'c' }, { RowId: 'a' }]);
    values = applyEdit(values, { path: 'Connectors/a', action: 'ReorderRows', updatedValue: 'a0' }).values;
    expect(values['Connectors']).toMatchObject([{ RowId: 'd' }, { RowId: 'a' }, { RowId: 'b' }, { RowId: 'c' }]);
  });

  test('applyEdit adds a row only once when the edit is repeated', () => {
    const again = {
      path: 'Connectors',
      action: 'AddRow',
      updatedValue: aRow('r1', {}, 'b'),
    } as const;
    expect(applyEdit(firstValues, again)).toEqual({ type: 'unchanged', values: firstValues });
  });

  test.each([
    ['below a deleted row', changed('Connectors/r9/Kind', 'x'), 'gone'],
    ['of a deleted row', { path: 'Connectors/r9', action: 'DeleteRow' }, 'gone'],
    ['that deletes a forced row', { path: 'Connectors/nomatch', action: 'DeleteRow' }, 'forcedRow'],
    ['into an object prototype', changed('__proto__/polluted', true), 'malformed'],
    ['deeper into an object prototype', changed('Settings/constructor/x', true), 'malformed'],
    ['that would replace a row', changed('Connectors/r1', {}), 'malformed'],
    ['of the item itself', changed('', {}), 'malformed'],
    ['below a text', changed('DisplayName/x', 'y'), 'gone'],
  ] as const)('drops an edit %s', (_what, edit, reason) => {
    expect(applyEdit(firstValues, edit)).toEqual({ type: 'dropped', values: firstValues, reason });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  test('drops a row beyond the limit', () => {
    const rows = Array.from({ length: limits.tableRowsMax }, (_, at) => aRow(`${at}`, {}, at));
    const add = { path: 'T', action: 'AddRow', updatedValue: aRow('x') } as const;
    expect(applyEdit({ T: rows }, add)).toMatchObject({ type: 'dropped', reason: 'tooManyRows' });
  });
});

describe('invertEdit', () => {
  test('inverts any edit', () => {
    fc.assert(
      fc.property(fc.array(randomEdits, { maxLength: 20, size: 'max' }), randomEdits, (earlier, wish) => {
        const start: JsonObject = { ...firstValues, Extensions: [] };
        const before = earlier.reduce(
          (values, one) => toEdits(values, one).reduce((here, edit) => applyEdit(here, edit).values, values),
          start,
        );
        for (const edit of toEdits(before, wish)) {
          const after = applyEdit(before, edit).values;
          const back = invertEdit(before, edit);
          expect(back === undefined).toBe(after === before);
          if (back && edit.action !== 'RemoveExtension') expect(applyEdit(after, back).values).toEqual(before);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('invertEdit returns nothing for the addition of a row that already exists', () => {
    const again = {
      path: 'Connectors',
      action: 'AddRow',
      updatedValue: aRow('r1', {}, 'b'),
    } as const;
    expect(invertEdit(firstValues, again)).toBeUndefined();
  });
});
