export { compile } from './compile.ts';
export { compileExpression, type Expression, type Scope } from './expression/compile-expression.ts';
export { ExpressionFault } from './expression/lex.ts';
export type { Program, ProgramNode, ProgramResponse, ProgramVariable } from './program.ts';
export { stripSpeechMarkdown } from './speech-markdown.ts';
export { start, step, type MaybePromise, type StartOptions } from './step.ts';
export { systemTokenNames } from './system-tokens.ts';
export type { Effects, Problem, ProjectSource, Session, SourceItem, SourceNode, Turn } from './types.ts';
