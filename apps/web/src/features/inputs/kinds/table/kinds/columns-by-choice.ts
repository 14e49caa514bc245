import { isBlank } from '@confab/inputs';
import type { TableKind } from '../table-kind.ts';

/**
 * Shows a column only if another column has one of the given values.
 *
 * A column that has a value is always shown, so that no stored value is hidden.
 */
export function columnsByChoice(
  chooser: string,
  shownFor: Readonly<Record<string, readonly string[]>>,
): NonNullable<TableKind['selectColumns']> {
  return (columns, values) =>
    columns.filter(({ name }) => {
      const choices = Object.hasOwn(shownFor, name) ? shownFor[name] : undefined;
      return choices === undefined || choices.includes(`${values[chooser] ?? ''}`) || !isBlank(values[name]);
    });
}
