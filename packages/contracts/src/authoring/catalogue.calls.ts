import {
  itemSchemaSchema,
  projectIdSchema,
  projectLanguages,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, frontendAppSchema, nameCalls } from '../define-call.ts';
import { miscAttributesCall } from './misc-attributes.call.ts';

/** A template that a project can be created from (P3.23). */
export const templateSchema = wireAnswer({
  id: z.string(),
  environment: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  projectType: z.enum(['Pro', 'One']),
  workflowCount: z.number().int(),
  nodeCount: z.number().int(),
  /** The languages that it speaks, its first one first. */
  languages: z.array(z.enum(projectLanguages)),
});
export type Template = z.output<typeof templateSchema>;

/** A wallet that takes the pass of a Wallet page. */
const walletServiceSchema = wireAnswer({ id: z.string(), name: z.string(), description: z.string() });

const placeSchema = z.string().max(100).optional();

export const catalogueCalls = nameCalls('catalogue', {
  miscAttributes: miscAttributesCall,
  templates: defineCall({
    method: 'GET',
    path: '/api/GetTVTemplates',
    query: z.strictObject({ frontendApp: frontendAppSchema.optional() }),
    result: z.array(templateSchema),
    fallbackMessage: 'Error looking up templates',
  }),
  nodeSchema: defineCall({
    method: 'GET',
    path: '/api/GetNodeSchema',
    query: z.strictObject({ nodeType: z.string().max(100) }),
    result: itemSchemaSchema,
    fallbackMessage: 'Error getting node data',
  }),
  /** Lists the wallets of a place, by default of every country, state and environment (`*`), in English (`EN`). */
  walletServices: defineCall({
    method: 'GET',
    path: '/api/GetAvailableVWalletServicesAsync',
    query: z.strictObject({
      countryCode: placeSchema,
      stateCode: placeSchema,
      cultureName: placeSchema,
      environment: placeSchema,
    }),
    result: z.array(walletServiceSchema),
    fallbackMessage: 'Error looking up wallet services',
  }),
});

/** A module that can be added to any Pro project, with its texts in each language that it has. */
const readyModuleSchema = wireAnswer({
  id: z.string(),
  texts: z.array(wireAnswer({ language: z.string(), title: z.string(), description: z.string() })),
});
export type ReadyModule = z.output<typeof readyModuleSchema>;

export const readyModuleCalls = nameCalls('readyModules', {
  list: defineCall({
    method: 'GET',
    path: '/api/GetReadyModules',
    result: z.array(readyModuleSchema),
    fallbackMessage: 'Error looking up modules',
  }),
  /**
   * Adds a ready module of the catalogue to a Pro project, in the language of the project, with the intents that it
   * matches. Intents with the same names stay as they are.
   */
  add: defineCall({
    method: 'POST',
    path: '/api/AddReadyModule',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      owningProjectId: projectIdSchema,
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    body: wireObject({ readyModule: z.string().max(100) }),
    result: wireAnswer({ workflowId: workflowIdSchema }),
    fallbackMessage: 'Error adding module',
  }),
});
