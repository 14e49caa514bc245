import type { AuthorValue } from '@confab/dialog-engine';
import { getContentVersion } from './content-version.ts';

/** The key of the author values' version in the versions of a release, beside those of its items. */
export const authorValuesKey = 'authorValues';

/** A number that changes with the author values of a project: equal ones have the same. 0 where there are none. */
export function getAuthorValuesVersion(authorValues: readonly AuthorValue[] = []): number {
  return getContentVersion(authorValues.map(({ type, values }) => [type, values]));
}

/** The versions of a release by item id, including that of the author values if there are any. */
export function addAuthorValuesVersion(
  versions: Readonly<Record<string, number>>,
  authorValues: readonly AuthorValue[] | undefined,
): Record<string, number> {
  const version = getAuthorValuesVersion(authorValues);
  return version === 0 ? { ...versions } : { ...versions, [authorValuesKey]: version };
}
