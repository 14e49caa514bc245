import type { JsonObject } from '@confab/model';

/** What a project keeps to itself: inputs whose values stand in no file. */
const secretInputs = ['DialogflowSecret'] as const;

/** Values as they may leave the installation. */
export function removeSecrets(values: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !secretInputs.some((secret) => secret === name)));
}

/** Values of a file with the secrets of what they replace: a file that says nothing of them takes none away. */
export function restoreSecrets(values: JsonObject, present: JsonObject): JsonObject {
  const kept = secretInputs.flatMap((name) => {
    const value = present[name];
    return value === undefined || Object.hasOwn(values, name) ? [] : [[name, value] as const];
  });
  return kept.length === 0 ? values : { ...values, ...Object.fromEntries(kept) };
}
