import { listLanguages } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';
import { runAllSteps } from '@confab/understanding';
import { listOwnProblems } from '../../languages/compile-languages.ts';
import type { FoundProblem } from '../../problems/find-problems.ts';
import { toFoundProblems } from '../../problems/find-problems.ts';
import { findAssetProblems, type AssetStates } from '../../problems/asset-problems.ts';
import { findEndlessPages } from '../../problems/endless-circles.ts';
import { findExampleAddresses } from '../../problems/example-addresses.ts';
import { findSiteProblems } from '../../problems/site-problems.ts';
import { findTranslationProblems } from '../../problems/translation-problems.ts';
import { findValueProblems, type FindSchema } from '../../problems/value-problems.ts';
import { compileOneProject } from '../compile/compile-one-project.ts';
import { toProjectSource, type OneProjectSource } from '../compile/one-project-source.ts';
import { translatePages } from '../compile/translate-pages.ts';
import { findKeywordClashes, findPageProblems } from './find-page-problems.ts';
import { buildPageTree, type PageTree } from '../compile/page-tree.ts';
import type { Problem } from '../../types.ts';
import { findUnreachablePages } from './find-unreachable-pages.ts';

/** The schemas of a One project's items, by type. */
export interface OneSchemas {
  readonly projectSchemas: Readonly<Record<string, ItemSchema>>;
  readonly llamaSchemas: Readonly<Record<string, ItemSchema>>;
  readonly pageSchemas: Readonly<Record<string, ItemSchema>>;
}

/** The problems of one llama, as returned by ValidateOneLlama (A5.34). */
export interface LlamaValidation {
  readonly llamaId: string;
  readonly errors: readonly FoundProblem[];
  /** Whether there are only warnings. */
  readonly valid: boolean;
}

/** Finds all problems of a One project, errors first; those of its files only if `assets` has the files of the team. */
export function findOneProblems(
  source: OneProjectSource,
  schemas: OneSchemas,
  assets?: AssetStates,
): readonly FoundProblem[] {
  const plain = toProjectSource(source);
  const tree = buildPageTree(source.llamas);
  const schemaOf: FindSchema = ({ kind, type }) => {
    if (kind === 'project') return schemas.projectSchemas[type];
    // A llama of an unknown type uses the schema of a chapter.
    return kind === 'workflow'
      ? (schemas.llamaSchemas[type] ?? schemas.llamaSchemas.Chapter)
      : schemas.pageSchemas[type];
  };
  return toFoundProblems([
    ...compileOneProject(source).problems,
    ...findPageProblems(source, tree, schemas),
    ...findUnreachablePages(tree),
    ...findEndlessPages(tree),
    ...findSiteProblems(plain.project),
    ...findExampleAddresses(plain.nodes),
    ...findValueProblems(plain, schemaOf),
    ...runAllSteps(findTranslationProblems(plain, schemaOf)),
    ...findClashesOfTranslations(source, tree),
    ...(assets ? findAssetProblems(plain, schemaOf, assets) : []),
  ]);
}

/** Finds the keywords that pages share in a further language alone. */
function findClashesOfTranslations(source: OneProjectSource, tree: PageTree): Problem[] {
  const [, ...languages] = listLanguages(source.project.values);
  if (languages.length === 0) return [];
  const first = findKeywordClashes(tree);
  return languages.flatMap((language) => {
    const { llamas } = runAllSteps(translatePages(source, language));
    return listOwnProblems(language, findKeywordClashes(buildPageTree(llamas)), first);
  });
}

/** Finds the problems of a llama, its pages and the project itself, checked among all llamas. */
export function validateLlama(source: OneProjectSource, llamaId: string, schemas: OneSchemas): LlamaValidation {
  const content = source.llamas.find(({ llama }) => llama.id === llamaId);
  const own = new Set<string>([source.project.id, llamaId, ...(content?.pages ?? []).map(({ id }) => id)]);
  const errors = findOneProblems(source, schemas).filter(({ itemId }) => own.has(itemId));
  return { llamaId, errors, valid: errors.every(({ severity }) => severity !== 'error') };
}
