import { itemSchemaSchema, wireAnswer } from '@confab/model';
import { z } from 'zod';
import { defineCall, frontendAppSchema } from './define-call.ts';

/** A starting point that a project can be made from (P3.23). */
export const templateSchema = wireAnswer({
  id: z.string(),
  environment: z.string(),
  title: z.string(),
  description: z.string(),
  icon: z.string(),
  projectType: z.enum(['Pro', 'One']),
  workflowCount: z.number().int(),
  nodeCount: z.number().int(),
});
export type Template = z.output<typeof templateSchema>;

export const miscAttributesSchema = wireAnswer({
  audioCloudPath: z.string(),
  imageCloudPath: z.string(),
  minFrontEndVersion: z.number().int(),
  environment: z.string(),
  /** Base address of each site, by flavour. */
  sites: z.record(z.string(), z.string()),
  /** Addresses of help, community, terms, privacy and about. Empty: not shown. */
  links: z.record(z.string(), z.string()),
});
export type MiscAttributes = z.output<typeof miscAttributesSchema>;

export const catalogueCalls = {
  miscAttributes: defineCall({
    method: 'GET',
    path: '/api/GetMiscAttributes',
    access: 'public',
    result: miscAttributesSchema,
    fallbackMessage: 'Error getting misc attributes',
  }),
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
};
