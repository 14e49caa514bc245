import { boundedRecord, jsonValueSchema, limits, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** Largest HTML of a mail preview in characters: the size limit of an item. */
const previewHtmlMax = limits.nodeBytesMax;
/** Most tokens of a mail preview. */
const tokensMax = 1_000;
/** Largest HTML with its values, in characters. */
export const previewResultMax = 2 * previewHtmlMax;
/** Largest size of all token values together. */
export const tokenValuesMax = 65_536;

/**
 * Trying out the JavaScript and the mail HTML of authors.
 *
 * A script that fails is a successful call with `errorMessage` set.
 */
export const scriptCalls = nameCalls('scripts', {
  test: defineCall({
    method: 'POST',
    path: '/api/TestJavascript',
    body: z.strictObject({
      /** The code that declares the functions; the sandbox has its own limits. */
      code: z.string().max(limits.nodeBytesMax),
      /** The function call to run: `greet("Ada")`. */
      function: z.string().max(limits.nodeBytesMax),
      /** The session's token again; a token other than that of the call is rejected. */
      token: z.string().max(200).optional(),
    }),
    result: wireAnswer({
      success: z.boolean(),
      /** The returned value as JSON; null when the function returned nothing. */
      result: jsonValueSchema,
      /** The lines written to the console. */
      logs: z.array(z.string()),
      /** The error; empty when the function succeeded. */
      errorMessage: z.string(),
      /** The line of the code with the error, from 1. */
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
        /** The asset whose text is shown; use `html` for text that is not stored as an asset. */
        htmlAssetId: z.guid().optional(),
        html: z.string().max(previewHtmlMax).optional(),
        tokens: boundedRecord(z.string().max(200), z.string().max(tokenValuesMax), tokensMax),
      },
      // The spelling of the protocol.
      { htmlAssetId: 'HtmlAsssetId' },
    ),
    /** The HTML with each token replaced by its value. */
    result: z.string(),
    fallbackMessage: 'Error getting previewing email',
  }),
});
