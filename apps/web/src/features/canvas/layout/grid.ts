/** Grid spacing that nodes snap to, in canvas pixels. */
export const gridStep = 20;

/** Rounds a coordinate to the nearest grid line. */
export function snapToGrid(distance: number): number {
  return Math.round(distance / gridStep) * gridStep;
}
