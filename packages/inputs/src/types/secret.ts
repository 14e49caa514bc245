import type { JsonValue } from '@confab/model';
import { parseJson, type AnyProperty } from '../form/property-rules.ts';
import { isSecretSet, isSecretValue } from '../secrets/secret-value.ts';
import { checkText } from './check-text.ts';
import { describeTextOrJson } from './describe-text.ts';
import { pasteText } from './text.ts';
import { defineValueType } from './value-type.ts';

/**
 * A secret: documents only store that it is set. A text is accepted, and the server encrypts it before it stores it.
 *
 * A column with the flag `secretByName` is a plain text with tokens in every row that needs no secret.
 */
export const secretType = defineValueType({
  inputTypes: ['Secret'],
  isSecret: true,
  accepts: (_property, value) => typeof value === 'string' || isSecretValue(value),
  check: (property, value, context) => {
    if (!isSecretValue(value)) checkText(property, value, context);
  },
  show: (property, value) =>
    isSecretValue(value) ? { type: 'secret', isSet: isSecretSet(value) } : describeTextOrJson(property, value),
  search(property, value, place, { visitValue }) {
    if (typeof value === 'string') visitValue(property, value, place);
  },
  paste: pasteSecret,
});

/** A copied row has the mark of its secret as JSON; any other cell is a text. */
function pasteSecret(property: AnyProperty, cell: string): JsonValue | undefined {
  const value = cell.startsWith('{') ? parseJson(cell) : undefined;
  return isSecretValue(value) ? value : pasteText(property, cell);
}
