import {
  coordinate,
  itemSchema,
  itemSchemaSchema,
  nodeIdSchema,
  projectIdSchema,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, displayNameSchema, queryFlag } from '../define-call.ts';
import { moveQuery, movedSchema, removalQuery, savedSchema, saveFields } from './item-call-parts.ts';

/** The calls about nodes. */
export const nodeCalls = {
  create: defineCall({
    method: 'POST',
    path: '/api/NewNode',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      workflowId: workflowIdSchema,
      nodeType: z.string().max(100),
      displayName: displayNameSchema.optional(),
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
};
