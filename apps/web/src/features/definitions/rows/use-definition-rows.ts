import type { JsonObject } from '@confab/model';
import { useMemo, useState } from 'react';
import { useEditingSession, useValue } from '../../../editing/index.ts';
import { readDefinitionRows } from './read-definition-rows.ts';

/** The rows of a table of the project; only rows that change are read again. */
export function useDefinitionRows<Row>(table: string, read: (id: string, values: JsonObject) => Row): readonly Row[] {
  const { projectId } = useEditingSession();
  const value = useValue(projectId, table);
  const [known] = useState(() => new WeakMap<JsonObject, Row>());
  return useMemo(() => readDefinitionRows(value, known, read), [value, known, read]);
}
