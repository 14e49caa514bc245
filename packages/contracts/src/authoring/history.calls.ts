import {
  accountIdSchema,
  editActions,
  itemIdSchema,
  itemKinds,
  itemSchemaSchema,
  jsonObjectSchema,
  nodeIdSchema,
  projectIdSchema,
  publishedStages,
  teamIdSchema,
  wholeNumberText,
  wireAnswer,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, nameCalls, queryFlag, queryNumber } from '../define-call.ts';

/** The stages of a version in the spelling of the protocol (A3.18). */
const versionStages = ['Development', 'Staging', 'Production'] as const;
export type VersionStage = (typeof versionStages)[number];

const personFields = { authorId: accountIdSchema, authorName: z.string(), createdUtc: z.string() };

/** A save of one item. */
const itemVersionSchema = wireAnswer({
  ...personFields,
  version: z.number().int(),
  description: z.string(),
  contentHash: z.string(),
  /** The stages that use this version; Development is the last save. */
  stages: z.array(z.enum(versionStages)),
});
export type ItemVersion = z.output<typeof itemVersionSchema>;

/** Versions, newest first; `isDirty` says whether the draft differs from the last one. */
const itemVersionsPage = wireAnswer({
  versions: z.array(itemVersionSchema),
  isDirty: z.boolean(),
  /** The value of `before` for the next page; null on the last one. */
  nextBefore: z.number().int().nullable(),
});

const historyChanges = ['added', 'removed', 'changed'] as const;
/** The change of one item, between two states or at one point. */
export const itemChangeSchema = wireAnswer({
  itemId: itemIdSchema,
  kind: z.enum(itemKinds),
  type: z.string(),
  workflowId: workflowIdSchema.nullable(),
  displayName: z.string(),
  change: z.enum(historyChanges),
  /** Its version before and after; null when the item did not exist, or when it is an unsaved draft. */
  fromVersion: z.number().int().nullable(),
  toVersion: z.number().int().nullable(),
  /** Whether the item can still be opened: false once it was removed permanently. */
  isThere: z.boolean(),
});
export type ItemChange = z.output<typeof itemChangeSchema>;

const historyPointTypes = ['created', 'saved', 'published', 'wentBack'] as const;

/**
 * A point in the history of a project or a workflow: the changes of one person within a minute.
 *
 * `versionNumber` is the number of its last change in the project's sequence, so it is unique and never
 * changes; 0 is the creation of the project.
 */
const historyPointSchema = wireAnswer({
  ...personFields,
  versionNumber: z.number().int(),
  type: z.enum(historyPointTypes),
  /** The first changes; the others are only counted. */
  changes: z.array(itemChangeSchema),
  changeCount: z.number().int(),
  /** The description that was given when it was saved. */
  description: z.string(),
  /** For 'published': the stages. */
  publishedTo: z.array(z.enum(publishedStages)),
  /** Stages that run the release published here. */
  stages: z.array(z.enum(versionStages)),
  /** For 'wentBack': the restored version. */
  backTo: z.number().int().nullable(),
});
export type HistoryPoint = z.output<typeof historyPointSchema>;

const historyPage = wireAnswer({
  points: z.array(historyPointSchema),
  /** Number of items with unsaved changes. */
  unsavedCount: z.number().int(),
  nextBefore: z.number().int().nullable(),
});

/** An edit of an item, without its values. 'Replaced' is a draft that was discarded or replaced as a whole. */
const itemEditSchema = wireAnswer({
  ...personFields,
  seq: z.number().int(),
  action: z.enum([...editActions, 'Replaced']),
  path: z.string(),
});
export type ItemEdit = z.output<typeof itemEditSchema>;

/** The result of going back to a version. */
const wentBackSchema = wireAnswer({
  changedCount: z.number().int(),
  restoredCount: z.number().int(),
  removedCount: z.number().int(),
  /** Names of items that existed in that version and have been removed permanently. */
  missing: z.array(z.string()),
  seq: z.number().int(),
});

