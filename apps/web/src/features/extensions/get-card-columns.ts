const steps = [
  { under: 850, columns: 1 },
  { under: 1_200, columns: 2 },
  { under: 1_500, columns: 3 },
];

/** Number of columns of extension cards for a window width in pixels (A2.73). */
export function getCardColumns(width: number): number {
  return steps.find(({ under }) => width < under)?.columns ?? 4;
}
