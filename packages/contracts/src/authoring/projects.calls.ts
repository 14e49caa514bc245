import {
  activeTeamSchema,
  cardColours,
  graphLayoutSchema,
  itemSchema,
  itemSchemaSchema,
  jsonObjectSchema,
  limits,
  projectIdSchema,
  projectLanguages,
  projectSummarySchema,
  projectTypes,
  sentLayoutSchema,
  skinnyItemSchema,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
  workflowTypeSchema,
} from '@confab/model';
import { z } from 'zod';
import { extensionSchema } from './extension.ts';
import { moveQuery, movedSchema, removalQuery, savedSchema, saveFields } from './item-call-parts.ts';
import { miscAttributesSchema } from './misc-attributes.call.ts';
import { presentPersonSchema } from '../live/update.events.ts';
import {
  connectionIdSchema,
  defineCall,
  displayNameSchema,
  frontendAppSchema,
  nameCalls,
  queryFlag,
  queryNumber,
} from '../define-call.ts';

const schemaMap = z.record(z.string(), itemSchemaSchema);
const catalogueMap = z.record(z.string(), jsonObjectSchema);

/** A token for use in texts, as `{tv.Name}` (A3.52, A3.78). */
export const tokenSchema = wireAnswer({ tokenName: z.string(), category: z.string(), description: z.string() });
export type Token = z.output<typeof tokenSchema>;

/** The heading under which node types are offered. */
export const nodeCategorySchema = wireAnswer({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The colour of its nodes on the canvas. */
  colour: z.enum(cardColours),
});

/** The project list with all parts of the catalogue that editing needs (P7.41, A3.78). */
export const projectListSchema = wireAnswer({
  projectSchemas: schemaMap,
  workflowSchemas: schemaMap,
  nodeSchemas: schemaMap,
  linkedResponses: catalogueMap,
  systemModules: catalogueMap,
  tokens: z.record(z.string(), tokenSchema),
  extensions: z.record(z.string(), extensionSchema),
  nodeCategories: z.array(nodeCategorySchema),
  nodeAttributes: catalogueMap,
  nodeExceptions: catalogueMap,
  nodeInputParams: catalogueMap,
  nodeOutputParams: catalogueMap,
  activeTeam: activeTeamSchema,
  skinnyProjects: z.record(z.string(), projectSummarySchema),
  /** Who has which project of this page open; absent when nobody has one open. */
  currentlyOpenedByUserLists: z.record(z.string(), z.array(presentPersonSchema)).optional(),
  /** The last project of this page, when the team has more; the next page starts after it. */
  nextSkinnyProjectsAfter: projectIdSchema.optional(),
  compositeProperties: catalogueMap,
  miscAttributes: miscAttributesSchema,
});
export type ProjectList = z.output<typeof projectListSchema>;

export const projectCalls = nameCalls('projects', {
  list: defineCall({
    method: 'GET',
    path: '/api/GetProjects',
    query: z.strictObject({
      /** The team that the tab shows already, so that it keeps it when another tab changes the active one. */
      teamId: teamIdSchema.optional(),
      frontendApp: frontendAppSchema.optional(),
      wantSkinnyProjects: queryFlag.optional(),
      signalRConnectionId: connectionIdSchema.optional(),
      /** Lists the projects after this one, for a team with more than one page of them. */
      skinnyProjectsAfter: projectIdSchema.optional(),
    }),
    result: projectListSchema,
    fallbackMessage: 'Error getting projects',
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/NewProject',
    body: wireObject({
      teamId: teamIdSchema,
      displayName: displayNameSchema,
      projectType: z.enum(projectTypes),
      /** A template of the catalogue; without one, the project is blank. */
      templateId: z.string().max(100).optional(),
      /** The language that a blank project is written in. Default: English. */
      language: z.enum(projectLanguages).optional(),
      /** The name of the first workflow or chapter of a blank project. Default: `Main` or `Chapter 1`. */
      firstName: displayNameSchema.optional(),
      /** The name of the first page of a blank One project. Default: the title of its type, in English. */
      firstPageName: displayNameSchema.optional(),
      /** The Pro project that a test plan tests. */
      targetProjectId: projectIdSchema.optional(),
      frontendApp: frontendAppSchema.optional(),
    }),
    result: projectSummarySchema,
    fallbackMessage: 'Error creating Project using Template',
  }),
  getFat: defineCall({
    method: 'GET',
    path: '/api/GetFatProject',
    query: z.strictObject({
      projectId: projectIdSchema,
      teamId: teamIdSchema,
      /** Pages that are older than the server are asked for a hard refresh (A8.87). */
      frontendVersion: queryNumber.optional(),
    }),
    /** The project with all its items without their values; `seq` is its current sequence number. */
    result: wireAnswer({
      project: itemSchema,
      workflows: z.array(skinnyItemSchema),
      nodes: z.array(skinnyItemSchema),
      seq: z.number().int(),
    }),
    fallbackMessage: 'Error loading project',
  }),
  /** The project's own values and settings, without its items. */
  getValues: defineCall({
    method: 'GET',
    path: '/api/GetProjectValues',
    query: z.strictObject({ projectId: projectIdSchema }),
    result: itemSchema,
    fallbackMessage: 'Error getting settings',
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/SaveProject',
    body: wireObject(saveFields),
    result: savedSchema,
    fallbackMessage: 'Error saving project',
  }),
  duplicate: defineCall({
    method: 'POST',
    path: '/api/DuplicateProject',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema, displayName: displayNameSchema.optional() }),
    result: projectSummarySchema,
    fallbackMessage: 'Error duplicating Project using Template',
  }),
  /**
   * Moves a project into a folder of the team's list, which exists as long as it has projects; '' removes it from its
   * folder.
   */
  setFolder: defineCall({
    method: 'POST',
    path: '/api/SetProjectFolder',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      folder: z.string().trim().max(limits.nameMax),
    }),
    result: z.null(),
    fallbackMessage: 'Error moving the project',
  }),
  remove: defineCall({
    method: 'GET',
    path: '/api/DeleteProject',
    changes: true,
    query: z.strictObject({ ...removalQuery, projectId: projectIdSchema }),
    result: z.null(),
    fallbackMessage: 'Error deleting pro project',
    freshSignIn: 'always',
  }),
});

