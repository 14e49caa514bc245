import {
  itemIdSchema,
  mebibyte,
  packageFormats,
  projectIdSchema,
  projectSummarySchema,
  reportSections,
  teamIdSchema,
  transferOutcomes,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, displayNameSchema, nameCalls, queryFlag } from '../define-call.ts';
import { findingSchema, proFindingSchema } from './transfer-findings.ts';
import { transferMessages } from './transfer.messages.ts';

/** Largest import file in bytes, and the error for a larger one. */
export const packageBytesMax = 24 * mebibyte;

/** Largest zip of a project with its media in bytes, as exported and as imported (IMP-1). */
export const mediaPackageBytesMax = 100 * mebibyte;

/** Platforms that a package can be exported for. */
export const transferPlatforms = ['Alexa', 'DialogFlow'] as const;
export type TransferPlatform = (typeof transferPlatforms)[number];

/** The tables that voice prompts are exported as. */
const voicePromptFormats = ['csv', 'xlsx'] as const;

/** What an import or export keeps, changes and loses: the parts of one kind. */
const reportSchema = wireAnswer({
  section: z.enum(reportSections),
  kept: z.number().int(),
  changed: z.number().int(),
  stored: z.number().int(),
  lost: z.number().int(),
  /** The first parts that are not kept, the worst first. */
  items: z.array(wireAnswer({ name: z.string(), outcome: z.enum(transferOutcomes) })),
});
export type TransferReport = readonly z.output<typeof reportSchema>[];

/** The fields of every import of a file. */
export const importFields = {
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
  /** Null for a file that is not a known package. */
  format: z.enum(packageFormats).nullable(),
  displayName: z.string(),
  languages: z.array(z.string()),
  language: z.string(),
  workflowCount: z.number().int(),
  nodeCount: z.number().int(),
  intentCount: z.number().int(),
  /** An error among them means that nothing is written. */
  findings: z.array(findingSchema),
  report: z.array(reportSchema),
};

const importedProjectFields = {
  ...importedFields,
  /** The team's project that the file would replace. */
  overlaps: projectSummarySchema.nullable(),
  /** The project that was created or replaced; null for a preview. */
  project: projectSummarySchema.nullable(),
};

/** The outcome of a file in a zip of recordings. Only `matched` files are imported, and `changed` ones on request. */
const recordingOutcomes = ['matched', 'changed', 'duplicate', 'wrongType', 'unknown'] as const;
export type RecordingOutcome = (typeof recordingOutcomes)[number];

const importedRecordingSchema = wireAnswer({
  /** The path of the file in the zip. */
  entry: z.string(),
  outcome: z.enum(recordingOutcomes),
  /** The item that the line belongs to; empty for an unknown line. */
  itemName: z.string(),
  words: z.string(),
  /** Whether the line has a recording, which the file replaces. */
  isReplacing: z.boolean(),
});
export type ImportedRecording = z.output<typeof importedRecordingSchema>;

/** An exported file. */
export const fileSchema = wireAnswer({
  fileName: z.string(),
  mediaType: z.string(),
  /** The file as base64 text. */
  content: z.string(),
  findings: z.array(findingSchema),
  report: z.array(reportSchema),
});
export type TransferFile = z.output<typeof fileSchema>;

