import { projectIdSchema, releaseIdSchema, stages, teamIdSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';
import { conversationSchema, turnInputs } from './analytic-data.ts';

/** The most conversations of one answer of `listNew`. */
export const newConversationsMax = 50;

const recordedTurnSchema = wireAnswer({
  number: z.number().int(),
  input: z.enum(turnInputs),
  /** Null if the visitor said nothing, and where texts are not kept. */
  said: z.string().nullable(),
  /** Null where texts are not kept. Email addresses, phone and card numbers are masked, as in `said`. */
  answered: z.string().nullable(),
  isEnded: z.boolean(),
});
const recordingSchema = wireAnswer({
  conversation: z.guid(),
  startedUtc: z.string(),
  stage: z.enum(stages),
  channel: z.string(),
  language: z.string(),
  /** The release that answered; null for the newest save of its time, and for a release that no longer exists. */
  releaseId: releaseIdSchema.nullable(),
  /** The number of the release. */
  release: z.number().int().nullable(),
  /** Null for visitors without a name. */
  isNewVisitor: z.boolean().nullable(),
  /** Oldest first. */
  turns: z.array(recordedTurnSchema),
});
/** A conversation of a visitor, as it can be repeated. */
export type Recording = z.output<typeof recordingSchema>;

/** Calls about single conversations of visitors. */
export const recordingCalls = nameCalls('recordings', {
  get: defineCall({
    method: 'GET',
    path: '/api/GetConversation',
    query: z.strictObject({ teamId: teamIdSchema, projectId: projectIdSchema, conversation: z.guid() }),
    result: recordingSchema,
    fallbackMessage: 'Error getting the conversation',
  }),
  /** Conversations with turns since the last answer; some may have been in it. Without a time, only the time to start with. */
  listNew: defineCall({
    method: 'POST',
    path: '/api/GetNewConversations',
    changes: false,
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      stage: z.enum(stages).optional(),
      channel: z.string().max(40).optional(),
      language: z.string().max(40).optional(),
      releaseId: releaseIdSchema.optional(),
      /** `untilUtc` of the last answer. */
      sinceUtc: z.iso.datetime().max(40).optional(),
    }),
    result: wireAnswer({
      untilUtc: z.string(),
      /** Newest first. */
      conversations: z.array(conversationSchema),
    }),
    fallbackMessage: 'Error getting new conversations',
  }),
});
