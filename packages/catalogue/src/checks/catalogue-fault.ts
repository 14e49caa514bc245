/** Collects a fault of the data, so that all faults are reported together. */
export type Report = (where: string, what: string) => void;

/** The catalogue's data files are invalid or contradict each other. Thrown at startup. */
export class CatalogueFault extends Error {
  override readonly name = 'CatalogueFault';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The catalogue has ${faults.length} fault(s):\n${faults.map((fault) => `- ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Reports every name that occurs more than once. */
export function reportDuplicates(names: readonly string[], report: Report, where: string): void {
  const twice = names.filter((name, index) => names.indexOf(name) !== index);
  for (const name of new Set(twice)) report(where, `"${name}" occurs more than once`);
}
