import {
  projectIdSchema,
  projectSummarySchema,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, queryFlag } from '../define-call.ts';
import { transferMessages } from './transfer.messages.ts';

/** Largest import file in bytes, and the error for a larger one. */
export const packageBytesMax = 24 * 1_048_576;

/** The formats of imported packages. */
const transferFormats = ['Confab', 'Alexa', 'Dialogflow'] as const;
/** Platforms that a package can be exported for. */
export const transferPlatforms = ['Alexa', 'DialogFlow'] as const;
export type TransferPlatform = (typeof transferPlatforms)[number];

/** A message about an import or export; `{0}`, `{1}` … stand for its names. */
const findingSchema = wireAnswer({
  severity: z.enum(['error', 'warning', 'info']),
  /** The file in the package that it is about; empty for the whole package. */
  entry: z.string(),
  message: z.string(),
  names: z.array(z.string()),
});
export type TransferFinding = z.output<typeof findingSchema>;

const importFields = {
  fileName: z.string().max(260),
  /** The file as base64 text. */
  content: z
    .string()
    .max(Math.ceil(packageBytesMax / 3) * 4, transferMessages.fileTooLarge)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/),
  /** Only reports what the import would create. */
  preview: z.boolean(),
  /** The language to import when there are several; by default the package's first one. */
  language: z.string().max(20).optional(),
};

const importedFields = {
  /** Null for a file that is no known package. */
  format: z.enum(transferFormats).nullable(),
  displayName: z.string(),
  languages: z.array(z.string()),
  language: z.string(),
  workflowCount: z.number().int(),
  nodeCount: z.number().int(),
  intentCount: z.number().int(),
  /** An error among them means that nothing is written. */
  findings: z.array(findingSchema),
};

const fileSchema = wireAnswer({
  fileName: z.string(),
  mediaType: z.string(),
  /** The file as base64 text. */
  content: z.string(),
  findings: z.array(findingSchema),
});
export type TransferFile = z.output<typeof fileSchema>;

/** The calls that import and export projects. */
export const transferCalls = {
  importProject: defineCall({
    method: 'POST',
    path: '/api/ImportProject',
    query: z.strictObject({ owningTeamId: teamIdSchema, signalRConnectionId: connectionIdSchema.optional() }),
    body: wireObject({
      ...importFields,
      /** The user has confirmed that the import replaces the project with the same id (A4.49). */
      replaceExisting: z.boolean().optional(),
    }),
    result: wireAnswer({
      ...importedFields,
      /** The team's project that the file would replace. */
      overlaps: projectSummarySchema.nullable(),
      /** The project that was created or replaced; null for a preview. */
      project: projectSummarySchema.nullable(),
    }),
    fallbackMessage: 'Error importing project',
  }),
  importWorkflow: defineCall({
    method: 'POST',
    path: '/api/ImportWorkflow',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      owningProjectId: projectIdSchema,
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    body: wireObject(importFields),
    result: wireAnswer({ ...importedFields, workflowId: workflowIdSchema.nullable() }),
    fallbackMessage: 'Error importing workflow',
  }),
  exportProject: defineCall({
    method: 'GET',
    path: '/api/ExportProject',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      projectId: projectIdSchema,
      includeMediaAssets: queryFlag.optional(),
    }),
    result: fileSchema,
    fallbackMessage: 'Error exporting project',
  }),
  exportWorkflow: defineCall({
    method: 'GET',
    path: '/api/ExportWorkflow',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      workflowId: workflowIdSchema,
      includeMediaAssets: queryFlag.optional(),
    }),
    result: fileSchema,
    fallbackMessage: 'Error exporting workflow',
  }),
  platformFiles: defineCall({
    method: 'POST',
    path: '/api/GetProPlatformPublishFiles',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema, platform: z.enum(transferPlatforms) }),
    result: fileSchema,
    fallbackMessage: 'Failure generating platform files',
  }),
};