const back = {
  owningTeamId: teamIdSchema,
  versionNumber: queryNumber,
  signalRConnectionId: connectionIdSchema.optional(),
  /** Saves unsaved changes as versions first; without it, unsaved changes are a reason to refuse. */
  keepUnsaved: queryFlag.optional(),
};

/** A state of a project: the drafts, a stage, or a version by its number. */
const stateSchema = z.union([z.literal('draft'), z.enum(publishedStages), wholeNumberText()]);

const historyFailed = 'Error loading version history';
const rollbackFailed = 'Error going back to that version';

export const historyCalls = nameCalls('history', {
  ofProject: defineCall({
    method: 'GET',
    path: '/api/GetProProjectVersionHistory',
    query: z.strictObject({ projectId: projectIdSchema, before: queryNumber.optional() }),
    result: historyPage,
    fallbackMessage: historyFailed,
  }),
  ofWorkflow: defineCall({
    method: 'GET',
    path: '/api/GetWorkflowVersionHistory',
    query: z.strictObject({ workflowId: workflowIdSchema, before: queryNumber.optional() }),
    result: historyPage,
    fallbackMessage: historyFailed,
  }),
  ofNode: defineCall({
    method: 'GET',
    path: '/api/GetNodeVersionHistory',
    query: z.strictObject({ nodeId: nodeIdSchema, before: queryNumber.optional() }),
    result: itemVersionsPage,
    fallbackMessage: historyFailed,
  }),
  /** The same for any item: the own values of projects and workflows have versions too. */
  ofItem: defineCall({
    method: 'GET',
    path: '/api/GetItemVersionHistory',
    query: z.strictObject({ itemId: itemIdSchema, before: queryNumber.optional() }),
    result: itemVersionsPage,
    fallbackMessage: historyFailed,
  }),
  /** The edits that led to a version, newest first; for the number after the last save, the edits since then. */
  edits: defineCall({
    method: 'GET',
    path: '/api/GetItemEdits',
    query: z.strictObject({ itemId: itemIdSchema, version: queryNumber, before: queryNumber.optional() }),
    result: wireAnswer({ edits: z.array(itemEditSchema), nextBefore: z.number().int().nullable() }),
    fallbackMessage: historyFailed,
  }),
  version: defineCall({
    method: 'GET',
    path: '/api/GetItemVersion',
    query: z.strictObject({ itemId: itemIdSchema, version: queryNumber }),
    /** The values of a version, and the schema that shows them; the schema is null for a type that no longer exists. */
    result: wireAnswer({
      ...personFields,
      itemId: itemIdSchema,
      kind: z.enum(itemKinds),
      type: z.string(),
      version: z.number().int(),
      description: z.string(),
      propertyValues: jsonObjectSchema,
      schema: itemSchemaSchema.nullable(),
    }),
    fallbackMessage: 'Error loading version',
  }),
  compare: defineCall({
    method: 'GET',
    path: '/api/CompareProjectVersions',
    query: z.strictObject({ projectId: projectIdSchema, from: stateSchema, to: stateSchema }),
    result: z.array(itemChangeSchema),
    fallbackMessage: 'Error comparing versions',
  }),
  rollBackProject: defineCall({
    method: 'GET',
    path: '/api/RollbackProProjectToPreviousVersion',
    changes: true,
    query: z.strictObject({ ...back, projectId: projectIdSchema }),
    result: wentBackSchema,
    fallbackMessage: rollbackFailed,
  }),
  rollBackWorkflow: defineCall({
    method: 'GET',
    path: '/api/RollbackWorkflowToPreviousVersion',
    changes: true,
    query: z.strictObject({ ...back, workflowId: workflowIdSchema }),
    result: wentBackSchema,
    fallbackMessage: rollbackFailed,
  }),
  /** Restores a version of one item's own values: here `versionNumber` is the number of a save of the item. */
  rollBackItem: defineCall({
    method: 'POST',
    path: '/api/RollbackItemToPreviousVersion',
    query: z.strictObject({ ...back, itemId: itemIdSchema }),
    result: wentBackSchema,
    fallbackMessage: rollbackFailed,
  }),
});
