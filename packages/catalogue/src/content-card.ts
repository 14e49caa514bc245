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

/** A guide that the guides page leads to (P2.45). Its path stands below the installation's documentation. */
export const guideCardSchema = wireObject({
  heading: z.string().trim().min(1).max(80),
  type: z.string().trim().min(1).max(30),
  svg: z.enum(cardPictures),
  colour: z.enum(cardColours),
  path: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is no path below the documentation'),
});
export type GuideCard = z.output<typeof guideCardSchema>;
