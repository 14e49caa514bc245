import { z } from 'zod';

// Only the parts that are read; unknown parts are ignored.

/** A request of a Dialogflow ES agent to its webhook. */
export const dialogflowRequestSchema = z.object({
  responseId: z.string().min(1).max(500),
  /** `projects/<p>/agent/sessions/<id>`, with an optional environment and user between agent and sessions. */
  session: z.string().min(1).max(500),
  queryResult: z.object({
    queryText: z.string().max(4_096).default(''),
    languageCode: z.string().max(20).default('en'),
    parameters: z.record(z.string(), z.json()).nullish(),
    intent: z.object({ displayName: z.string().max(200).default(''), isFallback: z.boolean().optional() }).nullish(),
  }),
  originalDetectIntentRequest: z.object({ source: z.string().optional() }).nullish(),
});
export type DialogflowRequest = z.infer<typeof dialogflowRequestSchema>;