export const workflowCalls = nameCalls('workflows', {
  list: defineCall({
    method: 'GET',
    path: '/api/GetWorkflowsInProject',
    query: z.strictObject({ projectId: projectIdSchema, frontendApp: frontendAppSchema.optional() }),
    result: z.array(skinnyItemSchema),
    fallbackMessage: 'Error getting project workflows',
  }),
  create: defineCall({
    method: 'POST',
    path: '/api/NewWorkflow',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      workflowType: workflowTypeSchema,
      displayName: displayNameSchema,
      /** The id of the new workflow: a repeated request returns the workflow that the first one created. */
      newWorkflowId: workflowIdSchema.optional(),
      frontendApp: frontendAppSchema.optional(),
    }),
    result: wireAnswer({ workflow: itemSchema, nodes: z.array(itemSchema) }),
    fallbackMessage: 'Error creating Workflow using Template',
  }),
  getFat: defineCall({
    method: 'GET',
    path: '/api/GetFatWorkflow',
    query: z.strictObject({
      workflowId: workflowIdSchema,
      teamId: teamIdSchema,
      wantSkinnyNodes: queryFlag.optional(),
    }),
    /** `nodes` is empty when only skinny ones were requested. */
    result: wireAnswer({
      workflow: itemSchema,
      nodes: z.array(itemSchema),
      skinnyNodes: z.array(skinnyItemSchema),
      layout: graphLayoutSchema,
      seq: z.number().int(),
    }),
    fallbackMessage: 'Error loading workflow',
  }),
  save: defineCall({
    method: 'POST',
    path: '/api/SaveWorkflow',
    body: wireObject({ ...saveFields, workflowId: workflowIdSchema }),
    result: savedSchema,
    fallbackMessage: 'Error saving workflow',
  }),
  saveLayout: defineCall({
    method: 'POST',
    path: '/api/SaveGraphLayout',
    query: z.strictObject({ frontendApp: frontendAppSchema.optional() }),
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema, layout: sentLayoutSchema }),
    result: z.null(),
    fallbackMessage: 'Error saving graph layout',
  }),
  duplicate: defineCall({
    method: 'POST',
    path: '/api/DuplicateWorkflow',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema, workflowId: workflowIdSchema }),
    result: wireAnswer({ workflow: itemSchema, nodes: z.array(itemSchema) }),
    fallbackMessage: 'Error duplicating workflow',
  }),
  remove: defineCall({
    method: 'GET',
    path: '/api/DeleteWorkflow',
    changes: true,
    query: z.strictObject({ ...removalQuery, owningProjectId: projectIdSchema, workflowId: workflowIdSchema }),
    result: z.null(),
    fallbackMessage: 'Error deleting workflow',
  }),
  /** Moves it with its nodes to another project of the same team; moving it back restores the removed connections. */
  move: defineCall({
    method: 'GET',
    path: '/api/MoveWorkflow',
    changes: true,
    query: z.strictObject({
      ...moveQuery,
      workflowId: workflowIdSchema,
      oldProjectId: projectIdSchema,
      newProjectId: projectIdSchema,
    }),
    result: movedSchema,
    fallbackMessage: 'Error moving workflow',
  }),
});
