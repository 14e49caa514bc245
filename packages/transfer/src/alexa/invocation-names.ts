import { getVoiceLocale } from '@confab/model';
import type { Assistant } from '../assistant.ts';
import type { Files } from '../document.ts';
import { createFindings, type Findings } from '../finding.ts';
import { chooseExportLanguage, type ImportedPackage } from '../original/imported-package.ts';
import { at, readJsonObject, textAt } from '../read-json.ts';
import { listModels } from './model-files.ts';
import { sharesInvocationName, writeInvocationLine } from './write-names.ts';

/** Gives the further languages the invocation names of the imported package, unless the notes name others. */
export function restoreInvocationNames(assistant: Assistant, original: ImportedPackage | undefined): Assistant {
  const translations = assistant.translations?.map((one): Assistant => {
    const name = original?.invocationNames.get(one.language);
    if (name === undefined || !sharesInvocationName(one)) return one;
    return { ...one, notes: `${one.notes}\n${writeInvocationLine(name, one.language)}` };
  });
  return { ...assistant, ...(translations && { translations }) };
}

/**
 * Reports the further languages whose models share the invocation name of the first one because they lack their own.
 */
export function reportSharedNames(
  files: Files,
  assistant: Assistant,
  original: ImportedPackage | undefined,
  findings: Findings,
): void {
  const entries = new Map(listModels(files).map(({ locale, entry }) => [locale, entry]));
  const getName = ({ language }: Assistant) => {
    const entry = entries.get(chooseExportLanguage(original, language, getVoiceLocale)) ?? '';
    const model = readJsonObject(files.get(entry) ?? '', entry, createFindings());
    return textAt(at(at(model, 'interactionModel'), 'languageModel'), 'invocationName');
  };
  const first = getName(assistant);
  const { translations = [] } = restoreInvocationNames(assistant, original);
  for (const one of translations)
    if (sharesInvocationName(one) && getName(one) === first)
      findings.note('project', 'invocationNameShared', one.language);
}
