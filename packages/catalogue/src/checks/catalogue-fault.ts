/** Collects what is wrong with the data, so that one look shows all of it. */
export type Report = (where: string, what: string) => void;

/** The catalogue's data files contradict themselves or each other. A bug of the data, found before anything runs. */
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
  for (const name of new Set(twice)) report(where, `"${name}" is there more than once`);
}
