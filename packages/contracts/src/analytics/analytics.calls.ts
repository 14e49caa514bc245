import {
  nodeIdSchema,
  projectIdSchema,
  releaseIdSchema,
  stages,
  teamIdSchema,
  wholeNumber,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';
import { analyticDataSchema, analyticOutcomes, analyticViews } from './analytic-data.ts';

/** The most days of one request (OBJ-11). */
export const analyticDaysMax = 366;
/** Conversations of one page of the view `correspondence`. */
export const analyticPageSize = 50;

/** How many of the newest turns of a range are searched for the turns that a list of conversations requires. */
export const analyticTurnsSearchedMax = 10_000;
/** The most characters of a text that is searched for in utterances. */
export const analyticSaidMax = 200;

/** A day of UTC, as in 2026-11-23. */
const dayText = z.iso.date().max(10);

const requestShape = {
  teamId: teamIdSchema,
  view: z.enum(analyticViews),
  /** Empty for all projects of the team. Projects of other teams are ignored. */
  projectIds: z.array(projectIdSchema).max(100),
  /** The first and the last day, both counted. */
  from: dayText,
  to: dayText,
  stage: z.enum(stages).optional(),
  channel: z.string().max(40).optional(),
  language: z.string().max(40).optional(),
  releaseId: releaseIdSchema.optional(),
  /** Adds the sums of the range of the same length before. */
  isCompared: z.boolean().optional(),
  /** The page of the view `correspondence`, from 0. */
  page: wholeNumber({ max: 199 }).optional(),
  /** A conversation whose turns are answered too, in the view `correspondence`. */
  conversation: z.guid().optional(),
  /**
   * In the view `correspondence`, lists only conversations with a turn in the range that has all of these: taken at a
   * node, led to a node, led through a node, matched an intent, had an outcome, and has a text in its utterance.
   */
  fromNodeId: nodeIdSchema.optional(),
  nodeId: nodeIdSchema.optional(),
  throughNodeId: nodeIdSchema.optional(),
  /** An `intentId` of the view `faq`. */
  intent: z.string().max(200).optional(),
  outcome: z.enum(analyticOutcomes).optional(),
  /** A part of an utterance, regardless of case; found only where texts are kept. */
  said: z.string().trim().min(1).max(analyticSaidMax).optional(),
};

const analyticProjectSchema = wireAnswer({
  teamId: teamIdSchema,
  teamName: z.string(),
  projectId: projectIdSchema,
  displayName: z.string(),
  /** Pro or One. */
  type: z.string(),
  createdUtc: z.string(),
  /** Releases that can be filtered by, newest first. */
  releases: z.array(wireAnswer({ releaseId: releaseIdSchema, number: z.number().int() })),
});
export type AnalyticProject = z.output<typeof analyticProjectSchema>;

/** Calls of the analytics service. */
export const analyticCalls = nameCalls('analytics', {
  retrieve: defineCall({
    method: 'POST',
    path: '/api/RetrieveAnalyticData',
    changes: false,
    body: wireObject(requestShape),
    result: analyticDataSchema,
    fallbackMessage: 'Error getting analytics',
  }),
  listProjects: defineCall({
    method: 'GET',
    path: '/api/GetAnalyticProjects',
    query: z.strictObject({}),
    result: z.array(analyticProjectSchema),
    fallbackMessage: 'Error getting the projects for analytics',
  }),
  /**
   * The table of a view as CSV. The view `correspondence` exports every turn of the range, or with a filter those of the
   * conversations that it lists.
   */
  exportData: defineCall({
    method: 'POST',
    path: '/api/ExportData',
    changes: false,
    answerShape: 'bytes',
    body: wireObject(requestShape),
    result: z.string(),
    fallbackMessage: 'Error exporting analytics',
  }),
});
