import { projectIdSchema, teamIdSchema, wireAnswer } from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** Calls about the channels that reach a published assistant. */
export const channelCalls = {
  /** What an agent of Dialogflow needs to use the project. */
  dialogflowWebhook: defineCall({
    method: 'GET',
    path: '/api/GetDialogflowWebhook',
    query: z.strictObject({ owningTeamId: teamIdSchema, projectId: projectIdSchema }),
    result: wireAnswer({
      /** The address of the webhook at the stage live. */
      url: z.string(),
      /** The secret that the agent sends while the published project has none of its own. */
      defaultSecret: z.string(),
    }),
    fallbackMessage: 'Error getting the Dialogflow webhook',
  }),
};
