/** A translated text of a file. */
export interface FileText {
  readonly key: string;
  readonly language: string;
  /** The text that it was translated from; undefined where the file does not have it. */
  readonly source: string | undefined;
  readonly text: string;
}

/** A file of translations, as it was read. */
export interface TranslationFile {
  /** The language that was translated from. */
  readonly first: string;
  /** Those that were translated into. */
  readonly languages: readonly string[];
  readonly texts: readonly FileText[];
}

/** A file that cannot be read any further. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
  readonly line: number;

  constructor(line: number) {
    super(`The file is damaged in line ${line}.`);
    this.line = line;
  }
}
