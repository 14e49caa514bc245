import { readText } from '../../compile/authored-values.ts';
import type { OneProjectSource } from './one-project-source.ts';

/** The texts of the author values by name. Of several nodes with the same value, the first counts. */
export function readAuthorDetails({ authorValues = [] }: OneProjectSource): ReadonlyMap<string, string> {
  const details = new Map<string, string>();
  for (const { values } of authorValues) {
    for (const [name, value] of Object.entries(values)) {
      const text = readText(value).trim();
      if (text !== '' && !details.has(name)) details.set(name, text);
    }
  }
  return details;
}
