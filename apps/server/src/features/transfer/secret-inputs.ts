import type { JsonObject } from '@confab/model';

/** Inputs whose values are never exported. */
const secretInputs = ['DialogflowSecret'] as const;

/** Removes the values of secret inputs. */
export function removeSecrets(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secretInputs.some((secret) => secret === name)));
}

/** Adds the existing values of secret inputs that a file lacks, so that an import does not remove them. */
export function restoreSecrets(values: JsonObject, present: JsonObject): JsonObject {
  const kept = secretInputs.flatMap((name) => {
    const value = present[name];
    return value === undefined || Object.hasOwn(values, name) ? [] : [[name, value] as const];
  });
  return kept.length === 0 ? values : { ...values, ...Object.fromEntries(kept) };
}
