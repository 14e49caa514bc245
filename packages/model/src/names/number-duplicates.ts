/** Appends numbers to names that occurred before, as packages keep parts by their names. */
export function numberDuplicates(names: readonly string[]): readonly string[] {
  const taken = new Set(names);
  const lastNumbers = new Map<string, number>();
  return names.map((name) => {
    const last = lastNumbers.get(name);
    if (last === undefined || name === '') {
      lastNumbers.set(name, 1);
      return name;
    }
    let number = last + 1;
    while (taken.has(`${name} ${number}`)) number += 1;
    lastNumbers.set(name, number);
    taken.add(`${name} ${number}`);
    return `${name} ${number}`;
  });
}
