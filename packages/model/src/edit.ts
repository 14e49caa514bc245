import { z } from 'zod';
import { wholeNumber } from './bounds.ts';
import { limits } from './constants.ts';
import { editActions, eventLevels } from './enumerations.ts';
import { accountIdSchema, editIdSchema, nodeIdSchema, projectIdSchema, teamIdSchema, workflowIdSchema } from './ids.ts';
import { jsonValueSchema } from './json.ts';
import { wireObject, wireAnswer } from './wire-object.ts';

/** A part of a text that is replaced: `removed` from position `at` on, in UTF-16 units of the text before, by `added`. */
const textSpliceSchema = wireObject({
  at: wholeNumber(),
  removed: z.string().max(limits.nodeBytesMax),
  added: z.string().max(limits.nodeBytesMax),
  /**
   * Of two texts added at one place, this one comes first: it continues its author's own words, or restores a deletion.
   */
  standsFirst: z.boolean().optional(),
});

const editFields = {
  editId: editIdSchema,
  teamId: teamIdSchema,
  frontendApp: z.string().max(40),
  projectId: projectIdSchema,
  /** The all-zero id or null: the edit changes the project itself. */
  workflowId: workflowIdSchema.nullable().optional(),
  nodeId: nodeIdSchema.nullable().optional(),
  /** Segments joined by `/`; rows and entries are addressed by id (`Connectors/{RowId}/TargetNodeId`). */
  path: z.string().max(1_000),
  action: z.enum(editActions),
  updatedValue: jsonValueSchema.optional(),
  /**
   * For a text that is written by hand: what the edit replaced in the text at `baseSeq`. It is merged with the changes
   * of others to that text since then. Without it, the text is compared by words with the one at `baseSeq`.
   */
  textChange: z.array(textSpliceSchema).max(1_000).readonly().optional(),
  /** For StartEdit in a text: the part of the confirmed text that its author has selected, in UTF-16 units. */
  selection: wireObject({ from: wholeNumber(), to: wholeNumber() }).optional(),
  /** The highest number of the project's sequence that the editor had received. */
  baseSeq: wholeNumber(),
  changerConnectionId: z.string().max(100),
  eventLevel: z.enum(eventLevels),
  description: z.string().max(300).optional(),
};

/** One edit as a client sends it to NotifyEditPropertyValueAsync (A7.13). */
export const editNoticeSchema = wireObject(editFields);
export type EditNotice = z.output<typeof editNoticeSchema>;

/** An edit that the server has checked, numbered and stored. */
export const numberedEditSchema = wireAnswer({
  ...editFields,
  /** Number in the project's sequence; 0 for presence events (StartEdit, EndEdit), which are not numbered. */
  seq: z.number().int().nonnegative(),
  authorId: accountIdSchema,
  authorName: z.string(),
});
export type NumberedEdit = z.output<typeof numberedEditSchema>;
