/** Gives names that no other has, ignoring case: `Tickets`, `Tickets 2`. */
export class UniqueNames {
  readonly #taken: Set<string>;

  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set([...taken].map((name) => name.toLowerCase()));
  }

  take(wanted: string, separator = ' '): string {
    let name = wanted;
    for (let count = 2; this.#taken.has(name.toLowerCase()); count += 1) name = `${wanted}${separator}${count}`;
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

/** A name that texts can quote as a token: letters, digits and underscores. */
export function toVariableName(...parts: readonly string[]): string {
  const plain = parts.map((part) =>
    part
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .split(/[^A-Za-z0-9]+/)
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
      .join(''),
  );
  const name = plain.join('').slice(0, 60);
  return /^[A-Za-z]/.test(name) ? name : `Answer${name}`;
}
