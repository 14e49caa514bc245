import {
  coordinate,
  itemSchema,
  itemSchemaSchema,
  jsonObjectSchema,
  limits,
  nodeIdSchema,
  projectIdSchema,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, displayNameSchema, nameCalls, queryFlag } from '../define-call.ts';
import { moveQuery, movedSchema, removalQuery, savedSchema, saveFields } from './item-call-parts.ts';

/** The most nodes that can be pasted at once. */
const pastedNodesMax = 500;

/** The calls about nodes. */
export const nodeCalls = nameCalls('nodes', {
  create: defineCall({
    method: 'POST',
    path: '/api/NewNode',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      workflowId: workflowIdSchema,
      nodeType: z.string().max(100),
      displayName: displayNameSchema.optional(),
      /** The id of the new node: a repeated request returns the node that the first one created. */
      newNodeId: nodeIdSchema.optional(),
      /** Position on the canvas, in canvas pixels. */
      x: coordinate().optional(),
      y: coordinate().optional(),
    }),
    result: itemSchema,
    fallbackMessage: 'Error creating Node using Template',
  }),
  getFat: defineCall({
    method: 'GET',
    path: '/api/GetFatNode',
    query: z.strictObject({ nodeId: nodeIdSchema, teamId: teamIdSchema, wantSchema: queryFlag.optional() }),
    result: wireAnswer({ node: itemSchema, schema: itemSchemaSchema.nullable(), seq: z.number().int() }),
    fallbackMessage: 'Error loading node',
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/SaveNode',
    body: wireObject({ ...saveFields, workflowId: workflowIdSchema, nodeId: nodeIdSchema }),
    result: savedSchema,
    fallbackMessage: 'Error saving node',
  }),
  duplicate: defineCall({
    method: 'POST',
    path: '/api/DuplicateNode',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      workflowId: workflowIdSchema,
      nodeId: nodeIdSchema,
    }),
    result: itemSchema,
    fallbackMessage: 'Error duplicating node',
  }),
  /**
   * Creates copies of nodes, from this project or another one, in one step. References between the copies lead to the
   * copies; references to what the project does not have are cleared.
   */
  paste: defineCall({
    method: 'POST',
    path: '/api/PasteNodes',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      workflowId: workflowIdSchema,
      nodes: z
        .array(
          wireObject({
            /** The id of the copied node. */
            sourceId: nodeIdSchema,
            nodeType: z.string().max(100),
            propertyValues: jsonObjectSchema,
            x: coordinate(),
            y: coordinate(),
          }),
        )
        .min(1)
        .max(pastedNodesMax),
    }),
    /** The copies, in the order of the request, and how many files they have lost that the team does not have. */
    result: wireAnswer({ nodes: z.array(itemSchema), leftOutFiles: z.number().int().default(0) }),
    fallbackMessage: 'Error pasting nodes',
  }),
  remove: defineCall({
    method: 'GET',
    path: '/api/DeleteNode',
    changes: true,
    query: z.strictObject({
      ...removalQuery,
      owningProjectId: projectIdSchema,
      owningWorkflowId: workflowIdSchema,
      nodeId: nodeIdSchema,
    }),
    result: z.null(),
    fallbackMessage: 'Error deleting node',
  }),
  /** Deletes several nodes or pages of a project, all or none. */
  removeSeveral: defineCall({
    method: 'POST',
    path: '/api/DeleteNodes',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      nodeIds: z.array(nodeIdSchema).min(1).max(limits.llamaPagesMax),
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    result: z.null(),
    fallbackMessage: 'Error deleting nodes',
  }),
  /** Moves to another workflow of the same team; moving it back restores the connections that the move removed. */
  move: defineCall({
    method: 'GET',
    path: '/api/MoveNode',
    changes: true,
    query: z.strictObject({
      ...moveQuery,
      nodeId: nodeIdSchema,
      oldWorkflowId: workflowIdSchema,
      newWorkflowId: workflowIdSchema,
    }),
    result: movedSchema,
    fallbackMessage: 'Error moving node',
  }),
});
