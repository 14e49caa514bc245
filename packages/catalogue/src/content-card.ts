import { wireObject } from '@confab/model';
import { z } from 'zod';

/** Pictures that a card may name; the client draws them. */
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

/** Colours of cards; every palette has its own shade of each. */
const cardColours = ['orange', 'amber', 'green', 'teal', 'blue', 'violet', 'rose'] as const;

const pathSchema = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no path below the documentation');
const sentence = z.string().trim().min(1);

/** A guide that the guides page leads to (P2.45). Its path stands below the installation's documentation. */
export const guideCardSchema = wireObject({
  heading: z.string().trim().min(1).max(80),
  type: z.string().trim().min(1).max(30),
  svg: z.enum(cardPictures),
  colour: z.enum(cardColours),
  path: pathSchema,
});
export type GuideCard = z.output<typeof guideCardSchema>;

/** What a guide says: paragraphs, or steps that are taken one after the other. Its heading stands on its card. */
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
