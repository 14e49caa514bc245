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
  wireAnswer,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, queryFlag, queryNumber } from '../define-call.ts';

/** The names under which versions stand somewhere (A3.18). */
const versionStages = ['Development', 'Staging', 'Production'] as const;
export type VersionStage = (typeof versionStages)[number];

const personFields = { authorId: accountIdSchema, authorName: z.string(), createdUtc: z.string() };

/** A save of one item. */
const itemVersionSchema = wireAnswer({
  ...personFields,
  version: z.number().int(),
  description: z.string(),
  contentHash: z.string(),
  /** Where this version stands; Development is the last save. */
  stages: z.array(z.enum(versionStages)),
});
export type ItemVersion = z.output<typeof itemVersionSchema>;

/** Versions, newest first; `isDirty` says whether the draft differs from the last one. */
const itemVersionsPage = wireAnswer({
  versions: z.array(itemVersionSchema),
  isDirty: z.boolean(),
  /** What `before` has to be for the next page; null on the last one. */
  nextBefore: z.number().int().nullable(),
});

const historyChanges = ['added', 'removed', 'changed'] as const;
/** What happened to one item, between two states or at one point. */
const itemChangeSchema = wireAnswer({
  itemId: itemIdSchema,
  kind: z.enum(itemKinds),
  type: z.string(),
  workflowId: workflowIdSchema.nullable(),
  displayName: z.string(),
  change: z.enum(historyChanges),
  /** Its version before and after; null where it was not there, and where it is a draft that is not saved. */
  fromVersion: z.number().int().nullable(),
  toVersion: z.number().int().nullable(),
  /** Whether it can still be looked at: what has left the bin cannot. */
  isThere: z.boolean(),
});
export type ItemChange = z.output<typeof itemChangeSchema>;

const historyPointTypes = ['created', 'saved', 'published', 'wentBack'] as const;

/**
 * A point in the history of a project or a workflow: what one person did within a minute.
 *
 * `versionNumber` is the number of the last change in it, in the project's one sequence, so it never becomes
 * another's; 0 is how the project began.
 */
const historyPointSchema = wireAnswer({
  ...personFields,
  versionNumber: z.number().int(),
  type: z.enum(historyPointTypes),
  /** The first of its changes; the rest are counted. */
  changes: z.array(itemChangeSchema),
  changeCount: z.number().int(),
  /** What it was called when it was saved. */
  description: z.string(),
  /** For 'published': where to. */
  publishedTo: z.array(z.enum(publishedStages)),
  /** Stages that answer from what was published here. */
  stages: z.array(z.enum(versionStages)),
  /** For 'wentBack': to which version. */
  backTo: z.number().int().nullable(),
});
export type HistoryPoint = z.output<typeof historyPointSchema>;

const historyPage = wireAnswer({
  points: z.array(historyPointSchema),
  /** Items that hold changes that are not saved. */
  unsavedCount: z.number().int(),
  nextBefore: z.number().int().nullable(),
});

/** An edit of an item, without its values. 'Replaced' is a draft that was discarded or brought whole. */
const itemEditSchema = wireAnswer({
  ...personFields,
  seq: z.number().int(),
  action: z.enum([...editActions, 'Replaced']),
  path: z.string(),
});
export type ItemEdit = z.output<typeof itemEditSchema>;

/** What going back did. */
const wentBackSchema = wireAnswer({
  changedCount: z.number().int(),
  restoredCount: z.number().int(),
  removedCount: z.number().int(),
  /** Names of items that were there then and have left the bin for good. */
  missing: z.array(z.string()),
  seq: z.number().int(),
});

const back = {
  owningTeamId: teamIdSchema,
  versionNumber: queryNumber,
  signalRConnectionId: connectionIdSchema.optional(),
  /** Unsaved changes become versions of their own first; without it they are a reason to refuse. */
  keepUnsaved: queryFlag.optional(),
};

/** A state of a project: the drafts, a stage, or the version of a number. */
const stateSchema = z.union([z.literal('draft'), z.enum(publishedStages), z.string().regex(/^\d{1,15}$/)]);

const historyFailed = 'Error loading version history';
const rollbackFailed = 'Error going back to that version';

export const historyCalls = {
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
  /** The same of any item: a project's and a workflow's own values have versions as well. */
  ofItem: defineCall({
    method: 'GET',
    path: '/api/GetItemVersionHistory',
    query: z.strictObject({ itemId: itemIdSchema, before: queryNumber.optional() }),
    result: itemVersionsPage,
    fallbackMessage: historyFailed,
  }),
  /** The edits that led to a version, newest first; those since the last save for the number after it. */
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
    /** The values of a version, and the schema that shows them; null for a type there is no more. */
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
  /** Back to a version of one item's own values: here `versionNumber` is a number of its saves. */
  rollBackItem: defineCall({
    method: 'POST',
    path: '/api/RollbackItemToPreviousVersion',
    query: z.strictObject({ ...back, itemId: itemIdSchema }),
    result: wentBackSchema,
    fallbackMessage: rollbackFailed,
  }),
};
