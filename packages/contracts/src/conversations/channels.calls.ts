import { projectIdSchema, teamIdSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

const webhookSchema = wireAnswer({
  /** The address of the webhook at the stage live. */
  url: z.string(),
  /** The secret that the agent sends while the published project has no secret of its own. */
  defaultSecret: z.string(),
});

/** Calls about the channels that reach a published assistant. */
export const channelCalls = nameCalls('channels', {
  /** What an agent of Dialogflow needs to use the project. */
  dialogflowWebhook: defineCall({
    method: 'GET',
    path: '/api/GetDialogflowWebhook',
    query: z.strictObject({ owningTeamId: teamIdSchema, projectId: projectIdSchema }),
    result: webhookSchema,
    fallbackMessage: 'Error getting the Dialogflow webhook',
  }),
  /** Creates another default secret for the project. The previous one is refused at once. */
  renewDialogflowSecret: defineCall({
    method: 'POST',
    path: '/api/RenewDialogflowSecret',
    body: wireObject({ teamId: teamIdSchema, projectId: projectIdSchema }),
    result: webhookSchema,
    freshSignIn: 'always',
    fallbackMessage: 'Error creating a new Dialogflow secret',
  }),
  /** Erases a person from a project by the key that a channel knows them by; the counts stay. */
  eraseVisitor: defineCall({
    method: 'POST',
    path: '/api/EraseVisitor',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      visitorKey: z.string().trim().min(1).max(500),
    }),
    result: wireAnswer({
      conversations: z.number().int(),
      /** Whether variables were kept for the next conversation. */
      isVisitorErased: z.boolean(),
    }),
    fallbackMessage: 'Error erasing the conversations',
  }),
});
