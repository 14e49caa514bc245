import sources from '../../../data/languages/de/sources.json' with { type: 'json' };
import unchanged from '../../../data/languages/de/unchanged.json' with { type: 'json' };
import { textFiles, texts } from '../texts.de.ts';
import type { TextsById } from '../find-text.ts';

interface Language {
  readonly name: string;
  readonly files: readonly Readonly<Record<string, string>>[];
  readonly texts: TextsById;
  /** Ids of the texts that are the same in this language. */
  readonly unchanged: readonly string[];
  /** The English text that each text was written for, by id. */
  readonly sources: TextsById;
}

/** The languages of the catalogue other than English. */
export const languages: readonly Language[] = [
  { name: 'German', files: textFiles, texts, unchanged, sources: new Map(Object.entries(sources)) },
];
