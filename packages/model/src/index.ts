export { assertNever } from './assert-never.ts';
export {
  accountStatusSchema, activeTeamSchema, personSchema, signInSchema, teamMembershipSchema, teamRoleSchema,
  type AccountStatus, type ActiveTeam, type Person, type SignIn, type TeamMembership,
} from './account.ts';
export { deleteWord, frontendVersion, limits, timings } from './constants.ts';
export { editNoticeSchema, numberedEditSchema, type EditNotice, type NumberedEdit } from './edit.ts';
export {
  connectionStates, dataTypes, editActions, eventLevels, flavours, inputTypes, itemKinds, platforms, projectTypes,
  publishedStages, publishStatuses, screenLayouts, selectionMethods, stageCodes, stages, teamRoles, workflowTypes,
  type ConnectionState, type DataType, type EditAction, type EventLevel, type Flavour, type InputType, type ItemKind,
  type Platform, type ProjectType, type PublishedStage, type PublishStatus, type ScreenLayout, type SelectionMethod,
  type Stage, type TeamRole, type WorkflowType,
} from './enumerations.ts';
export {
  accountIdSchema, editIdSchema, emptyId, itemIdSchema, nodeIdSchema, projectIdSchema, releaseIdSchema, teamIdSchema,
  workflowIdSchema, type AccountId, type EditId, type ItemId, type NodeId, type ProjectId, type ReleaseId, type TeamId,
  type WorkflowId,
} from './ids.ts';
export {
  graphLayoutSchema, itemSchema, projectSummarySchema, skinnyItemSchema, workflowTypeSchema, type GraphLayout, type Item,
  type ProjectSummary, type SkinnyItem,
} from './item.ts';
export {
  isJsonArray, isJsonObject, jsonObjectSchema, jsonValueSchema, type JsonObject, type JsonValue,
} from './json.ts';
export type { AssistantResponse, ResponseEntry, TableRow } from './response.ts';
export {
  categorySchema, columnPropertySchema, displayColumnSchema, groupSchema, itemSchemaSchema, propertySchema,
  tableDefinitionSchema, type Category, type ColumnProperty, type DisplayColumn, type Group, type ItemSchema,
  type Property, type TableDefinition,
} from './schema.ts';
export type { ConversationContext, IntentCandidate, TraceEntry, TurnInput, TurnOutput } from './turn.ts';
export { wireAnswer, wireObject, type WireObject } from './wire-object.ts';
