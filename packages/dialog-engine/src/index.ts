export { compile, compileInSteps, trainAhead } from './compile/compile.ts';
export { estimateProgramBytes } from './compile/estimate-bytes.ts';
export { compileOneProject, compileOneProjectInSteps } from './one/compile/compile-one-project.ts';
export { toProjectSource, type AuthorValue, type OneProjectSource } from './one/compile/one-project-source.ts';
export { findOneProblems, validateLlama, type LlamaValidation } from './one/problems/find-one-problems.ts';
export { convertValue } from './expression/convert-value.ts';
export {
  formatCondition,
  parseCondition,
  ruleOperators,
  takesValue,
  type ConditionGroup,
  type ConditionPart,
  type ConditionRule,
  type RuleOperator,
  type RuleValue,
} from './expression/condition-rows.ts';
export type { FunctionName } from './expression/functions.ts';
export { listCompletions, type Completion } from './expression/list-completions.ts';
export { createExpressionMessage, expressionMessages } from './expression/expression-fault.ts';
export type { Program, ProgramNode } from './program.ts';
export { createProblemFinder, type FoundProblem, type ProblemFinder } from './problems/find-problems.ts';
export { listScripts, type CheckedScript, type CheckScript, type ScriptFault } from './problems/script-problems.ts';
export { listAssetIds, type AssetStates } from './problems/asset-problems.ts';
export type { IntentCheckResult } from './problems/intent-problems.ts';
export { createFix, type FixKind } from './problems/fixes/problem-fix.ts';
export {
  evaluateIntents,
  type EvaluatedIntent,
  type IntentEvaluation,
  type MissedSample,
} from './profiler/evaluate-intents.ts';
export { profilePage, type PageProfile } from './profiler/profile-page.ts';
export { profileUtterance, type ProfileScope, type UtteranceProfile } from './profiler/profile-utterance.ts';
export type { ProblemCode, Severity } from './problems/problem-codes.ts';
export type { FindSchema } from './problems/value-problems.ts';
export { stripSpeechMarkdown } from './speech/strip-speech-markdown.ts';
export { listSpokenTexts, type RecordingState, type SpokenText } from './recordings/list-spoken-texts.ts';
export { markPlace, nameRecordedFile, nameRecording, readRecordingName } from './recordings/name-recording.ts';
export { createRecordingEdits, getRecordingPath, parseRecordingPath } from './recordings/record-text.ts';
export { getSpokenWords, hashWords } from './recordings/spoken-words.ts';
export { selectLanguage } from './languages/translate-source.ts';
export { locatePerson } from './languages/moments.ts';
export { chooseProgram, getConversationLanguage, listProgramLanguages } from './languages/choose-program.ts';
export { findAskedSlot, listKeptSlots, readChangedSlots } from './platforms/find-asked-slot.ts';
export { start, step, type StartOptions } from './run/step.ts';
export { readConversation, writeConversation } from './stored-conversation.ts';
export type { ProblemTerm } from './problems/problem-names.ts';
export { createExceptionMessage, exceptionMessages } from './text/exception-messages.ts';
export { traceMessages } from './text/trace-messages.ts';
export { toSsml } from './speech/to-ssml.ts';
export { watchVariables, overrideVariables } from './run/watch-variables.ts';
export { addQuery } from './nodes/types/add-query.ts';
export type {
  Effects,
  HttpResult,
  HttpCall,
  HttpSecret,
  MailResult,
  MailCall,
  Problem,
  ProjectSource,
  ScriptResult,
  ScriptCall,
  ConversationState,
  SourceItem,
  SourceNode,
  TurnResult,
} from './types.ts';
export { runAllSteps, type LearnedScopes, type SteppedWork } from '@confab/understanding';
export { findExpressionFault } from './expression/find-expression-fault.ts';
