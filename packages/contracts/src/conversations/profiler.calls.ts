import { guidPattern, limits, projectIdSchema, wireAnswer, type FilledSlot, type HeardAs } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** Largest number of characters in one request; one utterance a line. */
export const spokenCharsMax = 4 * limits.utteranceMax;

/** How an utterance matched a page of a One project, and how far away the page is. */
const pageHeardSchema = wireAnswer({
  /** The matched entry of its keywords. */
  keyword: z.string(),
  how: z.enum(['exact', 'inflected', 'slip']),
  /** The relation of the page to the page where the utterance is tried; `outside` is out of reach. */
  place: z.enum(['child', 'sibling', 'ancestor', 'top', 'outside']),
  /** Of two equal matches the nearer one wins; null for a page out of reach. */
  distance: z.number().int().nullable(),
});

const matchSchema = wireAnswer({
  kind: z.enum(['intent', 'expected', 'page']),
  /** The id of the intent, of the connector with the expected answer, or of the page. */
  id: z.string(),
  name: z.string(),
  /** 0 to 1. */
  score: z.number(),
  /** The normalised words that produced the score. */
  words: z.array(z.string()),
  how: z.enum(['exact', 'keyword', 'model']),
  slots: z.custom<readonly FilledSlot[]>(Array.isArray).meta({ type: 'array', items: { type: 'object' } }),
  /** The node that listens for it; null for an intent that no node listens for. */
  listenerId: z.string().nullable(),
  /** The node that it leads to; null for none. */
  targetId: z.string().nullable(),
  /** Only for a page. */
  page: pageHeardSchema.optional(),
});
export type ProfilerMatch = z.output<typeof matchSchema>;

const resultSchema = wireAnswer({
  text: z.string(),
  outcome: z.enum(['match', 'confirm', 'noMatch']),
  /** The reason, in the words of the trace. */
  reason: z.string(),
  /** The interpretation, for code that compares; null when no node listens. */
  heardAs: z
    .custom<HeardAs>((value) => typeof value === 'string')
    .meta({ type: 'string' })
    .nullable(),
  /** The match that was chosen; null for none, or when any answer is accepted. */
  chosenId: z.string().nullable(),
  /** The intent that 'did you mean' would offer. */
  suggestion: z.string().nullable(),
  /** The node that the conversation would continue at; null for none. */
  targetId: z.string().nullable(),
  /** A page that answers while the conversation stays on the open one. */
  asideId: z.string().nullable(),
  /** Most likely first. */
  matches: z.array(matchSchema),
});
export type ProfilerResult = z.output<typeof resultSchema>;

export const profilerCalls = nameCalls('profiler', {
  /** Matches utterances, one a line, against a project's drafts; `type` selects where they are matched. */
  match: defineCall({
    method: 'GET',
    path: '/api/GetKeywordProfilerResults',
    query: z.strictObject({
      projectId: projectIdSchema,
      spokenValue: z.string().max(spokenCharsMax),
      /** `project`, or a part of it: `workflow:{id}`, `node:{id}` or, in a One project, `page:{id}`. */
      type: z.string().regex(new RegExp(`^(?:project|(?:workflow|node|page):${guidPattern})$`)),
      /** A language to try instead of the project's. */
      language: z
        .string()
        .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)
        .optional(),
    }),
    result: wireAnswer({
      language: z.string(),
      /** The lowest score that counts as a match, and its least distance to the next one. */
      threshold: z.number(),
      margin: z.number(),
      results: z.array(resultSchema),
    }),
    fallbackMessage: 'Failure getting match results',
  }),
});
