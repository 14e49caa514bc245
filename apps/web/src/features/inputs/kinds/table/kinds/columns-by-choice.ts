import { isBlank } from '@confab/inputs';
import type { TableKind } from '../table-kind.ts';

/**
 * Shows a column only where another one holds one of some values.
 *
 * A column that has a value is shown all the same: nothing that is stored is out of sight.
 */
export function columnsByChoice(
  chooser: string,
  shownFor: Readonly<Record<string, readonly string[]>>,
): NonNullable<TableKind['columnsOf']> {
  return (columns, values) =>
    columns.filter(({ name }) => {
      const choices = Object.hasOwn(shownFor, name) ? shownFor[name] : undefined;
      return choices === undefined || choices.includes(`${values[chooser] ?? ''}`) || !isBlank(values[name]);
    });
}
