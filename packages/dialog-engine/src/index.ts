export { compile, compiling, learnAhead } from './compile.ts';
export { compileOneProject } from './one/compile-one-project.ts';
export { toProjectSource, type OneProjectSource } from './one/one-source.ts';
export { findOneProblems, validateLlama, type LlamaValidation, type OneSchemas } from './one/find-one-problems.ts';
export { profileKeywords, type ProfiledPage } from './one/profile-keywords.ts';
export { convert } from './convert.ts';
export { compileExpression, type Expression, type Scope } from './expression/compile-expression.ts';
export { ExpressionFault } from './expression/lex.ts';
export type { Program, ProgramNode, ProgramResponse, ProgramVariable } from './program.ts';
export { createProblemFinder, type FoundProblem, type ProblemFinder } from './problems/find-problems.ts';
export { fixOf, type FixKind } from './problems/fix-of.ts';
export { profilePage, type PageProfile } from './profile/profile-page.ts';
export { profileUtterance, type ProfileScope, type UtteranceProfile } from './profile/profile-utterance.ts';
export { severityOf, type ProblemCode, type Severity } from './problems/problem-codes.ts';
export { findValueProblems } from './problems/value-problems.ts';
export { stripSpeechMarkdown } from './speech-markdown.ts';
export { start, step, type MaybePromise, type StartOptions } from './step.ts';
export { toSsml } from './ssml.ts';
export { systemTokenNames } from './system-tokens.ts';
export { watchVariables, writeByHand } from './watch.ts';
export type {
  Effects,
  HttpAnswer,
  HttpCall,
  MailAnswer,
  MailCall,
  Problem,
  ProjectSource,
  ScriptAnswer,
  ScriptCall,
  Session,
  SourceItem,
  SourceNode,
  Turn,
} from './types.ts';
export type { InSteps } from '@confab/understanding';
