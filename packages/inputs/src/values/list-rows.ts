import type { JsonValue } from '@confab/model';
import type { AnyProperty } from '../form/property-rules.ts';
import { getValueType } from '../types/registry.ts';
import type { RowList } from '../types/value-type.ts';

/** The lists of rows inside an input's value: of a table or tree the value itself, of a response its entries. */
export function listRows(property: AnyProperty, value: JsonValue): readonly RowList[] {
  return getValueType(property.type).listRows(value);
}
