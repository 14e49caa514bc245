import { z } from 'zod';

/** What Alexa sends for a number that it could not read. */
export const unreadable = '?';

// The schemas have only the parts of a request that are read; unknown parts are ignored.

const resolutionsSchema = z.object({
  resolutionsPerAuthority: z
    .array(
      z.object({
        status: z.object({ code: z.string() }),
        values: z.array(z.object({ value: z.object({ name: z.string() }) })).default([]),
      }),
    )
    .default([]),
});

const simpleValueSchema = z.object({ value: z.string().optional(), resolutions: resolutionsSchema.optional() });

const confirmationSchema = z.enum(['NONE', 'CONFIRMED', 'DENIED']).optional().catch(undefined);

const slotSchema = simpleValueSchema.extend({
  name: z.string(),
  confirmationStatus: confirmationSchema,
  slotValue: z.object({ type: z.string(), values: z.array(simpleValueSchema).optional() }).optional(),
});

const intentSchema = z.object({
  name: z.string().max(200),
  confirmationStatus: z.string().optional(),
  slots: z.record(z.string(), slotSchema).optional(),
});

/** A slot that has a value, or several. */
const givenSlotSchema = z.object({
  value: z.string().optional(),
  values: z.array(z.string()).optional(),
  confirmationStatus: confirmationSchema,
});

const dialogSchema = z.object({
  intent: z.string().max(200),
  slots: z.array(z.string().max(200)).max(100),
  asked: z.string().max(200).optional(),
  isConfirmed: z.boolean().optional(),
  /** The values that Alexa has filled into slots. */
  given: z.record(z.string(), givenSlotSchema).optional(),
});

/** A request of Alexa, of any type. */
export const alexaRequestSchema = z.object({
  version: z.string(),
  session: z
    .object({
      sessionId: z.string().min(1).max(500),
      attributes: z
        .object({ dialog: dialogSchema.optional().catch(undefined) })
        .optional()
        .catch(undefined),
    })
    .optional(),
  context: z.object({
    System: z.object({
      application: z.object({ applicationId: z.string() }),
      user: z.object({ userId: z.string().max(500), accessToken: z.string().optional() }).optional(),
      person: z.object({ personId: z.string().max(500) }).optional(),
      device: z.object({ supportedInterfaces: z.record(z.string(), z.unknown()).optional() }).optional(),
    }),
  }),
  request: z.object({
    type: z.string(),
    requestId: z.string().min(1).max(500),
    timestamp: z.string(),
    locale: z.string().max(20).default('en-US'),
    /** Sent only for skills with a dialog model. */
    dialogState: z.string().optional(),
    intent: intentSchema.optional(),
    arguments: z.array(z.unknown()).optional(),
  }),
});
export type AlexaRequest = z.infer<typeof alexaRequestSchema>;
export type AlexaDialog = z.infer<typeof dialogSchema>;
export type AlexaIntent = z.infer<typeof intentSchema>;
export type GivenSlot = z.infer<typeof givenSlotSchema>;
export type AlexaSlot = z.infer<typeof slotSchema>;
