import {
  getTranslationPath,
  isTranslationNeeded,
  listLanguages,
  listTranslatable,
  readTranslation,
  type TranslatableValue,
} from '@confab/inputs';
import { getLanguageName, type ItemKind, type JsonObject } from '@confab/model';
import { createReporter } from '../compile/report.ts';
import type { SteppedWork } from '@confab/understanding';
import type { Problem, ProjectSource, SourceItem } from '../types.ts';
import type { FindSchema } from './value-problems.ts';

const nodesInStep = 50;

/** Finds what a project lacks in its further languages, and what has changed since it was translated, in steps. */
export function* findTranslationProblems(
  { project, nodes }: ProjectSource,
  schemaOf: FindSchema,
): SteppedWork<Problem[]> {
  const [, ...languages] = listLanguages(project.values);
  const problems: Problem[] = [];
  if (languages.length === 0) return problems;
  const check = (kind: ItemKind, item: SourceItem) => {
    const needed = listTranslatable(schemaOf({ kind, type: item.type })?.properties ?? [], item.values).filter(
      ({ property }) => isTranslationNeeded(property),
    );
    for (const language of languages) problems.push(...checkLanguage(item, needed, language));
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

function filterByState(
  values: JsonObject,
  needed: readonly TranslatableValue[],
  language: string,
  wanted: 'missing' | 'stale',
) {
  return needed.filter(({ path, property }) => readTranslation(values, language, path, property).state === wanted);
}
