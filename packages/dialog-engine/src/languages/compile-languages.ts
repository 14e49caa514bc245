import { getTranslationPath, listLanguages, translateValues } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { SteppedWork } from '@confab/understanding';
import type { Program } from '../program.ts';
import type { Problem, SourceItem } from '../types.ts';
import { getProblemKey } from '../compile/report.ts';

/**
 * Compiles a project in its first language, then in each further one: what it says and understands differs, its nodes
 * and connectors are the same.
 *
 * @param values those of the project, which name its languages
 * @param translate returns the project in a further language
 * @param compile compiles a project of one language; reuses what did not change since the previous program
 */
export function* compileLanguages<Source>(
  source: Source,
  values: JsonObject,
  translate: (source: Source, language: string) => SteppedWork<Source>,
  compile: (source: Source, before: Program | undefined) => SteppedWork<Program>,
  before: Program | undefined,
): SteppedWork<Program> {
  const [, ...others] = listLanguages(values);
  const program = yield* compile(source, before);
  if (others.length === 0) return program;
  const translations = new Map<string, Program>();
  const problems = [...program.problems];
  for (const language of others) {
    // What a language does not translate is shared with the first one.
    const earlier = before?.translations?.get(language) ?? program;
    const translated = yield* compile(yield* translate(source, language), earlier);
    translations.set(language, translated);
    problems.push(...listOwnProblems(language, translated.problems, program.problems));
  }
  return { ...program, translations, problems };
}

/** The problems that a language has and the first one does not: those of its translations, with their paths. */
export function listOwnProblems(
  language: string,
  problems: readonly Problem[],
  firstProblems: readonly Problem[],
): Problem[] {
  const known = new Set(firstProblems.map(getProblemKey));
  return problems
    .filter((problem) => !known.has(getProblemKey(problem)))
    .map((problem) => ({ ...problem, path: getTranslationPath(language, problem.path) }));
}

/** A project's own values in a further language, which becomes its language. */
export function translateProject<Item extends SourceItem>(project: Item, language: string): Item {
  const OtherLanguages = listLanguages(project.values).join(',');
  return { ...project, values: { ...translateValues(project.values, language), Language: language, OtherLanguages } };
}

/** An item in a further language; the same item where it has no translation. */
export function translateItem<Item extends SourceItem>(item: Item, language: string): Item {
  const values = translateValues(item.values, language);
  return values === item.values ? item : { ...item, values };
}
