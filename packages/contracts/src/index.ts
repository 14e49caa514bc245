export { accountCalls, verificationOutcomes } from './accounts.calls.ts';
export { binCalls, type BinnedItem } from './bin.calls.ts';
export { catalogueCalls, templateSchema, type Template } from './catalogue.calls.ts';
export {
  chatRequestSchema,
  type ChatFailure,
  type ChatMessage,
  type ChatRequest,
  type ChatResponse,
} from './chat.protocol.ts';
export { commentCalls, type Comment, type CommentMark, type CommentThread } from './comments.calls.ts';
export { defineCall, type BodyOf, type Call, type QueryOf, type ResultOf } from './define-call.ts';
export { editingCalls } from './editing.calls.ts';
export {
  conflict,
  failureKinds,
  failureStatus,
  forbidden,
  invalid,
  notFound,
  reauthRequired,
  Refusal,
  refused,
  signedOut,
  unprocessable,
  verificationRequired,
  verificationRequiredWords,
  type FailureKind,
} from './failure.ts';
export {
  historyCalls,
  type HistoryPoint,
  type ItemChange,
  type ItemEdit,
  type ItemVersion,
  type VersionStage,
} from './history.calls.ts';
export { findCalls, type FindCursor, type FindHit, type FoundItem } from './find.calls.ts';
export { liveCalls } from './live.calls.ts';
export { oneCalls, type LlamaVersions, type LoadedLlama } from './one.calls.ts';
export { profilerCalls, spokenCharsMax, type ProfilerMatch, type ProfilerResult } from './profiler.calls.ts';
export { tokenCalls } from './tokens.calls.ts';
export { miscAttributesCall, miscAttributesSchema, type MiscAttributes } from './misc-attributes.call.ts';
export {
  contentCardSchema,
  crashReportSchema,
  feedbackSchema,
  portalCalls,
  type ContentCard,
  type CrashReport,
  type Feedback,
} from './portal.calls.ts';
export {
  accountDetailsSchema,
  photoAddress,
  photoBytesMax,
  profileCalls,
  tooLargePicture,
  type AccountDetails,
  type PhotoSize,
} from './profile.calls.ts';
export type { Extension } from './extension.ts';
export { nodeCalls } from './nodes.calls.ts';
export {
  nodeCategorySchema,
  projectCalls,
  projectListSchema,
  tokenSchema,
  workflowCalls,
  type ProjectList,
  type Token,
} from './projects.calls.ts';
export {
  itemVersionsSchema,
  promotionStatusSchema,
  publishingCalls,
  type ItemVersions,
  type PromotionStatus,
} from './publishing.calls.ts';
export { scriptCalls, tokenValuesMax } from './scripts.calls.ts';
export { securityCalls, sessionSummarySchema, type SessionSummary } from './security.calls.ts';
export { simulatorCalls } from './simulator.calls.ts';
export { teamCalls } from './teams.calls.ts';
export {
  importFormats,
  importTextMax,
  testResultSchema,
  testRunCalls,
  testRunProgressSchema,
  testRunSummarySchema,
  type ImportFormat,
  type TestResult,
  type TestRunProgress,
  type TestRunSummary,
} from './test-runs.calls.ts';
export {
  packageBytesMax,
  tooLargePackage,
  transferCalls,
  transferPlatforms,
  type TransferFile,
  type TransferFinding,
  type TransferPlatform,
} from './transfer.calls.ts';
export { validationCalls } from './validation.calls.ts';
export {
  hubMethods,
  hubPath,
  hubResultSchema,
  notificationSchema,
  presenceSchema,
  presentPersonSchema,
  projectEventSchema,
  projectEventTypes,
  updateEvents,
  type HubMethod,
  type Notification,
  type PresentPerson,
  type ProjectEvent,
  type ProjectPresence,
} from './update.events.ts';
