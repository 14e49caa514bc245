export { accountMessages } from './account/account.messages.ts';
export { profileMessages } from './account/profile.messages.ts';
export { authorValueMessages } from './authoring/author-values.messages.ts';
export { commentMessages } from './authoring/comment.messages.ts';
export { replaceMessages } from './authoring/find.messages.ts';
export { historyMessages } from './authoring/history.messages.ts';
export { itemMessages } from './authoring/item.messages.ts';
export { oneMessages } from './authoring/one.messages.ts';
export { scriptMessages } from './authoring/script.messages.ts';
export { transferMessages } from './transfer/transfer.messages.ts';
export {
  analyticOutcomes,
  analyticViews,
  type AnalyticCounts,
  type AnalyticData,
  type AnalyticDataOf,
  type AnalyticView,
  type AnalyticOutcome,
  type TurnInputKind,
} from './analytics/analytic-data.ts';
export { alertCalls, alertFigures, type Alert, type AlertFigure } from './analytics/alerts.calls.ts';
export { ignoredMissesMax, missCalls, missedTextMax, type MissGroup, type Misses } from './analytics/misses.calls.ts';
export { trafficCalls, type Traffic } from './analytics/traffic.calls.ts';
export { newConversationsMax, recordingCalls, type Recording } from './analytics/recordings.calls.ts';
export { analyticMessages } from './analytics/analytic.messages.ts';
export {
  analyticCalls,
  analyticDaysMax,
  analyticPageSize,
  analyticSaidMax,
  analyticTurnsSearchedMax,
  type AnalyticProject,
} from './analytics/analytics.calls.ts';
export { generalMessages } from './general.messages.ts';
export { hubMessages } from './live/hub.messages.ts';
export { notificationMessages } from './live/notification.messages.ts';
export { assetVersionCalls, assetVersionsPageSize, type KeptVersion } from './media/asset-versions.calls.ts';
export { mediaMessages } from './media/media.messages.ts';
export {
  fileErrorCodes,
  sentItemSchema,
  type FileAction,
  type FileAnswer,
  type FileError,
  type FileItem,
  type FileRequest,
} from './media/file-operations.ts';
export {
  deletedAssetsPageSize,
  mediaAddressQuery,
  mediaCalls,
  type AssetStateAnswer,
  type AssetUse,
  type DeletedAsset,
  type Transcription,
} from './media/media.calls.ts';
export {
  healthParts,
  teamMegabytesMax,
  towerCalls,
  towerMessages,
  type PartHealth,
  type QueuedJob,
  type QueuedJobKind,
  type RepeatingJob,
  type TeamDetails,
  type TeamEntry,
} from './account/tower.calls.ts';
export { accountCalls, staffListMax, type AccountEntry, type AuditEntry } from './account/accounts.calls.ts';
export { signInCalls } from './account/sign-in.calls.ts';
export { verificationOutcomes, welcomeCalls } from './account/welcome.calls.ts';
export { passwordResetCalls } from './account/password-reset.calls.ts';
export { recentlyDeletedCalls, type DeletedItem } from './authoring/recently-deleted.calls.ts';
export { authorValueCalls, type AuthorValueNode } from './authoring/author-values.calls.ts';
export {
  catalogueCalls,
  readyModuleCalls,
  templateSchema,
  type ReadyModule,
  type Template,
} from './authoring/catalogue.calls.ts';
export { commentCalls, type Comment, type CommentMark, type CommentThread } from './authoring/comments.calls.ts';
export * from './conversations/index.ts';
export { defineCall, type BodyOf, type Call, type QueryOf, type ResultOf } from './define-call.ts';
export { editingCalls } from './authoring/editing.calls.ts';
export {
  conflict,
  failureKinds,
  failureStatus,
  forbidden,
  invalid,
  invalidFields,
  notFound,
  reauthRequired,
  Refusal,
  refused,
  signedOut,
  unprocessable,
  verificationRequired,
  type FailureKind,
} from './failure.ts';
export {
  historyCalls,
  type HistoryPoint,
  type ItemChange,
  type ItemEdit,
  type ItemVersion,
  type VersionStage,
} from './authoring/history.calls.ts';
export { findCalls, type FindCursor, type FindHit, type FoundItem } from './authoring/find.calls.ts';
export { liveCalls } from './live/live.calls.ts';
export { organisationCalls, type OrganisationNode } from './one/organisation.calls.ts';
export { organisationMessages } from './one/organisation.messages.ts';
export {
  canBeIn,
  canMoveInto,
  isOrganisationFolder,
  organisationFoldersMax,
  organisationFolderTypes,
  type OrganisationFolderType,
  type OrganisationNodeType,
} from './one/organisation-rules.ts';
export { pageMoveCalls } from './one/page-moves.calls.ts';
export { oneCalls, type LoadedLlama } from './one/one.calls.ts';
export { onePublishingCalls, type LlamaVersions, type OnePublishStatus } from './one/one-publishing.calls.ts';
export { oneTemplateCalls } from './one/one-template.calls.ts';
export { tokenCalls } from './authoring/tokens.calls.ts';
export { miscAttributesCall, miscAttributesSchema, type MiscAttributes } from './authoring/misc-attributes.call.ts';
export {
  crashReportSchema,
  feedbackCalls,
  feedbackSchema,
  type CrashReport,
  type Feedback,
  type ReportState,
} from './account/feedback.calls.ts';
export { contentCardSchema, guideCalls, type ContentCard } from './account/guides.calls.ts';
export {
  accountDetailsSchema,
  photoAddress,
  photoBytesMax,
  profileCalls,
  type AccountDetails,
  type PhotoSize,
} from './account/profile.calls.ts';
export type { Extension } from './authoring/extension.ts';
export { nodeCalls } from './authoring/nodes.calls.ts';
export {
  nodeCategorySchema,
  projectCalls,
  projectListSchema,
  tokenSchema,
  workflowCalls,
  type ProjectList,
  type Token,
} from './authoring/projects.calls.ts';
export { scriptCalls, previewResultMax, tokenValuesMax } from './authoring/scripts.calls.ts';
export { securityCalls, sessionSummarySchema, type SessionSummary } from './account/security.calls.ts';
export { invitationsMax, teamCalls } from './account/teams.calls.ts';
export {
  mediaPackageBytesMax,
  packageBytesMax,
  transferCalls,
  transferPlatforms,
  type ImportedRecording,
  type RecordingOutcome,
  type TransferFile,
  type TransferReport,
  type TransferPlatform,
} from './transfer/transfer.calls.ts';
export type { ProFindingAnswer, TransferFinding } from './transfer/transfer-findings.ts';
export {
  translationCalls,
  type ImportedText,
  type TranslationFormat,
  type TranslationOutcome,
} from './transfer/translations.calls.ts';
export { translationMessages } from './transfer/translations.messages.ts';
export { checkedScriptLimits, validationCalls } from './authoring/validation.calls.ts';
export {
  hubMethods,
  hubPath,
  notificationSchema,
  presenceSchema,
  presentPersonSchema,
  projectEventSchema,
  updateEvents,
  type HubMethod,
  type Notification,
  type PresentPerson,
  type ProjectEvent,
  type ProjectPresence,
  type EventFor,
  type EventPayload,
} from './live/update.events.ts';
