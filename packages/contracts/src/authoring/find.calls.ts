import {
  itemIdSchema,
  itemKinds,
  limits,
  projectIdSchema,
  referenceKinds,
  replaceRefusals,
  teamIdSchema,
  wireAnswer,
  wireObject,
  workflowIdSchema,
} from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

const place = { teamId: teamIdSchema, projectId: projectIdSchema };

/** What is looked for. */
const searchSchema = wireObject({
  text: z.string().max(limits.findTextMax),
  matchCase: z.boolean(),
  wholeWord: z.boolean(),
  isRegex: z.boolean(),
});
const replacementText = z.string().max(limits.replacementTextMax);

const stepSchema = z.union([z.string().max(1_000), z.number().int().min(0)]);
const pathText = z.string().max(2_000);

/** A match, as somebody reads it who looks for it. */
const hitSchema = wireAnswer({
  /** The value it stands in, as edits address it, and where inside of it. */
  path: z.string(),
  within: z.array(stepSchema),
  /** The input's label, and for one inside a list the row it is in before it. */
  labels: z.array(z.string()),
  start: z.number().int(),
  /** Exactly what was found; `snippet` may show less of it. */
  found: z.string(),
  snippet: wireAnswer({ before: z.string(), found: z.string(), after: z.string() }),
  /** What it would become; null where no replacement was given, or where it stays, which `refusal` tells. */
  replacement: z.string().nullable(),
  refusal: z.enum(replaceRefusals).nullable(),
});
export type FindHit = z.output<typeof hitSchema>;

const foundItemSchema = wireAnswer({ itemId: itemIdSchema, hits: z.array(hitSchema) });
export type FoundItem = z.output<typeof foundItemSchema>;

/** Where a search goes on: after an item, or in the middle of one. */
const cursorSchema = wireObject({ itemId: itemIdSchema, hits: z.number().int().min(0) });
export type FindCursor = z.output<typeof cursorSchema>;

const wantedSchema = wireObject({
  itemId: itemIdSchema,
  path: pathText,
  within: z.array(stepSchema).max(50),
  start: z.number().int().min(0),
  found: z.string().max(limits.nodeBytesMax),
});

const usableSchema = wireObject({
  kind: z.enum(referenceKinds),
  id: z.string().max(200),
  name: z.string().max(limits.nameMax),
});

/** Looking for things in all the values of a project, replacing them, and telling where something is used. */
export const findCalls = {
  search: defineCall({
    method: 'POST',
    path: '/api/FindInProject',
    changes: false,
    body: wireObject({
      ...place,
      search: searchSchema,
      replacement: replacementText.optional(),
      kinds: z.array(z.enum(itemKinds)).max(itemKinds.length).optional(),
      workflowId: workflowIdSchema.optional(),
      /** Only inputs of this name, wherever they stand. */
      inputName: z.string().max(200).optional(),
      after: cursorSchema.optional(),
    }),
    result: wireAnswer({
      items: z.array(foundItemSchema),
      /** Null when everything has been looked at. */
      next: cursorSchema.nullable(),
      /** Items whose texts were too much work for the expression, and were left out. */
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
      /** What to name to take it all back; null when nothing was replaced. */
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
      /** Values that somebody has changed since, and that stay as they are. */
      kept: z.array(wireAnswer({ itemId: itemIdSchema, path: z.string() })),
    }),
    fallbackMessage: 'Error taking back the replacement',
  }),
  uses: defineCall({
    method: 'POST',
    path: '/api/GetUses',
    changes: false,
    body: wireObject({
      ...place,
      things: z.array(usableSchema).min(1).max(200),
      /** Places inside of these do not count: they go away with it. */
      except: z.array(itemIdSchema).max(limits.projectNodesMax).optional(),
    }),
    result: wireAnswer({
      items: z.array(foundItemSchema),
      /** How many places there are; more of them than are told. */
      count: z.number().int(),
    }),
    fallbackMessage: 'Error finding where it is used',
  }),
};
