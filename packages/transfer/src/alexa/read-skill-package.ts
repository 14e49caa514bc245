import { getVoiceLocale, projectLanguages, type JsonObject, type ProjectLanguage } from '@confab/model';
import { addLanguageFindings } from '../build/add-language-findings.ts';
import { buildLanguages } from '../build/build-languages.ts';
import type { Files, ProjectDocument } from '../document.ts';
import { extractLanguages } from '../extract/extract-languages.ts';
import { createFindings, type Findings } from '../finding.ts';
import { keepOriginal } from '../original/keep-original.ts';
import { skillFormat } from '../original/skill-format.ts';
import type { TransferReport } from '../report/report.ts';
import { at, readJsonObject, textAt, textsAt } from '../read-json.ts';
import { isSupportedLanguage, toProjectLanguage } from '../default-phrases.ts';
import { convertModels, toCurrentModel } from './current-model.ts';
import { leaveOutYesNo } from './yes-no/leave-out-yes-no.ts';
import { getLocales, removeLocales } from './manifest.ts';
import { getManifestPath, listModels, type ModelFile } from './model-files.ts';
import { readModel } from './read-model.ts';
import { isSingleModel } from './single-model.ts';
import type { SlotNames } from './slot-names.ts';
import { writeInvocationLine } from './write-names.ts';
import { composeSkillPackage } from './write-skill-package.ts';

/** Whether the files are a skill package. */
export function isSkillPackage(files: Files): boolean {
  return listModels(files).length > 0 || isSingleModel(files);
}

interface ReadSkillOptions {
  readonly newId: () => string;
  readonly language?: string | undefined;
  readonly fileName?: string | undefined;
  readonly undecodable?: readonly string[] | undefined;
}

export interface ReadSkill {
  readonly document?: ProjectDocument;
  readonly report?: TransferReport;
  readonly languages: readonly string[];
  readonly language: string;
}

/**
 * Reads an Alexa skill package, or the interaction model of a single locale. One locale of each language
 * that assistants speak is read; a finding names the others.
 */
export function readSkillPackage(files: Files, findings: Findings, options: ReadSkillOptions): ReadSkill {
  const { newId, language, undecodable } = options;
  const models = listModels(files);
  const languages = models.map(({ locale }) => locale);
  const [any] = models;
  if (!any) return readSingleModel(files, findings, options);
  const manifest = readManifest(files, getManifestPath(models), findings);
  const chosen = models.find(({ locale }) => locale === language) ?? findDefaultModel(models, manifest) ?? any;
  const { entry, locale } = chosen;
  const others = chooseTranslations(models, chosen);
  const left = languages.filter((one) => one !== locale && !others.some((other) => other.locale === one));
  if (left.length > 0) findings.note(entry, 'otherLanguagesNotImported', locale, left.join(', '));
  if (new Set(models.map((model) => model.prefix)).size > 1) findings.error('', 'severalSkills');
  const model = readJsonObject(files.get(entry) ?? '', entry, findings);
  const read = model && toProject(model, manifest, { entry, locale, findings, newId, files, undecodable }, others);
  return { languages, language: locale, ...read };
}

/** The models of the further languages of a project: the first of each language that assistants speak. */
function chooseTranslations(models: readonly ModelFile[], { locale }: ModelFile): readonly ModelFile[] {
  const known = new Set([toProjectLanguage(locale)]);
  return models.filter((model) => {
    const language = toProjectLanguage(model.locale);
    const isNew = isSupportedLanguage(model.locale) && !known.has(language);
    known.add(language);
    return isNew;
  });
}

/** Finds the model of the first locale of the manifest; without a manifest, an English one. */
function findDefaultModel(models: readonly ModelFile[], manifest: JsonObject | undefined): ModelFile | undefined {
  const byLocale = new Map(models.map((model) => [model.locale, model]));
  const listed = Object.keys(getLocales(manifest)).find((locale) => byLocale.has(locale));
  return listed === undefined ? models.find(({ locale }) => locale.startsWith('en')) : byLocale.get(listed);
}

interface Reading {
  readonly entry: string;
  readonly locale: string;
  readonly findings: Findings;
  readonly newId: () => string;
  readonly files: Files;
  readonly undecodable?: readonly string[] | undefined;
}

