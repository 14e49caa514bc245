const namedMost = 4;

/** The first four names, and how many are left out (P9.27). */
export function nameProjects(names: readonly string[]): { readonly named: readonly string[]; readonly more: number } {
  return { named: names.slice(0, namedMost), more: Math.max(0, names.length - namedMost) };
}
