import { z } from 'zod';
import { coordinate } from '../bounds.ts';
import { limits } from '../constants.ts';
import { nodeIdSchema, workflowIdSchema } from '../ids.ts';
import { wireAnswer, wireObject } from '../wire-object.ts';

/**
 * The position of each node of a workflow on the canvas, in canvas pixels. `isAuto` marks a position that the canvas
 * computed; all others were chosen by an author.
 */
export const graphLayoutSchema = wireAnswer({
  workflowId: workflowIdSchema,
  positions: z.array(
    wireAnswer({ nodeId: nodeIdSchema, x: z.number(), y: z.number(), isAuto: z.boolean().optional() }),
  ),
});
/** A layout as a client sends it. Stored layouts can be larger: imported files have other limits. */
export const sentLayoutSchema = wireObject({
  workflowId: workflowIdSchema,
  positions: z
    .array(wireObject({ nodeId: nodeIdSchema, x: coordinate(), y: coordinate(), isAuto: z.boolean().optional() }))
    .max(limits.projectNodesMax),
});
export type GraphLayout = z.output<typeof graphLayoutSchema>;
