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

/**
 * Translates a text that is stored in English. This is the only way to find a translation by its text: named messages
 * are translated by `useMessage`. A text of no list of its kind stays as it is.
 */
export type StoredTranslator = (kind: StoredKind, text: string, parts?: MessageParts) => string;

const english: StoredTranslator = (_kind, text, parts) => fillMessage(text, parts);

const translators = createTranslations<StoredTranslator>({
  en: english,
  de: async () => (await import('../translate.de.ts')).translateStored,
});

/** Returns a function that translates stored texts into the language of the interface. */
export function useStoredText(): StoredTranslator {
  // The whole state: it changes when texts that could not be loaded arrive later.
  const { language } = useLanguage();
  return language === 'en' ? english : use(translators.load(language));
}
