export { releaseMessages } from './release.messages.ts';
export { simulatorMessages } from './simulator.messages.ts';
export { testRunMessages, testStepsMax } from './test-run.messages.ts';
export {
  chatRequestSchema,
  chatResponseSchema,
  type ChatFailure,
  type ChatMessage,
  type ChatRequest,
  type ChatResponse,
  type ChatStart,
} from './chat.protocol.ts';
export { profilerCalls, spokenCharsMax, type ProfilerMatch, type ProfilerResult } from './profiler.calls.ts';
export { channelCalls } from './channels.calls.ts';
export {
  platformCalls,
  platformKinds,
  publicationsListed,
  type PlatformKind,
  type PlatformPublication,
  type ProjectPlatforms,
  type PublicationState,
} from './platforms.calls.ts';
export { platformLogMessages, platformMessages } from './platform.messages.ts';
export {
  itemVersionsSchema,
  overrideReasonMax,
  previewListMax,
  defaultInteractions,
  promotionItemsMax,
  promotionStatusSchema,
  publishPreviewSchema,
  releaseNotesMax,
  publishingCalls,
  type ItemVersions,
  type PromotionStatus,
  type PublishPreview,
  type Release,
  type TestSummary,
} from './publishing.calls.ts';
export {
  reviewCalls,
  reviewReasonMax,
  type Review,
  type ReviewDetails,
  type ReviewedFile,
  type ReviewedPage,
} from './reviews.calls.ts';
export { simulatorCalls } from './simulator.calls.ts';
export {
  importFormats,
  importTextMax,
  testResultSchema,
  testRunCalls,
  testRunSummarySchema,
  type ImportFormat,
  type TestResult,
  type TestRunSummary,
} from './test-runs.calls.ts';
export { testRunProgressSchema, type TestRunProgress } from './test-run-progress.ts';
