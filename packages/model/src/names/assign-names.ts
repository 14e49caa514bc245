/** How a platform names parts of one kind. */
export interface NamingRule {
  /** Converts a name to one that the platform accepts; an accepted name stays as it is. */
  readonly toValidName: (name: string) => string;
  /** The suffix of a name that others have too; empty for 0. */
  readonly toSuffix: (number: number) => string;
}

/**
 * Assigns each name one that the platform accepts and no other has, whatever its case. Accepted names are assigned
 * first, so that another name that becomes the same does not change them.
 *
 * @param reserved names that no converted name may take
 */
export function assignNames(
  names: readonly string[],
  { toValidName, toSuffix }: NamingRule,
  reserved: Iterable<string> = [],
): ReadonlyMap<string, string> {
  const assigned = new Map<string, string>();
  const taken = new Set<string>();
  const lastSuffixes = new Map<string, number>();
  const assign = (name: string, valid: string) => {
    assigned.set(name, valid);
    taken.add(valid.toLowerCase());
  };
  for (const name of names) if (!taken.has(name.toLowerCase()) && toValidName(name) === name) assign(name, name);
  for (const name of reserved) taken.add(name.toLowerCase());
  for (const name of names) {
    if (assigned.has(name)) continue;
    const valid = toValidName(name);
    const key = valid.toLowerCase();
    let number = lastSuffixes.get(key) ?? 0;
    while (taken.has((valid + toSuffix(number)).toLowerCase())) number += 1;
    lastSuffixes.set(key, number + 1);
    assign(name, valid + toSuffix(number));
  }
  return assigned;
}
