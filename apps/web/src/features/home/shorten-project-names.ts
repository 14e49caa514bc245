const maxNames = 4;

/** The first four names and the number of the others (P9.27). */
export function shortenProjectNames(names: readonly string[]): {
  readonly named: readonly string[];
  readonly more: number;
} {
  return { named: names.slice(0, maxNames), more: Math.max(0, names.length - maxNames) };
}