/** The calls that import and export projects. */
export const transferCalls = nameCalls('transfer', {
  importProject: defineCall({
    method: 'POST',
    path: '/api/ImportProject',
    query: z.strictObject({ owningTeamId: teamIdSchema, signalRConnectionId: connectionIdSchema.optional() }),
    body: wireObject({
      ...importFields,
      /** The user has confirmed that the import replaces the project with the same id (A4.49). */
      replaceExisting: z.boolean().optional(),
    }),
    result: wireAnswer(importedProjectFields),
    fallbackMessage: 'Error importing project',
  }),
  /** The body is a zip that `exportProjectMedia` made. The files get new ids in the team. */
  importProjectMedia: defineCall({
    method: 'POST',
    path: '/api/ImportProjectWithMedia',
    bodyForm: 'bytes',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      fileName: z.string().max(260),
      preview: queryFlag,
      replaceExisting: queryFlag.optional(),
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    result: wireAnswer({
      ...importedProjectFields,
      media: wireAnswer({
        /** Files that are added to the library. */
        addedCount: z.number().int(),
        /** Files that the library already has, with the same id and content. */
        keptCount: z.number().int(),
        /** Files that the zip lists but does not contain. */
        missingCount: z.number().int(),
      }),
    }),
    fallbackMessage: 'Error importing project',
  }),
  /** A zip of the project file and the files of the library that its values name. */
  exportProjectMedia: defineCall({
    method: 'GET',
    path: '/api/ExportProjectWithMedia',
    answerShape: 'bytes',
    query: z.strictObject({ owningTeamId: teamIdSchema, projectId: projectIdSchema }),
    result: z.string(),
    fallbackMessage: 'Error exporting project',
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
  /** Imports a llama file (A3.13) into a One project, as a new llama or in place of the one with its id. */
  importLlama: defineCall({
    method: 'POST',
    path: '/api/ImportLlama',
    query: z.strictObject({
      owningTeamId: teamIdSchema,
      owningProjectId: projectIdSchema,
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    body: wireObject({
      fileName: importFields.fileName,
      content: importFields.content,
      preview: importFields.preview,
      /** What to do when the project has a llama with the id of the file (A2.47). */
      whenExists: z.enum(['Replace', 'Duplicate']).optional(),
    }),
    result: wireAnswer({
      displayName: z.string(),
      pageCount: z.number().int(),
      /** The llama of the project with the id of the file. */
      existing: wireAnswer({ displayName: z.string(), pageCount: z.number().int() }).nullable(),
      /** An error among them means that nothing is written. */
      findings: z.array(findingSchema),
      /** The llama that was created or replaced; null for a preview. */
      llamaId: itemIdSchema.nullable(),
    }),
    fallbackMessage: 'Error importing chapter',
  }),
  /**
   * Creates a Pro project with the same behaviour from the drafts of a One project; a preview only lists the
   * differences.
   */
  turnIntoPro: defineCall({
    method: 'POST',
    path: '/api/TurnIntoPro',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      /** The team that gets the Pro project; by default that of the One project. */
      targetTeamId: teamIdSchema.optional(),
      displayName: displayNameSchema.optional(),
      preview: z.boolean(),
    }),
    result: wireAnswer({
      displayName: z.string(),
      workflowCount: z.number().int(),
      nodeCount: z.number().int(),
      /** The most nodes that a project may have; with more it cannot be made. */
      nodesMax: z.number().int(),
      findings: z.array(proFindingSchema),
      /** Null for a preview. */
      project: projectSummarySchema.nullable(),
    }),
    fallbackMessage: 'Error turning the project into a Pro project',
  }),
  exportLlama: defineCall({
    method: 'GET',
    path: '/api/ExportLlama',
    query: z.strictObject({ owningTeamId: teamIdSchema, oneLlamaId: itemIdSchema }),
    result: fileSchema,
    fallbackMessage: 'Error exporting chapter',
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
  /** A row for each text that the project speaks, for people who record them. */
  voicePrompts: defineCall({
    method: 'GET',
    path: '/api/GetVoicePromptsExportFile',
    query: z.strictObject({ projectId: projectIdSchema, format: z.enum(voicePromptFormats) }),
    result: fileSchema,
    fallbackMessage: 'Failure generating voice prompt export files',
  }),
  /** The body is a zip of sounds that have the file names of `voicePrompts`. They become the recordings of their lines. */
  importRecordings: defineCall({
    method: 'POST',
    path: '/api/ImportRecordings',
    bodyForm: 'bytes',
    query: z.strictObject({
      projectId: projectIdSchema,
      /** Only reports what the import would do. */
      preview: queryFlag,
      /** Imports recordings of lines whose words have changed since; the lines stay marked as changed. */
      includeChanged: queryFlag.optional(),
    }),
    result: wireAnswer({ files: z.array(importedRecordingSchema), importedCount: z.number().int() }),
    fallbackMessage: 'Error importing recordings',
  }),
});
