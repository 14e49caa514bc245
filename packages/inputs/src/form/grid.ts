import type { AnyProperty } from './property-rules.ts';

/** Panel widths up to which 3, 6 and 9 columns are laid out; 12 above (P9.16, A9.37, A9.38). */
export const gridThresholds = { pro: [300, 701, 702], other: [700, 1_000, 1_200] } as const;

export type GridColumns = 3 | 6 | 9 | 12;

/** How many columns a form of this width has. */
export function getGridColumns(widthPx: number, site: keyof typeof gridThresholds): GridColumns {
  const [three, six, nine] = gridThresholds[site];
  if (widthPx <= three) return 3;
  if (widthPx <= six) return 6;
  return widthPx <= nine ? 9 : 12;
}

/** How many of the columns an input takes: its DisplayWidth of twelve, the whole row without one. */
export function getGridSpan(displayWidth: number | undefined, columns: GridColumns): number {
  return displayWidth ? Math.min(displayWidth, columns) : columns;
}

/** The cell of an input; rows and columns start at 1. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
  readonly span: number;
}

/**
 * Lays out inputs in order, as many per row as fit. LayoutOnNewRow starts a new row (A3.28).
 *
 * Gaps are not filled, so that the visual order equals the keyboard order.
 */
export function packInputs(
  inputs: readonly Pick<AnyProperty, 'displayWidth' | 'layoutOnNewRow'>[],
  columns: GridColumns,
): readonly GridCell[] {
  let row = 1;
  let next = 1;
  return inputs.map(({ displayWidth, layoutOnNewRow = false }) => {
    const span = getGridSpan(displayWidth, columns);
    if (next > 1 && (layoutOnNewRow || next + span - 1 > columns)) {
      row += 1;
      next = 1;
    }
    const cell = { row, column: next, span };
    next += span;
    return cell;
  });
}
