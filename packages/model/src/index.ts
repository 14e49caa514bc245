export { boundedRecord, coordinate, integerMax, queryWholeNumber, wholeNumber, wholeNumberText } from './bounds.ts';
export { assertNever } from './assert-never.ts';
export * from './account.ts';
export { chatFonts, type ChatFont, type ChatLook } from './channels/chat-look.ts';
export { parseSites } from './channels/parse-sites.ts';
export { readChatLook } from './channels/read-chat-look.ts';
export * from './text/bounded-json.ts';
export { escapeHtml } from './text/escape-html.ts';
export * from './text/json-scanner.ts';
export { readString } from './text/read-string.ts';
export { readJsonText, toJsonText, type JsonText } from './text/json-text.ts';
export { deleteWord, frontendVersion, limits, mebibyte, timings } from './constants.ts';
export { entityKinds, isBuiltInSlotType, isEntityKind, type BuiltInSlotType, type EntityKind } from './entity-kinds.ts';
export { editNoticeSchema, numberedEditSchema, type EditNotice, type NumberedEdit } from './edit.ts';
export { grouped } from './grouped.ts';
export { guidPattern, guidsInText, isGuid } from './text/guid.ts';
export { screenLayouts, type ScreenLayout } from './channels/screen-layouts.ts';
export { getCardLayout, type CardLayout } from './channels/get-card-layout.ts';
export { listSuggestionChips } from './channels/list-suggestion-chips.ts';
export * from './messages.ts';
export * from './enumerations.ts';
export { getNodeTypeFacts, nodeTypeFacts, openTurnsMax, readOpenTurns } from './node-types.ts';
export {
  accountIdSchema,
  asItemId,
  asNodeId,
  asProjectId,
  asWorkflowId,
  commentIdSchema,
  editIdSchema,
  emptyId,
  itemIdSchema,
  nodeIdSchema,
  projectIdSchema,
  releaseIdSchema,
  teamIdSchema,
  threadIdSchema,
  toStoredId,
  workflowIdSchema,
  type AccountId,
  type CommentId,
  type EditId,
  type ItemId,
  type NewId,
  type NodeId,
  type ProjectId,
  type ReleaseId,
  type TeamId,
  type ThreadId,
  type WorkflowId,
} from './ids.ts';
export { isNodeItem, isWorkflowItem } from './ids.ts';
export {
  itemSchema,
  projectPeopleMax,
  projectSummarySchema,
  skinnyItemSchema,
  workflowTypeSchema,
  type Item,
  type ProjectPerson,
  type ProjectSummary,
  type SkinnyItem,
} from './item.ts';
export {
  isJsonArray,
  isJsonObject,
  jsonObjectSchema,
  jsonValueSchema,
  type JsonObject,
  type JsonValue,
} from './json.ts';
export {
  branchOf,
  copyPages,
  insertPages,
  mayDrop,
  movePageDown,
  movePageLeft,
  movePages,
  movePageUp,
  type PagePlace,
  type PlacedPage,
} from './one/one-page-list.ts';
export {
  canBeExtension,
  llamaSchema,
  minBuildOf,
  pageSchema,
  pageTypes,
  projectFeatures,
  type Llama,
  type LlamaContent,
  type LlamaStatus,
  type Page,
  type PageType,
} from './one/one-project.ts';
export type { ResponseEntry } from './response.ts';
export {
  categorySchema,
  columnPropertySchema,
  groupSchema,
  itemSchemaSchema,
  propertySchema,
  type Category,
  type ColumnProperty,
  type DisplayColumn,
  type Group,
  type ItemSchema,
  type Property,
  type RowAction,
  type TableDefinition,
  type TreeDefinition,
} from './schema.ts';
export {
  matchKinds,
  stubAnswers,
  testChanges,
  testResultStates,
  testRunStates,
  type CaseOutcome,
  type Coverage,
  type MatchKind,
  type StepCheck,
  type StepOutcome,
  type StubAnswer,
  type TestCase,
  type TestChange,
  type TestResultState,
  type TestRunState,
  type TestStep,
  type TestStub,
  type Unvisited,
  type Visits,
} from './test-case.ts';
export type * from './turn.ts';
export { splitMarkdown, stripMarkdown, type MarkdownSpan } from './text/markdown.ts';
export { toPlainLetters } from './text/plain-letters.ts';
export { tokenPattern } from './text/token-pattern.ts';
export { trimBy, trimEndBy } from './text/trim-characters.ts';
export { getWireFields, wireAnswer, wireObject } from './wire-object.ts';
export { graphLayoutSchema, sentLayoutSchema, type GraphLayout } from './canvas/graph-layout.ts';
export { assignNames } from './names/assign-names.ts';
export { numberDuplicates } from './names/number-duplicates.ts';
export { agentNaming, alexaNaming } from './names/platform-names.ts';
export { getTypeName, isVariableType } from './names/variable-types.ts';
export * from './names/project-languages.ts';
