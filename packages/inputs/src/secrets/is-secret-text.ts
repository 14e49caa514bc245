import type { JsonObject, JsonValue } from '@confab/model';
import { hasFlag, type AnyProperty } from '../form/property-rules.ts';
import { splitTokens } from '../show/tokens.ts';
import { isSensitiveName } from './is-sensitive-name.ts';

/** The flag of a column whose text is secret only in rows with a sensitive `Name` or with `IsSecret` on. */
const secretByNameFlag = 'secretByName';

/** Words that say how a credential is sent and are not part of it. */
const schemeWords = /\b(?:bearer|basic|token|digest|apikey|api-key)\b/gi;

/** Whether the cells of a property are secret in a row with these values. */
export function isSecretRow(property: AnyProperty, row: JsonObject): boolean {
  if (!hasFlag(property, secretByNameFlag)) return true;
  const { Name: name, IsSecret: isSecret } = row;
  return isSecret === true || isSecret === 'true' || (typeof name === 'string' && isSensitiveName(name));
}

/**
 * Whether the value of a Secret input is a text that has to be encrypted.
 *
 * A text with only tokens after the scheme, such as `Bearer {tv.AccessToken}`, holds no secret.
 */
export function isSecretText(property: AnyProperty, row: JsonObject, value: JsonValue | undefined): value is string {
  if (typeof value !== 'string' || value.trim() === '' || !isSecretRow(property, row)) return false;
  if (!hasFlag(property, secretByNameFlag)) return true;
  const parts = splitTokens(value);
  const rest = parts.map((part) => (part.type === 'token' ? '' : part.text)).join('');
  return /[\p{L}\p{N}]/u.test(rest.replace(schemeWords, ''));
}
