// What the process of author code needs: it may open 64 files only, so it loads nothing else.
export { buildFunctionCall, codeLimits, createCodeFailure, type AuthorCode, type CodeOutcome } from './author-code.ts';
export { codeMessages } from './code-messages.ts';
export type { Sandbox } from './machine.ts';
export { runAuthorCode } from './run-author-code.ts';
