import type { DerivedRow } from '@confab/inputs';
import type { TableDefinition } from '@confab/model';
import { useMemo } from 'react';
import { useValue } from '../../../../../editing/index.ts';
import type { InputPlace } from '../../../define-input.ts';
import type { TableKind } from '../table-kind.ts';
import { listShownRows } from './list-shown-rows.ts';
import { useRowSources, type ParameterSource } from './use-row-sources.ts';

/** The rows of a table, and the parameters that they belong to. */
export function useShownRows({ itemId, path, property }: InputPlace, table: TableDefinition, kind: TableKind) {
  const value = useValue(itemId, path);
  const sources = useRowSources(itemId, table);
  const shown = useMemo(() => listShownRows(value, property, kind, sources), [value, property, kind, sources]);
  const sourceByRow = useMemo(() => mapSources(shown, sources), [shown, sources]);
  return { shown, sources, sourceByRow };
}

/** The rows of parameters come first, in the order of the parameters. */
function mapSources(shown: readonly DerivedRow[], sources: readonly ParameterSource[] = []) {
  return new Map(sources.map((source, at) => [shown[at], source]));
}