function toProject(
  file: JsonObject,
  manifest: JsonObject | undefined,
  { newId, files, undecodable = [], ...reading }: Reading,
  others: readonly ModelFile[] = [],
) {
  const { locale, entry, findings } = reading;
  if (!isSupportedLanguage(locale)) findings.warn(entry, 'skillLanguageUnsupported', locale);
  findings.note(entry, 'skillHasNoAnswers');
  const { assistant, slots, invocationName, ownIntents } = readAssistant(file, manifest, reading);
  const allOwnIntents = new Set(ownIntents);
  const invocationNames = new Map<string, string>();
  const unread: ModelFile[] = [];
  const translations = others.flatMap((other) => {
    const own = createFindings();
    const model = readJsonObject(files.get(other.entry) ?? '', other.entry, own);
    const read = model && readAssistant(model, manifest, { ...reading, ...other, findings: own }, slots);
    const toFirstEntry = (path: string) => path.replace(other.entry, entry);
    addLanguageFindings(findings, {
      language: other.locale,
      found: own.list(),
      namesLanguage: (path) => path === other.entry,
      toFirstEntry,
    });
    if (!read) unread.push(other);
    else if (read.invocationName !== '') invocationNames.set(toProjectLanguage(other.locale), read.invocationName);
    for (const name of read?.ownIntents ?? []) allOwnIntents.add(name);
    return read?.assistant ?? [];
  });
  const lines = [[undefined, invocationName] as const, ...invocationNames].filter(([, name]) => name !== '');
  const notes = lines.map(([language, name]) => writeInvocationLine(name, language)).join('\n');
  const [own, ...ownTranslations] = leaveOutYesNo(assistant, translations, allOwnIntents);
  const document = buildLanguages({ ...own, notes }, ownTranslations, newId, findings);
  if (findings.hasErrors()) return { document };
  const write = (project: ProjectDocument) =>
    composeSkillPackage(project, extractLanguages(project, createFindings()), createFindings());
  return keepOriginal(document, {
    files: leaveOutLocales(convertModels(files), manifest, unread),
    unread: [...unread.map((one) => one.entry), ...undecodable],
    format: skillFormat,
    language: locale,
    names: slots.originalNames(),
    invocationNames,
    write,
  });
}

/** Leaves the locales of models that cannot be read out of the manifest: no export has a model for them. */
function leaveOutLocales(files: Files, manifest: JsonObject | undefined, unread: readonly ModelFile[]): Files {
  if (!manifest || unread.length === 0) return files;
  const readable = removeLocales(
    manifest,
    unread.map(({ locale }) => locale),
  );
  return new Map([...files, [getManifestPath(listModels(files)), JSON.stringify(readable)]]);
}

/** Reads the assistant of one locale. `first` has the slots of the first language. */
function readAssistant(
  file: JsonObject,
  manifest: JsonObject | undefined,
  reading: Pick<Reading, 'entry' | 'locale' | 'findings'>,
  first?: SlotNames,
) {
  const about = at(getLocales(manifest), reading.locale);
  const model = toCurrentModel(file);
  if (model !== file) reading.findings.note(reading.entry, 'oldModelForm');
  const modelReading = {
    ...reading,
    name: textAt(about, 'name'),
    description: textAt(about, 'summary') || textAt(about, 'description'),
    examples: textsAt(about, 'examplePhrases').map((phrase) => spokenPhrase(phrase, reading.locale)),
  };
  return readModel(model, modelReading, first);
}

/** The word between the name of a skill and the request to it. */
const linkWords: Readonly<Record<ProjectLanguage, RegExp>> = {
  en: /\b(?:and|to|for)\s/i,
  de: /\b(?:und|nach|um)\s/i,
  es: /\b(?:y|para|que|por)\s/i,
  fr: /\b(?:et|pour|de)\s/i,
};

/** Extracts the utterance of an example phrase: "Alexa, ask corner pizza for a menu" gives "a menu". */
function spokenPhrase(phrase: string, locale: string) {
  const whole = phrase.trim();
  const link = linkWords[toProjectLanguage(locale)].exec(whole);
  return link ? whole.slice(link.index + link[0].length).trimStart() : whole;
}

/** Reads the manifest. The models can be imported without it, so that a damaged one is a warning. */
function readManifest(files: Files, entry: string, findings: Findings): JsonObject | undefined {
  const text = files.get(entry);
  if (text === undefined) {
    findings.note(entry, 'packageWithoutManifest');
    return undefined;
  }
  const own = createFindings();
  const manifest = readJsonObject(text, entry, own);
  if (manifest) return manifest;
  for (const { code, names } of own.list()) {
    if (code === 'notJson') findings.warn(entry, 'manifestNotJson', ...names);
    else {
      findings.warn(entry, code, ...names);
      findings.warn(entry, 'manifestNotRead');
    }
  }
  return undefined;
}

/** The languages to choose from when a model does not name its own. */
const modelLanguages: readonly string[] = projectLanguages.map(getVoiceLocale);

/**
 * Reads a model exported from the developer console: one JSON file that does not name its locale. The name of the file
 * often does; otherwise the person who imports chooses it.
 */
function readSingleModel(files: Files, findings: Findings, options: ReadSkillOptions): ReadSkill {
  const { newId, language, fileName, undecodable } = options;
  const [[entry, text] = ['', '']] = files;
  const model = readJsonObject(text, entry, findings);
  const named = findLocale(entry) ?? findLocale(fileName ?? '');
  const chosen = modelLanguages.find((one) => one === language);
  const locale = named ?? chosen ?? 'en-US';
  if (named === undefined && chosen === undefined) findings.note(entry, 'languageNotNamed', locale);
  const single = new Map([[`skill-package/interactionModels/custom/${locale}.json`, text]]);
  const read = model && toProject(model, undefined, { entry, locale, findings, newId, files: single, undecodable });
  const languages = named === undefined ? modelLanguages : [named];
  return { languages, language: locale, ...read };
}

/** Finds a locale in the name of a file: `de-DE.json`, `model_de-DE.json`. */
function findLocale(fileName: string): string | undefined {
  return /(?<![A-Za-z])[a-z]{2}-[A-Z]{2}(?![A-Za-z])/.exec(fileName)?.[0];
}
