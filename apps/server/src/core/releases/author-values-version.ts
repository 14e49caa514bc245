import type { AuthorValue } from '@confab/dialog-engine';
import { getContentVersion } from './content-version.ts';

/** The name under which the versions of a release hold that of its author values, beside those of its items. */
export const authorValuesKey = 'authorValues';

/** A number that changes with the author values of a project: equal ones have the same. 0 where there are none. */
export function getAuthorValuesVersion(authorValues: readonly AuthorValue[] = []): number {
  return getContentVersion(authorValues.map(({ type, values }) => [type, values]));
}

/** The versions of a release: item id to version, with that of the author values if there are any. */
export function addAuthorValuesVersion(
  versions: Readonly<Record<string, number>>,
  authorValues: readonly AuthorValue[] | undefined,
): Record<string, number> {
  const version = getAuthorValuesVersion(authorValues);
  return version === 0 ? { ...versions } : { ...versions, [authorValuesKey]: version };
}
