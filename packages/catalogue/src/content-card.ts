import { cardColours, wireObject } from '@confab/model';
import { z } from 'zod';

/** Names of card pictures; the client draws them. */
const cardPictures = [
  'canvas',
  'code',
  'community',
  'conversation',
  'data',
  'media',
  'publish',
  'start',
  'team',
  'test',
  'understanding',
  'voice',
] as const;

const pathSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a path of the documentation');
const sentence = z.string().trim().min(1);

/** A card of the guides page (P2.45). Its path is relative to the documentation of the installation. */
export const guideCardSchema = wireObject({
  heading: z.string().trim().min(1).max(80),
  type: z.string().trim().min(1).max(30),
  svg: z.enum(cardPictures),
  colour: z.enum(cardColours),
  path: pathSchema,
});
export type GuideCard = z.output<typeof guideCardSchema>;

/** The content of a guide: sections of paragraphs or numbered steps. Its heading is on its card. */
export const guideSchema = wireObject({
  path: pathSchema,
  lead: sentence,
  sections: z
    .array(
      wireObject({
        heading: sentence,
        text: z.array(sentence).min(1).optional(),
        steps: z.array(sentence).min(1).optional(),
      }),
    )
    .min(1),
});
export type Guide = z.output<typeof guideSchema>;
