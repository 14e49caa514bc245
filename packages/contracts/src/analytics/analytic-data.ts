import { nodeIdSchema, projectIdSchema, wireAnswer } from '@confab/model';
import { z } from 'zod';

/** The views of analytics (A2.110). */
export const analyticViews = [
  'overview',
  'detail',
  'multiappdetail',
  'faq',
  'misrecognitions',
  'correspondence',
  'wordcloud',
  'sankey',
  'multiappoverview',
  'tiles1',
  'tiles2',
  'qtacfaq',
] as const;
export type AnalyticView = (typeof analyticViews)[number];

/** The facts about a single turn; each is also a figure of `AnalyticCounts`. */
export const analyticOutcomes = ['matched', 'missed', 'silent', 'errors', 'ended'] as const;
export type AnalyticOutcome = (typeof analyticOutcomes)[number];

const count = z.number().int();

/** Sums over turns. Every figure counts events of turns, so sums of parts equal the sum of the whole. */
const countShape = {
  turns: count,
  /** Conversations that began in the range. */
  conversations: count,
  /** Of these, with a visitor who is new to the assistant, and with one who returned; the others are unknown. */
  newVisitors: count,
  returningVisitors: count,
  /** Turns that ended their conversation. */
  ended: count,
  /** Turns whose utterance an intent matched, and those that no intent matched. */
  matched: count,
  missed: count,
  /** Turns in which the visitor said nothing. */
  silent: count,
  /** Turns with an exception that was not ignored. */
  errors: count,
  /** The sum of the time that the turns took, in milliseconds, and the longest. */
  latencyMs: count,
  slowestMs: count,
};
const countsSchema = wireAnswer(countShape);
export type AnalyticCounts = z.output<typeof countsSchema>;

/** What the groups of the view `detail` have in common. */
const analyticDimensions = ['stage', 'channel', 'language', 'release'] as const;

const projectCountsSchema = wireAnswer({ projectId: projectIdSchema, projectName: z.string(), counts: countsSchema });
const intentSchema = wireAnswer({ intentId: z.string(), name: z.string(), times: count });
/** A page or node; without an id the beginning of a conversation, without a name a deleted one. */
const nodeSchema = wireAnswer({ nodeId: nodeIdSchema.nullable(), name: z.string(), times: count });
const seriesSchema = z.array(wireAnswer({ startUtc: z.string(), counts: countsSchema }));
const totalsShape = { totals: countsSchema, previous: countsSchema.nullable() };

/** What a visitor did in a turn, as the channel understood it: `again` asks to repeat the open question. */
export const turnInputs = ['begin', 'again', 'said', 'silent', 'intent', 'left'] as const;
export type TurnInputKind = (typeof turnInputs)[number];

/** A line of the list of conversations. */
export const conversationSchema = wireAnswer({
  conversation: z.guid(),
  projectId: projectIdSchema,
  startedUtc: z.string(),
  stage: z.string(),
  channel: z.string(),
  language: z.string(),
  /** The number of the release; null for one that ran the newest save. */
  release: count.nullable(),
  turns: count,
  missed: count,
  isEnded: z.boolean(),
  /** The first kept utterance; empty when there was none, null where texts are not kept. */
  firstSaid: z.string().nullable(),
  /** The first utterance that a search found; null without one. */
  foundSaid: z.string().nullable(),
});
const turnSchema = wireAnswer({
  number: count,
  atUtc: z.string(),
  input: z.enum(turnInputs),
  said: z.string().nullable(),
  answered: z.string().nullable(),
  intentName: z.string().nullable(),
  score: z.number().nullable(),
  isMatched: z.boolean().nullable(),
  nodeName: z.string(),
  exception: z.string().nullable(),
  latencyMs: count,
});

