import {
  itemIdSchema,
  itemKinds,
  limits,
  projectIdSchema,
  referenceKinds,
  replaceRefusals,
  teamIdSchema,
  wholeNumber,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

const place = { teamId: teamIdSchema, projectId: projectIdSchema };

/** What to search for. */
const searchSchema = wireObject({
  text: z.string().max(limits.findTextMax),
  matchCase: z.boolean(),
  wholeWord: z.boolean(),
  isRegex: z.boolean(),
});
const replacementText = z.string().max(limits.replacementTextMax);

const stepSchema = z.union([z.string().max(1_000), wholeNumber()]);
const pathText = z.string().max(2_000);

/** The title of a row that is the name of another item, which the client looks up. */
const rowReferenceSchema = wireAnswer({
  kind: z.enum(['node', 'workflow', 'module', 'intent', 'slot', 'slotType']),
  id: z.string(),
});

/** The title of a row that is an option of an input, which the client translates. */
const rowOptionSchema = wireAnswer({ option: z.string() });

/** A match as it is listed for the author. */
const hitSchema = wireAnswer({
  /** The path of the value that contains the match, as in edits, and the position inside it. */
  path: z.string(),
  within: z.array(stepSchema),
  /** The input's label; for an input inside a table, the label of the table and the title of its row come first. */
  labels: z.array(z.union([z.string(), rowReferenceSchema, rowOptionSchema])),
  /** The keys of the translations of the labels, in the same order; empty for a label that an author wrote. */
  labelKeys: z.array(z.string()).optional(),
  start: z.number().int(),
  /** The complete match; `snippet` may be shorter. */
  found: z.string(),
  snippet: wireAnswer({ before: z.string(), found: z.string(), after: z.string() }),
  /**
   * The text after the replacement; null without a replacement, or when `refusal` gives the reason why it is not
   * replaced.
   */
  replacement: z.string().nullable(),
  refusal: z.enum(replaceRefusals).nullable(),
});
export type FindHit = z.output<typeof hitSchema>;

const foundItemSchema = wireAnswer({ itemId: itemIdSchema, hits: z.array(hitSchema) });
export type FoundItem = z.output<typeof foundItemSchema>;

/** Where the next page of a search begins: after an item, or in the middle of one. */
const cursorSchema = wireObject({ itemId: itemIdSchema, hits: wholeNumber() });
export type FindCursor = z.output<typeof cursorSchema>;

const wantedSchema = wireObject({
  itemId: itemIdSchema,
  path: pathText,
  within: z.array(stepSchema).max(50),
  start: wholeNumber({ max: limits.nodeBytesMax }),
  found: z.string().max(limits.nodeBytesMax),
});

const usableSchema = wireObject({
  kind: z.enum(referenceKinds),
  id: z.string().max(200),
  name: z.string().max(limits.nameMax),
});

/** Searching all values of a project, replacing matches, and listing the usages of an item. */
export const findCalls = nameCalls('find', {
  search: defineCall({
    method: 'POST',
    path: '/api/FindInProject',
    changes: false,
    body: wireObject({
      ...place,
      search: searchSchema,
      replacement: replacementText.optional(),
      kinds: z.array(z.enum(itemKinds)).min(1).max(itemKinds.length).optional(),
      workflowId: workflowIdSchema.optional(),
      /** Only inputs of these names, on any item. */
      inputNames: z.array(z.string().max(200)).min(1).max(100).optional(),
      after: cursorSchema.optional(),
    }),
    result: wireAnswer({
      items: z.array(foundItemSchema),
      /** Null when the whole project has been searched. */
      next: cursorSchema.nullable(),
      /** Number of items that were skipped because the regular expression took too long. */
      leftOut: z.number().int(),
    }),
    fallbackMessage: 'Error searching the project',
  }),
  replace: defineCall({
    method: 'POST',
    path: '/api/ReplaceInProject',
    body: wireObject({
      ...place,
      search: searchSchema,
      replacement: replacementText,
      matches: z.array(wantedSchema).min(1).max(limits.replacedAtOnceMax),
    }),
    result: wireAnswer({
      /** The id that undoes the whole replacement; null when nothing was replaced. */
      replacementId: z.guid().nullable(),
      replacedCount: z.number().int(),
      itemCount: z.number().int(),
      skipped: z.array(wireAnswer({ itemId: itemIdSchema, path: z.string(), reason: z.enum(replaceRefusals) })),
    }),
    fallbackMessage: 'Error replacing in the project',
  }),
  undo: defineCall({
    method: 'POST',
    path: '/api/UndoReplacement',
    body: wireObject({ ...place, replacementId: z.guid() }),
    result: wireAnswer({
      restoredCount: z.number().int(),
      itemCount: z.number().int(),
      /** Values that were changed after the replacement and therefore stay unchanged. */
      kept: z.array(wireAnswer({ itemId: itemIdSchema, path: z.string() })),
    }),
    fallbackMessage: 'Error undoing the replacement',
  }),
  uses: defineCall({
    method: 'POST',
    path: '/api/GetUses',
    changes: false,
    body: wireObject({
      ...place,
      things: z.array(usableSchema).min(1).max(200),
      /** Usages inside these items do not count, because they are deleted with it. */
      except: z.array(itemIdSchema).max(limits.projectNodesMax).optional(),
    }),
    result: wireAnswer({
      items: z.array(foundItemSchema),
      /** Total number of usages; may be larger than the number of listed ones. */
      count: z.number().int(),
    }),
    fallbackMessage: 'Error finding usages',
  }),
});
