import type { JsonObject, Property } from '@confab/model';
import { applyEdit } from '../edits/apply-edit.ts';
import { readAt } from '../values/read-at.ts';
import { isSecretValue, missingSecret } from './secret-value.ts';
import { listSecrets, mapSecrets } from './map-secrets.ts';

/**
 * Copies the secrets of replaced values to the new values: a set secret stays set, an unset one stays unset. A secret
 * is removed with its row; in a new row it has to be set again.
 *
 * @param texts converts the secret texts of the new values
 */
export function keepSecrets(
  properties: readonly Property[],
  values: JsonObject,
  current: JsonObject,
  texts: 'kept' | 'replaced',
): JsonObject {
  const present = new Map(listSecrets(properties, current).map(({ path, value }) => [path, value]));
  const mapped = mapSecrets(properties, values, (value, { path }) =>
    isSecretValue(value) || texts === 'replaced' ? (present.get(path) ?? missingSecret) : value,
  );
  let kept = mapped;
  for (const [path, value] of present) {
    const before = readAt(kept, path);
    if (before !== undefined && (texts === 'kept' || isSecretValue(before))) continue;
    const result = applyEdit(kept, { path, action: 'ValueChanged', updatedValue: value });
    if (result.type === 'applied') kept = result.values;
  }
  return kept;
}
