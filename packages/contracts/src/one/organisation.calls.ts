import {
  commonMessages,
  jsonObjectSchema,
  limits,
  projectIdSchema,
  teamIdSchema,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, frontendAppSchema, nameCalls } from '../define-call.ts';
import { presentPersonSchema } from '../live/update.events.ts';
import { organisationFolderTypes, organisationNodeTypes } from './organisation-rules.ts';

const nodeIdSchema = z.guid().toLowerCase();
const nameSchema = z.string().trim().min(1, commonMessages.valueRequired).max(limits.nameMax);

/** A node of the organisation tree (A3.1). */
const nodeSchema = wireAnswer(
  {
    /** The id of a folder or of the item; the parts of a project that are not items have its id and their type. */
    id: z.string(),
    type: z.enum(organisationNodeTypes),
    /** Null at the top of the tree. */
    parentId: z.string().nullable(),
    displayName: z.string(),
    /** The name, and the platforms of a project, joined by commas. Other values are loaded with the project. */
    propertyValues: jsonObjectSchema,
    /** The attributes of the node's type, by name. */
    attributeList: z.record(z.string(), z.string()),
    /** Who has the project open, or is in an input of the item. */
    currentlyOpenedByUserList: z.array(presentPersonSchema),
    /** Whether `propertyValues` has all values of the item. */
    hasLoadedInputValues: z.boolean(),
  },
  { hasLoadedInputValues: 'hasLoadedInputValues' },
);
export type OrganisationNode = z.output<typeof nodeSchema>;

/** Parents before their children, siblings in their order. */
const nodesSchema = z.array(nodeSchema);

/** The tree in which a team orders its projects and their chapters (A2.3). */
export const organisationCalls = nameCalls('organisation', {
  /** The folders and projects of a team. */
  get: defineCall({
    method: 'GET',
    path: '/api/GetOrganisationTree',
    query: z.strictObject({ teamId: teamIdSchema, frontendApp: frontendAppSchema.optional() }),
    result: nodesSchema,
    fallbackMessage: 'Error loading the organisation',
  }),
  /** What is in a project: its chapters with their folders and its other parts; or the pages of one chapter. */
  getBranch: defineCall({
    method: 'GET',
    path: '/api/GetOrganisationBranch',
    query: z.strictObject({ projectId: projectIdSchema, llamaId: nodeIdSchema.optional() }),
    result: nodesSchema,
    fallbackMessage: 'Error loading the organisation',
  }),
  /** Adds an empty folder, as the last one of its parent. */
  add: defineCall({
    method: 'POST',
    path: '/api/AddOrganisationNode',
    body: wireObject({
      teamId: teamIdSchema,
      type: z.enum(organisationFolderTypes),
      displayName: nameSchema,
      parentId: nodeIdSchema.nullable(),
    }),
    result: wireAnswer({ id: nodeIdSchema }),
    fallbackMessage: 'Error adding the folder',
  }),
  rename: defineCall({
    method: 'POST',
    path: '/api/RenameOrganisationNode',
    body: wireObject({ teamId: teamIdSchema, nodeId: nodeIdSchema, displayName: nameSchema }),
    result: z.null(),
    fallbackMessage: 'Error renaming the folder',
  }),
  /** Moves a folder, project or chapter into another node, before one of the nodes there or behind all of them. */
  move: defineCall({
    method: 'POST',
    path: '/api/MoveOrganisationNode',
    body: wireObject({
      teamId: teamIdSchema,
      nodeId: nodeIdSchema,
      parentId: nodeIdSchema.nullable(),
      beforeId: nodeIdSchema.nullable(),
    }),
    result: z.null(),
    fallbackMessage: 'Error moving the folder',
  }),
  /** Deletes a folder. What is in it moves to the place of the folder, so no project is ever deleted with one. */
  remove: defineCall({
    method: 'POST',
    path: '/api/DeleteOrganisationNode',
    body: wireObject({ teamId: teamIdSchema, nodeId: nodeIdSchema }),
    result: z.null(),
    fallbackMessage: 'Error deleting the folder',
  }),
});
