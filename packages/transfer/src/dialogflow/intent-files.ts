import { assignNames, trimEndBy } from '@confab/model';

/** The most characters of a file name, without folder and ending. */
const fileNameMax = 150;

/**
 * The files of the intents of an agent, as paths without an ending. Each intent has a file of its own, as its name can
 * have characters that file names must not contain.
 */
export class IntentFiles {
  readonly #files: ReadonlyMap<string, string>;
  readonly #taken: Set<string>;

  /** @param names the names of the project's intents */
  constructor(names: readonly string[]) {
    this.#files = assignNames(names, { toValidName: toFileName, toSuffix });
    this.#taken = new Set([...names, ...this.#files.values()].map((name) => name.toLowerCase()));
  }

  getPath(name: string): string {
    return `intents/${this.#files.get(name) ?? toFileName(name)}`;
  }

  /** Adds an intent that the project does not have, under a name and a file that no other intent uses. */
  add(name: string): { readonly name: string; readonly path: string } {
    const file = toFileName(name);
    const isTaken = (suffix: string) => [name, file].some((own) => this.#taken.has((own + suffix).toLowerCase()));
    let number = 0;
    while (isTaken(toSuffix(number))) number += 1;
    const suffix = toSuffix(number);
    for (const own of [name, file]) this.#taken.add((own + suffix).toLowerCase());
    return { name: name + suffix, path: `intents/${file}${suffix}` };
  }
}

function toSuffix(number: number) {
  return number === 0 ? '' : ` ${number + 1}`;
}

function toFileName(name: string): string {
  const plain = name
    .replaceAll(/[\\/:*?"<>|\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, fileNameMax)
    // The file of such an intent would be read as the phrases of another intent.
    .replace(/_usersays_(?=[a-z]+(?:-[a-z0-9]+)*$)/i, ' usersays ');
  return trimEndBy(plain, (letter) => /[ .\p{Cs}]/u.test(letter)) || 'intent';
}
