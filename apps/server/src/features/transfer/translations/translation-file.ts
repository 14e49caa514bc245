/** A translated text of a file. */
export interface FileText {
  readonly key: string;
  readonly language: string;
  /** The text that it was translated from; undefined where the file does not have it. */
  readonly source: string | undefined;
  readonly text: string;
  /** The translator has confirmed the text, so it is current even if only its source has changed. */
  readonly isConfirmed?: boolean;
}

/** A file of translations, as it was read. */
export interface TranslationFile {
  /** The languages that were translated into. */
  readonly languages: readonly string[];
  readonly texts: readonly FileText[];
}

/** Why a file cannot be read any further: it is not well-formed XML, or has a document type (DOCTYPE). */
type FileFault = 'damaged' | 'documentType';

/** A file that cannot be read any further. */
export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly fault: FileFault;
  readonly line: number;

  constructor(fault: FileFault, line: number) {
    super(`The file cannot be read after line ${line}: ${fault}.`);
    this.fault = fault;
    this.line = line;
  }
}
