import { projectIdSchema, teamIdSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';
import { fileSchema, importFields } from './transfer.calls.ts';

/** A table of texts × languages, or the exchange format of translators (XLIFF 2.0) for one language. */
const translationFormats = ['csv', 'xlf'] as const;
export type TranslationFormat = (typeof translationFormats)[number];

/**
 * The outcome of a text in an imported file.
 *
 * - `added`, `replaced`: the language gets the text
 * - `same`: the language already has this text
 * - `changed`: the text of the first language has changed since the file was made
 * - `tokens`: its tokens, or the slots of samples, are not those of the first language, or the file has different texts
 * for one place
 * - `unknown`: the project has no such text
 * - `tooLong`: the item has no room for it
 */
const translationOutcomes = ['added', 'replaced', 'same', 'changed', 'tokens', 'unknown', 'tooLong'] as const;
export type TranslationOutcome = (typeof translationOutcomes)[number];

const importedTextSchema = wireAnswer({
  outcome: z.enum(translationOutcomes),
  /**
   * Whether the file has different texts for its place. The outcome is `tokens`, as pages that were loaded earlier refuse
   * outcomes that they do not know.
   */
  isOneOfSeveral: z.boolean().optional(),
  /** For the outcome `tokens`: the tokens and slots that the text lacks, and those that it should not have, such as `{tv.Name}`. */
  missingTokens: z.array(z.string()).optional(),
  unexpectedTokens: z.array(z.string()).optional(),
  language: z.string(),
  /** The item and input of the text; empty for an unknown one. */
  itemName: z.string(),
  label: z.string(),
  /** The current text in the first language; for the outcome `tokens` the text of the file, if it has one. */
  source: z.string(),
  text: z.string(),
});
export type ImportedText = z.output<typeof importedTextSchema>;

/** The calls that export texts for translators and import translations. */
export const translationCalls = nameCalls('translations', {
  export: defineCall({
    method: 'GET',
    path: '/api/ExportTranslations',
    query: z.strictObject({
      projectId: projectIdSchema,
      format: z.enum(translationFormats),
      /** The language of an XLIFF file; by default all further ones of the project, several of them as a zip of files. */
      language: z.string().max(20).optional(),
    }),
    result: fileSchema,
    fallbackMessage: 'Error exporting translations',
  }),
  import: defineCall({
    method: 'POST',
    path: '/api/ImportTranslations',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      fileName: importFields.fileName,
      content: importFields.content,
      /** Only reports what the import would do. */
      preview: importFields.preview,
      /** Imports translations of texts that have changed since; they stay marked as such. */
      includeChanged: z.boolean().optional(),
    }),
    result: wireAnswer({
      languages: z.array(z.string()),
      counts: wireAnswer({
        added: z.number().int(),
        replaced: z.number().int(),
        same: z.number().int(),
        changed: z.number().int(),
        tokens: z.number().int(),
        unknown: z.number().int(),
        /** Those of `tokens` that are one of several texts for a place. */
        several: z.number().int().default(0),
        tooLong: z.number().int(),
      }),
      /** The first texts that are not the same, those that are not imported first. */
      texts: z.array(importedTextSchema),
    }),
    fallbackMessage: 'Error importing translations',
  }),
});
