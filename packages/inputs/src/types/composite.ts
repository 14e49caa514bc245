import { isJsonArray, isJsonObject, type JsonObject, type JsonValue } from '@confab/model';
import { getRowFields } from '../rows/rows.ts';
import { describeFields } from './describe-rows.ts';
import { describeJson, describeTextOrJson } from './describe-text.ts';
import { defineValueType } from './value-type.ts';

/** An object with the values of other inputs under their names. */
export const compositeType = defineValueType({
  inputTypes: ['Composite', 'CompositeInput'],
  default: (property, { createDefaults }) => ({
    ...createDefaults(property.table?.properties ?? []),
    ...toObject(property.defaultValue),
  }),
  accepts: (_property, value) => isJsonObject(value),
  check(property, value, context) {
    if (isJsonObject(value)) context.checkValues(property.table?.properties ?? [], value, context);
    else context.report(context.where, 'is not a composite');
  },
  target: (property, segments, findInFields) =>
    segments.length === 0 ? { type: 'nothing' } : findInFields(property.table?.properties, segments),
  show(property, value, context) {
    if (isJsonArray(value)) return describeJson(value);
    return isJsonObject(value)
      ? { type: 'fields', fields: describeFields(property.table?.properties, getRowFields(value), context) }
      : describeTextOrJson(property, value);
  },
  search(property, value, place, { visitFields }) {
    if (isJsonObject(value) && property.table) visitFields(property.table.properties, value, place);
  },
});

function toObject(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
