import { itemMessages, unprocessable } from '@confab/contracts';
import { acceptsValue, normalizeSavedValues } from '@confab/inputs';
import type { JsonObject, Property } from '@confab/model';

/**
 * The values of a saved node as they are stored, from both forms of saves (A4.27 to A4.30).
 *
 * @throws a Refusal for an unknown input and for a value that does not fit its input.
 */
export function readAuthorValues(properties: readonly Property[], saved: JsonObject): JsonObject {
  const values = normalizeSavedValues(properties, saved);
  for (const [name, value] of Object.entries(values)) {
    const property = properties.find((one) => one.name === name);
    if (!property) throw unprocessable(itemMessages.unknownInput, { name: name.slice(0, 60) });
    if (!acceptsValue(property, value))
      throw unprocessable(itemMessages.invalidValue, { name: property.label ?? name });
  }
  return values;
}
