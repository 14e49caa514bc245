import { fillMessage, type MessageParts } from '@confab/model';
import { use } from 'react';
import { createTranslations, useLanguage } from '../language.ts';

/**
 * The kinds of English texts that are kept, or are computed in another process, without a name, and the lists of
 * messages that they come from:
 * - `version`: the description of a version, which an author may also have written
 * - `platformLog`: a line in the log of a package that is sent to a platform, with `{0}` for its names
 * - `job`: the last error of a queued job; that of a package is the last line of its log
 * - `testResult`: why a test case could not be run to its end
 * - `trace`: a reason in the trace of a turn or in a result of the profiler, and an exception of a trace without a name
 * - `script`: why a script could not be run; any other text was thrown by the script
 */
export const storedLists = {
  version: ['historyMessages'],
  platformLog: ['platformLogMessages'],
  job: ['platformLogMessages'],
  testResult: ['testRunMessages'],
  trace: ['traceMessages', 'exceptionMessages', 'codeMessages'],
  script: ['codeMessages'],
} as const;

export type StoredKind = keyof typeof storedLists;

/** How a stored text can be translated. */
interface StoredNaming {
  /** The name of the message. Texts that were stored before this field existed have none. */
  readonly name?: string | undefined;
  /** The values of the placeholders that the stored text has. */
  readonly parts?: MessageParts;
}

/**
 * Translates a text that is stored in English: by its name, else by the text. This is the only way to find a
 * translation by its text: all other messages are translated by `useMessage`. A text of no list of its kind stays as it
 * is.
 */
export type StoredTranslator = (kind: StoredKind, text: string, naming?: StoredNaming) => string;

const english: StoredTranslator = (_kind, text, naming) => fillMessage(text, naming?.parts);

const translators = createTranslations<StoredTranslator>({
  en: english,
  de: async () => (await import('./translate-stored.de.ts')).translateStored,
});

/** Returns a function that translates stored texts into the language of the interface. */
export function useStoredText(): StoredTranslator {
  // The whole state: it changes when texts that could not be loaded arrive later.
  const { language } = useLanguage();
  return language === 'en' ? english : use(translators.load(language));
}
