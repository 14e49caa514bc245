import {
  itemIdSchema,
  jsonObjectSchema,
  llamaSchema,
  pageSchema,
  projectLanguages,
  projectSummarySchema,
  teamIdSchema,
  wireAnswer,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, displayNameSchema, nameCalls } from '../define-call.ts';

/** The calls that start One projects from templates. */
export const oneTemplateCalls = nameCalls('one', {
  createFromTemplate: defineCall({
    method: 'POST',
    path: '/api/CreateOneProjectFromTemplate',
    query: z.strictObject({
      templateId: z.string().max(100),
      projectName: displayNameSchema,
      teamId: teamIdSchema,
      /** The only language of the project; without it, all of the template's. */
      language: z.enum(projectLanguages).optional(),
    }),
    result: wireAnswer({ project: projectSummarySchema, llamaIds: z.array(itemIdSchema) }),
    fallbackMessage: 'Error creating Project using Template',
  }),
  /**
   * The content of a template, to talk to it before a project is created from it. Its ids do not belong to a project.
   */
  templateSource: defineCall({
    method: 'GET',
    path: '/api/GetOneTemplate',
    query: z.strictObject({ templateId: z.string().max(100) }),
    result: wireAnswer({
      project: wireAnswer({ id: z.string(), type: z.string(), displayName: z.string(), values: jsonObjectSchema }),
      llamas: z.array(wireAnswer({ llama: llamaSchema, pages: z.array(pageSchema) })),
      /** The files that its values name, with paths on this site. */
      media: z.array(wireAnswer({ assetId: z.guid(), address: z.string() })).default([]),
    }),
    fallbackMessage: 'Error getting the template',
  }),
});
