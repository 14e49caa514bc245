import { z } from 'zod';
import { itemKinds, platforms, projectTypes, publishStatuses, workflowTypes } from './enumerations.ts';
import { projectIdSchema, workflowIdSchema, itemIdSchema } from './ids.ts';
import { jsonObjectSchema } from './json.ts';
import { wireAnswer } from './wire-object.ts';

/**
 * A project, workflow or node with its draft values.
 *
 * `propertyValues` is the draft: `{ [input name]: value }`, shaped by the schema of `type`.
 * `version` is the last save; `isDirty` says whether the draft differs from it.
 */
export const itemSchema = wireAnswer({
  id: itemIdSchema,
  kind: z.enum(itemKinds),
  type: z.string(),
  projectId: projectIdSchema,
  workflowId: workflowIdSchema.nullable(),
  displayName: z.string(),
  propertyValues: jsonObjectSchema,
  version: z.number().int(),
  isDirty: z.boolean(),
  order: z.string(),
  lastUpdatedUtc: z.string(),
});
export type Item = z.output<typeof itemSchema>;

/** A workflow or node without its values: what trees show. */
export const skinnyItemSchema = wireAnswer({
  id: itemIdSchema,
  kind: z.enum(itemKinds),
  type: z.string(),
  projectId: projectIdSchema,
  workflowId: workflowIdSchema.nullable(),
  displayName: z.string(),
  version: z.number().int(),
  isDirty: z.boolean(),
  order: z.string(),
});
export type SkinnyItem = z.output<typeof skinnyItemSchema>;

/** A row of the project list (A3.2). */
export const projectSummarySchema = wireAnswer({
  projectId: projectIdSchema,
  displayName: z.string(),
  description: z.string(),
  projectType: z.enum(projectTypes),
  /** The platforms on which people can reach the project once it is published. */
  publishPlatforms: z.array(z.enum(platforms)),
  publishStatus: z.enum(publishStatuses),
  image: z.string(),
  lastUpdatedUtc: z.string().nullable(),
  workflowCount: z.number().int(),
  nodeCount: z.number().int(),
  /** The attributes of the project type, by name. */
  attributes: z.record(z.string(), z.string()),
});
export type ProjectSummary = z.output<typeof projectSummarySchema>;

export const workflowTypeSchema = z.enum(workflowTypes);
