import { isJsonArray, type JsonValue } from '@confab/model';
import { useMemo } from 'react';
import { useValue } from '../../editing/index.ts';

/** Under which name a project keeps the extensions that are enabled in it. */
export const extensionsPath = 'Extensions';

/** Ids of the extensions that are enabled in a project; the same list until one is switched on or off. */
export function useEnabledExtensions(projectId: string): readonly string[] {
  const value = useValue(projectId, extensionsPath);
  return useMemo(() => enabledExtensions(value), [value]);
}

/** The names in a project's list of extensions; whatever else stands there is nothing. */
export function enabledExtensions(value: JsonValue | undefined): readonly string[] {
  return isJsonArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
