import type { ItemSchema } from '@confab/model';
import type { FoundProblem } from '../../problems/find-problems.ts';
import { toFoundProblems } from '../../problems/find-problems.ts';
import { findValueProblems } from '../../problems/value-problems.ts';
import { compileOneProject } from '../compile/compile-one-project.ts';
import { toProjectSource, type OneProjectSource } from '../compile/one-project-source.ts';
import { findPageProblems } from './find-page-problems.ts';
import { buildPageTree } from '../compile/page-tree.ts';
import { findUnreachablePages } from './find-unreachable-pages.ts';

/** The schemas of what a One project is made of, by type. */
export interface OneSchemas {
  readonly projectSchemas: Readonly<Record<string, ItemSchema>>;
  readonly llamaSchemas: Readonly<Record<string, ItemSchema>>;
  readonly pageSchemas: Readonly<Record<string, ItemSchema>>;
}

/** What is wrong with one llama, as ValidateOneLlama tells it (A5.34). */
export interface LlamaValidation {
  readonly llamaId: string;
  readonly errors: readonly FoundProblem[];
  /** Nothing that is worse than a warning. */
  readonly valid: boolean;
}

/** Everything that is wrong with a One project, errors first, each with its page and the path of its input. */
export function findOneProblems(source: OneProjectSource, schemas: OneSchemas): readonly FoundProblem[] {
  const plain = toProjectSource(source);
  const tree = buildPageTree(source.llamas);
  return toFoundProblems([
    ...compileOneProject(source).problems,
    ...findPageProblems(source, tree, schemas),
    ...findUnreachablePages(tree),
    ...findValueProblems(plain, ({ kind, type }) => {
      if (kind === 'project') return schemas.projectSchemas[type];
      // A llama of a type of its own has what every chapter has.
      return kind === 'workflow'
        ? (schemas.llamaSchemas[type] ?? schemas.llamaSchemas.Chapter)
        : schemas.pageSchemas[type];
    }),
  ]);
}

/** What is wrong with a llama and its pages, and with the project as a whole; judged among all llamas. */
export function validateLlama(source: OneProjectSource, llamaId: string, schemas: OneSchemas): LlamaValidation {
  const content = source.llamas.find(({ llama }) => llama.id === llamaId);
  const own = new Set<string>([source.project.id, llamaId, ...(content?.pages ?? []).map(({ id }) => id)]);
  const errors = findOneProblems(source, schemas).filter(({ itemId }) => own.has(itemId));
  return { llamaId, errors, valid: errors.every(({ severity }) => severity !== 'error') };
}
