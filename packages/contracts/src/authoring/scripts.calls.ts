import { jsonValueSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

/** A mail's HTML: what is being written, as large as an item may be. */
const previewHtmlMax = 1_048_576;
/** All the values of its tokens together. */
export const tokenValuesMax = 65_536;

/**
 * Trying out what authors write: JavaScript, and the HTML of mails.
 *
 * Code that fails is an answer like any other: the call succeeded, the code did not.
 */
export const scriptCalls = {
  test: defineCall({
    method: 'POST',
    path: '/api/TestJavascript',
    body: z.strictObject({
      /** The text that declares the functions; how much may be run, the sandbox says. */
      code: z.string().max(1_048_576),
      /** Which of them to run, as a call: `greet("Ada")`. */
      function: z.string().max(1_048_576),
      /** The session's token once more; another than the call came with is refused. */
      token: z.string().max(200).optional(),
    }),
    result: wireAnswer({
      success: z.boolean(),
      /** What the function gave back, as its JSON says; null where it gave back nothing. */
      result: jsonValueSchema,
      /** What was written to the console, line by line. */
      logs: z.array(z.string()),
      /** What went wrong; empty where nothing did. */
      errorMessage: z.string(),
      /** The line of the code in which it went wrong, from 1. */
      errorLine: z.number().int().nullable(),
    }),
    fallbackMessage: 'Failure running JavaScript code',
  }),
  previewEmail: defineCall({
    method: 'POST',
    path: '/api/PreviewEmailWithTokens',
    changes: false,
    body: wireObject(
      {
        /** The asset whose text is shown; or `html`, for what is not stored as one. */
        htmlAssetId: z.guid().optional(),
        html: z.string().max(previewHtmlMax).optional(),
        tokens: z.record(z.string().max(200), z.string().max(tokenValuesMax)),
      },
      // The protocol spells it so.
      { htmlAssetId: 'HtmlAsssetId' },
    ),
    /** The HTML with each token's value in its place. */
    result: z.string(),
    fallbackMessage: 'Error getting previewing email',
  }),
};
