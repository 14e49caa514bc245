import {
  appendToPath,
  getTranslationPath,
  isTranslationNeeded,
  listLanguages,
  listResponseEntries,
  listTranslatable,
  readAt,
  readTranslation,
  translateValues,
  type TranslatableValue,
} from '@confab/inputs';
import { getLanguageName, isJsonObject, type ItemKind, type JsonObject, type Property } from '@confab/model';
import { createReporter } from '../compile/report.ts';
import type { SteppedWork } from '@confab/understanding';
import { listSpokenTexts } from '../recordings/list-spoken-texts.ts';
import { getRecordingPath } from '../recordings/record-text.ts';
import type { Problem, ProjectSource, SourceItem } from '../types.ts';
import { isPlaceholder, type FindSchema } from './value-problems.ts';

const nodesInStep = 50;

/** Finds what a project lacks in its further languages, and what has changed since it was translated, in steps. */
export function* findTranslationProblems(
  { project, nodes }: ProjectSource,
  schemaOf: FindSchema,
): SteppedWork<Problem[]> {
  const [first, ...languages] = listLanguages(project.values);
  const problems: Problem[] = [];
  if (languages.length === 0) return problems;
  const check = (kind: ItemKind, item: SourceItem) => {
    const properties = schemaOf({ kind, type: item.type })?.properties ?? [];
    const needed = listTranslatable(properties, item.values).filter(({ property }) => isTranslationNeeded(property));
    for (const language of languages) problems.push(...checkLanguage(item, needed, language));
    problems.push(...checkPlaceholders(item, properties, languages));
    problems.push(...checkRecordings(item, properties, [first, ...languages]));
  };
  check('project', project);
  for (const [index, node] of nodes.entries()) {
    if (index % nodesInStep === 0) yield;
    check('node', node);
  }
  return problems;
}

function checkLanguage({ id, values }: SourceItem, needed: readonly TranslatableValue[], language: string): Problem[] {
  const problems: Problem[] = [];
  const report = createReporter(problems, id);
  const name = getLanguageName(language);
  const missing = filterByState(values, needed, language, 'missing');
  const stale = filterByState(values, needed, language, 'stale');
  if (missing[0])
    report(
      getTranslationPath(language, missing[0].path),
      'MissingTranslations',
      missing.length === 1 ? `1 text is not in ${name} yet.` : `${missing.length} texts are not in ${name} yet.`,
      `${missing.length}`,
      name,
    );
  if (stale[0])
    report(
      getTranslationPath(language, stale[0].path),
      'StaleTranslations',
      stale.length === 1
        ? `1 text has changed since it was translated into ${name}.`
        : `${stale.length} texts have changed since they were translated into ${name}.`,
      `${stale.length}`,
      name,
    );
  return problems;
}

/** Reports answers that only a further language lacks: it still has the placeholder that an import wrote. */
function checkPlaceholders(
  { id, values }: SourceItem,
  properties: readonly Property[],
  languages: readonly string[],
): Problem[] {
  const problems: Problem[] = [];
  const report = createReporter(problems, id);
  const translated = languages.filter((language) => translateValues(values, language) !== values);
  const entries = translated.length > 0 ? listResponseEntries(properties, values) : [];
  for (const { path, entry } of entries) {
    if (isPlaceholder(entry)) continue;
    for (const language of translated) {
      const own = readAt(translateValues(values, language), path);
      if (!isJsonObject(own) || !isPlaceholder(own)) continue;
      const name = getLanguageName(language);
      report(
        getTranslationPath(language, appendToPath(path, 'SpokenText')),
        'PlaceholderAnswer',
        `The answer in ${name} is still a placeholder from an import. Write it.`,
        name,
      );
    }
  }
  return problems;
}

/** Reports recordings of further languages that were made from other words. */
function checkRecordings(
  { id, values }: SourceItem,
  properties: readonly Property[],
  languages: readonly [string, ...string[]],
): Problem[] {
  const problems: Problem[] = [];
  const report = createReporter(problems, id);
  for (const text of listSpokenTexts({ id, name: '', properties, values }, languages)) {
    if (text.further === undefined || text.state !== 'stale') continue;
    report(
      getRecordingPath(text),
      'StaleRecording',
      'The words have changed since they were recorded. Record them again.',
    );
  }
  return problems;
}

function filterByState(
  values: JsonObject,
  needed: readonly TranslatableValue[],
  language: string,
  wanted: 'missing' | 'stale',
) {
  return needed.filter(({ path, property }) => readTranslation(values, language, path, property).state === wanted);
}
