import { wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, emailText } from './define-call.ts';

/** A card of the guides page (P3.21). */
export const contentCardSchema = wireAnswer(
  {
    url: z.string(),
    heading: z.string(),
    type: z.string(),
    /** Name of the picture that the client draws. */
    svg: z.string(),
    /** Name of one of the palette's card colours. */
    colour: z.string(),
  },
  { url: 'URL', svg: 'SVG' },
);
export type ContentCard = z.output<typeof contentCardSchema>;

export const portalCalls = {
  contentCards: defineCall({
    method: 'GET',
    path: '/api/GetTVBlogs',
    access: 'public',
    result: z.array(contentCardSchema),
    fallbackMessage: 'Failure getting content cards',
  }),
  sendFeedback: defineCall({
    method: 'POST',
    path: '/api/SendFeedback',
    body: z.strictObject({
      /** As the specification has it; who sends it is taken from the session. */
      token: z.string().max(200).optional(),
      username: emailText,
      /** 1 to 5 stars; 0 when none was given. */
      rating: z.number().int().min(0).max(5),
      text: z.string().max(5_000),
      wantsContact: z.boolean().optional(),
    }),
    result: z.null(),
    fallbackMessage: 'Error sending feedback',
  }),
  sendCrashReport: defineCall({
    method: 'POST',
    path: '/api/PostCrashReportAsync',
    access: 'either',
    body: wireObject({
      crashReport: z.string().max(20_000),
      email: emailText.optional(),
      feedbackType: z.string().max(50).optional(),
    }),
    result: z.null(),
    fallbackMessage: 'Error sending crash report',
  }),
  /** One start-up event of a client; the answer says from which level on it shall log (P7.45, P7.46). */
  log: defineCall({
    method: 'POST',
    path: '/api/log',
    access: 'either',
    body: wireObject({
      timestamp: z.iso.datetime(),
      level: z.enum(['Verbose', 'Debug', 'Information', 'Warning', 'Error', 'Fatal']),
      messageTemplate: z.string().max(1_000),
      properties: z.record(z.string().max(100), z.string().max(2_000)),
    }),
    result: wireAnswer({ minimumLevelAccepted: z.string() }),
    fallbackMessage: 'Error writing the log',
  }),
};
