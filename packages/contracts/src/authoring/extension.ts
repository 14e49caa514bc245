import { wireAnswer } from '@confab/model';
import { z } from 'zod';

/** An extension that a project may switch on (A3.78). */
export const extensionSchema = wireAnswer({
  description: z.string(),
  longDescription: z.string(),
  icon: z.string(),
  helpLink: z.string().optional(),
});
export type Extension = z.output<typeof extensionSchema>;
