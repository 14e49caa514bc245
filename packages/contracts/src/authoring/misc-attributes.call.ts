import { wireAnswer } from '@confab/model';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';

export const miscAttributesSchema = wireAnswer({
  audioCloudPath: z.string(),
  imageCloudPath: z.string(),
  minFrontEndVersion: z.number().int(),
  environment: z.string(),
  /** Base address of each site, by flavour. */
  sites: z.record(z.string(), z.string()),
  /** Addresses of help, community, terms, privacy and about. An empty address is not shown. */
  links: z.record(z.string(), z.string()),
});
export type MiscAttributes = z.output<typeof miscAttributesSchema>;

/** In its own file because every page begins with this call, and the sign-in page needs nothing else of the catalogue. */
export const miscAttributesCall = defineCall({
  method: 'GET',
  path: '/api/GetMiscAttributes',
  access: 'public',
  result: miscAttributesSchema,
  fallbackMessage: 'Error getting misc attributes',
});
