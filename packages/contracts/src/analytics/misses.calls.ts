import {
  nodeIdSchema,
  projectIdSchema,
  releaseIdSchema,
  stages,
  teamIdSchema,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** The most ignored utterances of a project. */
export const ignoredMissesMax = 1_000;
/** The most letters of an utterance; longer ones are not stored. */
export const missedTextMax = 1_000;
const textsMax = 500;

const count = z.number().int();
const dayText = z.iso.date().max(10);

const groupSchema = wireAnswer({
  /** How often its texts were said. */
  times: count,
  /** Most frequent first, in lower case. */
  texts: z.array(
    wireAnswer({
      text: z.string(),
      times: count,
      lastUtc: z.string(),
      /** Where visitors were when they were not understood; without an id at the beginning, without a name at a deleted node. */
      nodes: z.array(wireAnswer({ nodeId: nodeIdSchema.nullable(), name: z.string(), times: count })),
    }),
  ),
});
export type MissGroup = z.output<typeof groupSchema>;

const missesSchema = wireAnswer({
  /** Utterances that ask for the same, most frequent first. */
  groups: z.array(groupSchema),
  /** The newest misses that were read. */
  readCount: count,
  /** Whether the range has more misses, or more different texts, than are grouped. */
  isCut: z.boolean(),
  /** The ignored utterances of the project, newest first. */
  ignored: z.array(wireAnswer({ text: z.string(), sinceUtc: z.string() })),
});
export type Misses = z.output<typeof missesSchema>;

/** Calls that turn utterances that were not understood into samples of a project. */
export const missCalls = nameCalls('misses', {
  list: defineCall({
    method: 'POST',
    path: '/api/GetMisses',
    changes: false,
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      /** The first and the last day of UTC, both counted, as in 2026-11-23. */
      from: dayText,
      to: dayText,
      stage: z.enum(stages).optional(),
      channel: z.string().max(40).optional(),
      language: z.string().max(40).optional(),
      releaseId: releaseIdSchema.optional(),
    }),
    result: missesSchema,
    fallbackMessage: 'Error getting misrecognitions',
  }),
  setIgnored: defineCall({
    method: 'POST',
    path: '/api/SetMissesIgnored',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      texts: z.array(z.string().min(1).max(missedTextMax)).min(1).max(textsMax),
      isIgnored: z.boolean(),
    }),
    result: z.null(),
    fallbackMessage: 'Error changing the ignored utterances',
  }),
});
