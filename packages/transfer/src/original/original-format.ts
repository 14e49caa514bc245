import type { JsonValue, ReportSection } from '@confab/model';
import type { Files } from '../document.ts';
import type { Branch, ListNames } from './package-tree.ts';

/** The part of a report that a place in a package belongs to, and how it is called there. */
export interface ReportedPart {
  readonly section: ReportSection;
  readonly name: string;
}

/** What has to be known about a platform format to keep what a project cannot express. */
export interface OriginalFormat {
  readonly format: 'Alexa' | 'Dialogflow';
  readonly lists: ListNames;
  /** Converts the files of a package; `clean` removes keys and addresses. */
  readonly toTree: (files: Files, clean: (value: JsonValue) => JsonValue, language: string) => Branch;
  /**
   * Changes the tree of an export: parts with other names get the names of the original parts that they correspond to.
   */
  readonly alignTree: (written: Branch, source: Branch) => void;
  /** Whether a section of the tree consists of files that make sense without each other. */
  readonly holdsFiles: (section: string) => boolean;
  readonly fromTree: (tree: Branch) => Files;
  /** Returns the reported part of a path in the tree; undefined for parts that are not reported. */
  readonly findPart: (path: readonly string[], language: string) => ReportedPart | undefined;
  /** Whether an export writes a value of the package in another form that means the same there. */
  readonly isSameForPlatform?: (path: readonly string[], written: JsonValue, original: JsonValue) => boolean;
}
