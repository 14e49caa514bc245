/** Creates a search for names as they are written, else in another case. */
export function createNameIndex(names: Iterable<string>): (name: string) => string | undefined {
  const exact = new Set(names);
  const byLowerCase = new Map([...exact].map((name) => [name.toLowerCase(), name]));
  return (name) => (exact.has(name) ? name : byLowerCase.get(name.toLowerCase()));
}
