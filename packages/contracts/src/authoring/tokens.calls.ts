import { projectIdSchema, teamIdSchema, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** Largest number of tokens in one request, and the length of the longest token. */
const tokensMax = 500;
const tokenCharsMax = 200;

export const tokenCalls = nameCalls('tokens', {
  /** The names behind tokens that consist of GUIDs, by token (A7.37); unknown tokens are left out. */
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
});
