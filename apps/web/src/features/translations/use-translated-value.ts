import { readAt, translateValues } from '@confab/inputs';
import type { JsonValue } from '@confab/model';
import { useItem, useValue } from '../../editing/index.ts';

/** The value at a path in a further language. Without a translation, the value of the first language. */
export function useTranslatedValue(itemId: string, path: string, further: string | undefined): JsonValue | undefined {
  const own = useValue(itemId, path);
  const values = useItem(further === undefined ? '' : itemId)?.values;
  return further === undefined || !values ? own : readAt(translateValues(values, further), path);
}
