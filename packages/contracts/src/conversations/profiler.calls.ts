import { limits, projectIdSchema, wireAnswer, type FilledSlot, type HeardAs } from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** Most characters of one question; an utterance a line. */
export const spokenCharsMax = 4 * limits.utteranceMax;

const guid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';

/** How a page of a One project was heard, and from how far. */
const pageHeardSchema = wireAnswer({
  /** The entry among its keywords. */
  keyword: z.string(),
  how: z.enum(['exact', 'inflected', 'slip']),
  /** Where it stands, seen from the page where the text is said; `outside` cannot be reached from there. */
  place: z.enum(['child', 'sibling', 'ancestor', 'top', 'outside']),
  /** Of two heard alike the nearer is meant; null for one that is out of reach. */
  distance: z.number().int().nullable(),
});

const matchSchema = wireAnswer({
  kind: z.enum(['intent', 'expected', 'page']),
  /** Of the intent, of the connector with the expected answer, or of the page. */
  id: z.string(),
  name: z.string(),
  /** 0 to 1. */
  score: z.number(),
  /** The words that made it, normalised. */
  words: z.array(z.string()),
  how: z.enum(['exact', 'keyword', 'model']),
  slots: z.custom<readonly FilledSlot[]>(Array.isArray),
  /** Where it is listened for; null for an intent that nothing listens for. */
  listenerId: z.string().nullable(),
  /** Where it leads; null where that is nowhere. */
  targetId: z.string().nullable(),
  /** For a page. */
  page: pageHeardSchema.optional(),
});
export type ProfilerMatch = z.output<typeof matchSchema>;

const resultSchema = wireAnswer({
  text: z.string(),
  outcome: z.enum(['match', 'confirm', 'noMatch']),
  /** Why, in the words of the trace. */
  reason: z.string(),
  /** What it was taken for, for those who compare; null where nobody listens. */
  heardAs: z.custom<HeardAs>((value) => typeof value === 'string').nullable(),
  /** What was taken; null where nothing was, or where any answer is. */
  chosenId: z.string().nullable(),
  /** What 'did you mean' would offer. */
  suggestion: z.string().nullable(),
  /** Where the conversation would be led at once; null where that is nowhere. */
  targetId: z.string().nullable(),
  /** A page that answers beside the open one, to which the conversation does not move. */
  asideId: z.string().nullable(),
  /** Likeliest first. */
  matches: z.array(matchSchema),
});
export type ProfilerResult = z.output<typeof resultSchema>;

export const profilerCalls = {
  /** What a project's drafts make of utterances, one a line; `type` says where they are said. */
  match: defineCall({
    method: 'GET',
    path: '/api/GetKeywordProfilerResults',
    query: z.strictObject({
      projectId: projectIdSchema,
      spokenValue: z.string().max(spokenCharsMax),
      /** `project`, or where in it: `workflow:{id}`, `node:{id}` or, in a One project, `page:{id}`. */
      type: z.string().regex(new RegExp(`^(?:project|(?:workflow|node|page):${guid})$`)),
      /** Another language than the project's, as a trial. */
      language: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
        .optional(),
    }),
    result: wireAnswer({
      language: z.string(),
      /** A score from which something is likely enough, and how far it has to be before the next. */
      threshold: z.number(),
      margin: z.number(),
      results: z.array(resultSchema),
    }),
    fallbackMessage: 'Failure getting match results',
  }),
};
