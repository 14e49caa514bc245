/** The distance of the grid that nodes snap to, in canvas pixels. */
export const gridStep = 20;

/** The nearest point of the grid. */
export function onGrid(distance: number): number {
  return Math.round(distance / gridStep) * gridStep;
}
