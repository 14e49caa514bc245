const steps = [
  { from: 1_800, columns: 6 },
  { from: 1_400, columns: 4 },
  { from: 1_100, columns: 3 },
];

/** How many columns the mosaic has at a width of the window (P2.46). */
export function columnsFor(width: number): number {
  return steps.find(({ from }) => width >= from)?.columns ?? 2;
}