/** The result of each view; it has the name of its view. Lists are sorted, most frequent first. */
export const analyticDataSchema = z.union([
  wireAnswer({
    view: z.literal('overview'),
    ...totalsShape,
    /** 'hour' for ranges of at most two days. */
    grain: z.enum(['hour', 'day']),
    series: seriesSchema,
    /** The hours or days of the range before; empty unless they were asked for. */
    previousSeries: seriesSchema,
  }),
  wireAnswer({
    view: z.literal('detail'),
    totals: countsSchema,
    groups: z.array(
      wireAnswer({ dimension: z.enum(analyticDimensions), key: z.string(), name: z.string(), counts: countsSchema }),
    ),
  }),
  wireAnswer({
    view: z.literal('multiappdetail'),
    totals: countsSchema,
    days: z.array(
      wireAnswer({
        projectId: projectIdSchema,
        projectName: z.string(),
        startUtc: z.string(),
        counts: countsSchema,
      }),
    ),
  }),
  /** Intents by how often they matched; `others` sums those that are not listed. */
  wireAnswer({ view: z.literal('faq'), total: count, intents: z.array(intentSchema), others: count }),
  wireAnswer({
    view: z.literal('misrecognitions'),
    total: count,
    texts: z.array(
      wireAnswer({ text: z.string(), times: count, lastUtc: z.string(), bestScore: z.number().nullable() }),
    ),
    /** Misses whose text is not listed, because it was not kept or is too rare. */
    others: count,
    /** Where visitors were when they were not understood. */
    nodes: z.array(nodeSchema),
  }),
  wireAnswer({
    view: z.literal('correspondence'),
    total: count,
    /** Whether the range has more turns than were searched for the requested ones; older conversations are not listed then. */
    isCut: z.boolean(),
    /** The names of the requested nodes and of the requested intent; empty where none was requested or it has no name. */
    fromNodeName: z.string(),
    nodeName: z.string(),
    throughNodeName: z.string(),
    intentName: z.string(),
    /** Newest first, one page. */
    conversations: z.array(conversationSchema),
    /** The turns of the requested conversation. */
    turns: z.array(turnSchema),
  }),
  wireAnswer({
    view: z.literal('wordcloud'),
    /** The number of kept utterances whose words were counted, and of all utterances of the range. */
    texts: count,
    total: count,
    words: z.array(wireAnswer({ word: z.string(), times: count })),
    /** How often other words than the listed ones were said. */
    others: count,
  }),
  wireAnswer({
    view: z.literal('sankey'),
    total: count,
    links: z.array(
      wireAnswer({
        fromNodeId: nodeIdSchema.nullable(),
        fromName: z.string(),
        toNodeId: nodeIdSchema.nullable(),
        toName: z.string(),
        times: count,
      }),
    ),
    others: count,
  }),
  wireAnswer({ view: z.literal('multiappoverview'), ...totalsShape, projects: z.array(projectCountsSchema) }),
  wireAnswer({ view: z.literal('tiles1'), ...totalsShape }),
  wireAnswer({
    view: z.literal('tiles2'),
    ...totalsShape,
    intents: z.array(intentSchema),
    missedAt: z.array(nodeSchema),
    /** Where conversations stopped without an end. */
    leftAt: z.array(nodeSchema),
    channels: z.array(wireAnswer({ key: z.string(), counts: countsSchema })),
  }),
  wireAnswer({
    view: z.literal('qtacfaq'),
    totals: countsSchema,
    /** The questions of each page or node, and their outcomes. */
    pages: z.array(
      wireAnswer({
        nodeId: nodeIdSchema.nullable(),
        name: z.string(),
        /** Turns that led here, and turns that were taken from here. */
        arrived: count,
        asked: count,
        matched: count,
        missed: count,
        ended: count,
        /** Conversations that stopped here without an end and cannot continue any more. */
        left: count,
      }),
    ),
  }),
]);
export type AnalyticData = z.output<typeof analyticDataSchema>;
/** The result of one view. */
export type AnalyticDataOf<View extends AnalyticView> = Extract<AnalyticData, { view: View }>;
