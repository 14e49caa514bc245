const breakpoints = [
  { minWidth: 1_800, columns: 6 },
  { minWidth: 1_400, columns: 4 },
  { minWidth: 1_100, columns: 3 },
];

/** The number of columns of the mosaic for a window width in pixels (P2.46). */
export function getColumnCount(width: number): number {
  return breakpoints.find(({ minWidth }) => width >= minWidth)?.columns ?? 2;
}
