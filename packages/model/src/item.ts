import { z } from 'zod';
import { itemKinds, platforms, projectTypes, publishStatuses, workflowTypes } from './enumerations.ts';
import { accountIdSchema, projectIdSchema, workflowIdSchema, itemIdSchema } from './ids.ts';
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

/** The most people of a row of the project list. */
export const projectPeopleMax = 4;

/** A member of the team who works on a project. */
const projectPersonSchema = wireAnswer({
  accountId: accountIdSchema,
  name: z.string(),
  /** '' without a photo. */
  profilePhotoAssetId: z.string(),
});
export type ProjectPerson = z.output<typeof projectPersonSchema>;

/** A row of the project list (A3.2). */
export const projectSummarySchema = wireAnswer({
  projectId: projectIdSchema,
  displayName: z.string(),
  description: z.string(),
  projectType: z.enum(projectTypes),
  /** The platforms on which people can reach the project once it is published. */
  publishPlatforms: z.array(z.enum(platforms)),
  publishStatus: z.enum(publishStatuses),
  /** The asset id of its picture; '' for none. */
  image: z.string(),
  lastUpdatedUtc: z.string().nullable(),
  workflowCount: z.number().int(),
  nodeCount: z.number().int(),
  /** The folder of the project list that it is in; '' for none. */
  folder: z.string(),
  /** The members who changed it last, the latest first; at most `projectPeopleMax`. */
  people: z.array(projectPersonSchema),
  /** The attributes of the project type, by name. */
  attributes: z.record(z.string(), z.string()),
});
export type ProjectSummary = z.output<typeof projectSummarySchema>;

export const workflowTypeSchema = z.enum(workflowTypes);
