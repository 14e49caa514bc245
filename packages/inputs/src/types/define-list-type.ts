import { isJsonArray, isJsonObject, type JsonObject } from '@confab/model';
import type { ListKind } from '../edits/find-edit-target.ts';
import { enterPlace } from '../find/text-place.ts';
import { getRowsDefinition } from '../rows/rows-definition.ts';
import { getRowFields, getRowId } from '../rows/rows.ts';
import { describeRows } from './describe-rows.ts';
import { describeJson, describeTextOrJson } from './describe-text.ts';
import { defineValueType, type FieldProperty, type ValueType } from './value-type.ts';

/** Defines a type whose value is a list of rows that keep their fields in `Values`: a table, or the nodes of a tree. */
export function defineListType(
  kind: Extract<ListKind, 'Table' | 'Tree'>,
  own: Pick<ValueType, 'default' | 'check'> & Partial<ValueType>,
): ValueType {
  return defineValueType({
    inputTypes: [kind],
    isRowList: true,
    accepts: (_property, value) => isJsonArray(value),
    target(property, [rowId, ...inRow], findInFields) {
      const table = getRowsDefinition(property);
      if (rowId === undefined) return { type: 'list', of: kind, table, columns: table?.properties };
      if (inRow.length === 0) return { type: 'row', of: kind, table, rowId };
      return findInFields(table?.properties, inRow);
    },
    show(property, value, context) {
      if (isJsonObject(value)) return describeJson(value);
      return isJsonArray(value)
        ? describeRows(getRowsDefinition(property), value, context)
        : describeTextOrJson(property, value);
    },
    search(property, value, place, { visitFields, getRowLabel }) {
      const table = getRowsDefinition(property);
      for (const [index, row] of (isJsonArray(value) ? value : []).entries()) {
        const id = getRowId(row);
        const fields = isJsonObject(row) ? getRowFields(row) : undefined;
        if (id === undefined || !isJsonObject(fields)) continue;
        const { label = '', source } = table ? getRowLabel(table, fields) : {};
        const inRow = enterPlace(place, id, label === '' ? `${index + 1}` : label, source);
        visitFields(table?.properties ?? toAnyFields(fields), fields, inRow);
      }
    },
    listRows: (value) => (isJsonArray(value) ? [{ segments: [], rows: value }] : []),
    ...own,
  });
}

/** Fields that no schema declares may contain any JSON. */
function toAnyFields(fields: JsonObject): readonly FieldProperty[] {
  return Object.keys(fields).map((name) => ({ name, type: 'JSON' }));
}
