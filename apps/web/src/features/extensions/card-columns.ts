const steps = [
  { under: 850, columns: 1 },
  { under: 1_200, columns: 2 },
  { under: 1_500, columns: 3 },
];

/** How many cards of extensions stand side by side at a width of the window (A2.73). */
export function cardColumns(width: number): number {
  return steps.find(({ under }) => width < under)?.columns ?? 4;
}
