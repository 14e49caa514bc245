import { wireAnswer } from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

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

export const guideCalls = nameCalls('guides', {
  contentCards: defineCall({
    method: 'GET',
    path: '/api/GetTVBlogs',
    access: 'public',
    result: z.array(contentCardSchema),
    fallbackMessage: 'Failure getting content cards',
  }),
});
