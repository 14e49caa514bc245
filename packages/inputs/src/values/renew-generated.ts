import type { JsonObject, Property } from '@confab/model';
import { generateId } from './create-default-values.ts';

/** The values of a copy, with new ids in the inputs whose ids are generated when an item is created (A3.27). */
export function renewGenerated(properties: readonly Property[], values: JsonObject, newId: () => string): JsonObject {
  const renewed = properties.flatMap((property) => {
    const id = generateId(property, newId);
    return id === undefined ? [] : [[property.name, id] as const];
  });
  return renewed.length === 0 ? values : { ...values, ...Object.fromEntries(renewed) };
}
