import type { JsonObject } from '@confab/model';
import { buildProject } from '../build/build-project.ts';
import type { Files, ProjectDocument } from '../document.ts';
import type { Findings } from '../finding.ts';
import { at, readJsonObject, textAt, textsAt } from '../read-json.ts';
import { isSupportedLanguage } from '../default-phrases.ts';
import { readModel } from './read-model.ts';

const modelPath = /^(.*?)interactionModels\/custom\/([a-z]{2}-[A-Z]{2})\.json$/;

/** Whether the files are a skill package. */
export function isSkillPackage(files: Files): boolean {
  return listModels(files).length > 0 || isSingleModel(files);
}

interface ReadSkillOptions {
  readonly newId: () => string;
  readonly language?: string | undefined;
  readonly fileName?: string | undefined;
}

export interface ReadSkill {
  readonly document?: ProjectDocument;
  readonly languages: readonly string[];
  readonly language: string;
}

/**
 * Reads an Alexa skill package, or the interaction model of a single locale. A project has one language, so one locale
 * is read; a finding names the others.
 */
export function readSkillPackage(files: Files, findings: Findings, options: ReadSkillOptions): ReadSkill {
  const { newId, language } = options;
  const models = listModels(files);
  const languages = models.map(({ locale }) => locale);
  const chosen =
    models.find(({ locale }) => locale === language) ??
    models.find(({ locale }) => locale.startsWith('en')) ??
    models[0];
  if (!chosen) return readSingleModel(files, findings, options);
  const { entry, locale, prefix } = chosen;
  const others = languages.filter((one) => one !== locale);
  if (others.length > 0)
    findings.note(
      entry,
      '{0} is imported. For {1}, import the package again and choose the language.',
      locale,
      others.join(', '),
    );
  if (new Set(models.map((model) => model.prefix)).size > 1)
    findings.error('', 'The package contains more than one skill.');
  const model = readJsonObject(files.get(entry) ?? '', entry, findings);
  const manifest = readManifest(files, `${prefix}skill.json`, findings);
  const document = model && toProject(model, manifest, { entry, locale, findings, newId });
  return { languages, language: locale, ...(document && { document }) };
}

interface ModelFile {
  readonly entry: string;
  readonly prefix: string;
  readonly locale: string;
}

function listModels(files: Files): ModelFile[] {
  const models = [...files.keys()].flatMap((entry): ModelFile[] => {
    const [, prefix = '', locale = ''] = modelPath.exec(entry) ?? [];
    return locale === '' ? [] : [{ entry, prefix, locale }];
  });
  return models.toSorted((one, other) => (one.locale < other.locale ? -1 : 1));
}

interface Reading {
  readonly entry: string;
  readonly locale: string;
  readonly findings: Findings;
  readonly newId: () => string;
}

function toProject(model: JsonObject, manifest: JsonObject | undefined, { newId, ...reading }: Reading) {
  const { locale, entry, findings } = reading;
  const about = at(at(at(at(manifest, 'manifest'), 'publishingInformation'), 'locales'), locale);
  if (!isSupportedLanguage(locale))
    findings.warn(entry, 'The language {0} is not supported; texts that the skill lacks are in English.', locale);
  findings.note(
    entry,
    'A skill contains no answers: each intent gets a placeholder that says its name until you replace it.',
  );
  const assistant = readModel(model, {
    ...reading,
    name: textAt(about, 'name'),
    description: textAt(about, 'summary') || textAt(about, 'description'),
    examples: textsAt(about, 'examplePhrases').map(spokenPhrase),
  });
  return buildProject(assistant, newId);
}

/** Extracts the utterance of an example phrase: "Alexa, ask corner pizza for a menu" gives "a menu". */
function spokenPhrase(phrase: string) {
  const whole = phrase.trim();
  const link = /\b(?:and|to|for|und|nach|um)\s/i.exec(whole);
  return link ? whole.slice(link.index + link[0].length).trimStart() : whole;
}

function readManifest(files: Files, entry: string, findings: Findings): JsonObject | undefined {
  const text = files.get(entry);
  if (text === undefined) {
    findings.note(entry, 'The package has no manifest; the name comes from the model.');
    return undefined;
  }
  return readJsonObject(text, entry, findings);
}

/** The languages to choose from when a model does not name its own. */
const modelLanguages: readonly string[] = ['en-US', 'de-DE'];

/**
 * Reads a model exported from the developer console: one JSON file that does not name its locale. The name of the file
 * often does; otherwise the person who imports chooses it.
 */
function readSingleModel(files: Files, findings: Findings, { newId, language, fileName }: ReadSkillOptions): ReadSkill {
  const [entry = '', text = ''] = [...files].find(([, content]) => content.includes('"interactionModel"')) ?? [];
  const model = readJsonObject(text, entry, findings);
  const named = findLocale(entry) ?? findLocale(fileName ?? '');
  const chosen = modelLanguages.find((one) => one === language);
  const locale = named ?? chosen ?? 'en-US';
  if (named === undefined && chosen === undefined)
    findings.note(entry, 'The file does not name its language; it is read as {0}.', locale);
  const document = model && toProject(model, undefined, { entry, locale, findings, newId });
  const languages = named === undefined ? modelLanguages : [named];
  return { languages, language: locale, ...(document && { document }) };
}

/** Finds a locale in the name of a file: `de-DE.json`, `model_de-DE.json`. */
function findLocale(fileName: string): string | undefined {
  return /(?<![A-Za-z])[a-z]{2}-[A-Z]{2}(?![A-Za-z])/.exec(fileName)?.[0];
}

function isSingleModel(files: Files): boolean {
  const [only] = files.values();
  return files.size === 1 && only !== undefined && /^\s*\{\s*"interactionModel"\s*:/.test(only);
}
