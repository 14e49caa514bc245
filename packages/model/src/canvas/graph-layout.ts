import { z } from 'zod';
import { coordinate } from '../bounds.ts';
import { limits } from '../constants.ts';
import { cardColours } from '../enumerations.ts';
import { nodeIdSchema, workflowIdSchema } from '../ids.ts';
import { wireAnswer, wireObject } from '../wire-object.ts';

/** The most groups and notes of a workflow, and the longest text of a note and name of a group, in characters. */
export const layoutLimits = { groupsMax: 200, notesMax: 500, noteLengthMax: 2_000, groupNameMax: 100 } as const;

/**
 * What the canvas of a workflow shows besides the values of its nodes, in canvas pixels. `isAuto` marks a position that
 * the canvas computed; all others were chosen by an author. Layouts of older clients have no groups and notes.
 */
export const graphLayoutSchema = wireAnswer({
  workflowId: workflowIdSchema,
  positions: z.array(
    wireAnswer({ nodeId: nodeIdSchema, x: z.number(), y: z.number(), isAuto: z.boolean().optional() }),
  ),
  groups: z
    .array(wireAnswer({ id: z.guid(), name: z.string(), colour: z.enum(cardColours), nodeIds: z.array(nodeIdSchema) }))
    .optional(),
  notes: z
    .array(
      wireAnswer({
        id: z.guid(),
        text: z.string(),
        colour: z.enum(cardColours),
        x: z.number(),
        y: z.number(),
        width: z.number(),
        height: z.number(),
      }),
    )
    .optional(),
});
/** A layout as a client sends it. Stored layouts can be larger: imported files have other limits. */
export const sentLayoutSchema = wireObject({
  workflowId: workflowIdSchema,
  positions: z
    .array(wireObject({ nodeId: nodeIdSchema, x: coordinate(), y: coordinate() }))
    .max(limits.projectNodesMax),
});
export type GraphLayout = z.output<typeof graphLayoutSchema>;
export type LayoutGroup = NonNullable<GraphLayout['groups']>[number];
export type LayoutNote = NonNullable<GraphLayout['notes']>[number];

/**
 * A change of a layout: entries with a known id replace the stored ones, all others are added. What the change does not
 * name stays, so that two authors can arrange the same canvas at once.
 */
export const layoutChangeSchema = wireObject({
  positions: z
    .array(wireObject({ nodeId: nodeIdSchema, x: coordinate(), y: coordinate(), isAuto: z.boolean().optional() }))
    .max(limits.projectNodesMax)
    .optional(),
  groups: z
    .array(
      wireObject({
        id: z.guid(),
        name: z.string().max(layoutLimits.groupNameMax),
        colour: z.enum(cardColours),
        nodeIds: z.array(nodeIdSchema).max(limits.projectNodesMax),
      }),
    )
    .max(layoutLimits.groupsMax)
    .optional(),
  removedGroupIds: z.array(z.guid()).max(layoutLimits.groupsMax).optional(),
  notes: z
    .array(
      wireObject({
        id: z.guid(),
        text: z.string().max(layoutLimits.noteLengthMax),
        colour: z.enum(cardColours),
        x: coordinate(),
        y: coordinate(),
        width: z.number().min(0).max(5_000),
        height: z.number().min(0).max(5_000),
      }),
    )
    .max(layoutLimits.notesMax)
    .optional(),
  removedNoteIds: z.array(z.guid()).max(layoutLimits.notesMax).optional(),
});
export type LayoutChange = z.output<typeof layoutChangeSchema>;
