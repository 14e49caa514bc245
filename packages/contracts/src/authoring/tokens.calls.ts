import { projectIdSchema, teamIdSchema, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** Most tokens of one question, and the longest one. */
const tokensMax = 500;
const tokenCharsMax = 200;

export const tokenCalls = {
  /** What tokens made entirely of GUIDs stand for, by token (A7.37); one that stands for nothing here is left out. */
  describe: defineCall({
    method: 'POST',
    path: '/api/GetTokenDescription',
    body: wireObject({
      teamId: teamIdSchema,
      projectId: projectIdSchema,
      tokens: z.array(z.string().max(tokenCharsMax)).max(tokensMax),
    }),
    result: z.record(z.string(), z.string()),
    fallbackMessage: 'Error looking up tokens',
  }),
};
