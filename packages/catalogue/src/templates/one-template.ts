import { jsonObjectSchema, wireObject } from '@confab/model';
import { z } from 'zod';
import type { TemplateMedium } from './template-media.ts';

const keySchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** The names of an item for authors, such as that of a chapter, by language and input. */
const authorTextsSchema = z.record(z.string(), z.record(z.string(), z.string())).default({});

/** The head of a One template; llamas are listed in order. */
export const oneTemplateHeadSchema = wireObject({
  id: keySchema,
  environments: z.array(z.enum(['development', 'production'])).min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  icon: z.string(),
  propertyValues: jsonObjectSchema,
  authorTexts: authorTextsSchema,
  projectType: z.literal('One'),
  llamas: z.array(keySchema).min(1),
});

/** A llama of a template in the format of a llama file (A3.13), with keys instead of ids. */
export const templateLlamaSchema = wireObject({
  llama: wireObject({
    id: keySchema,
    parentId: keySchema,
    pageList: z.array(keySchema).min(1),
    propertyValues: jsonObjectSchema,
    authorTexts: authorTextsSchema,
  }),
  pages: z
    .array(wireObject({ id: keySchema, type: z.string(), parent: keySchema, propertyValues: jsonObjectSchema }))
    .min(1),
});

export type TemplateLlama = z.output<typeof templateLlamaSchema>;

/** A ready One project to copy from; its ids are keys that are unique in the template. */
export interface OneTemplate extends Omit<z.output<typeof oneTemplateHeadSchema>, 'llamas'> {
  readonly llamas: readonly TemplateLlama[];
  readonly media: readonly TemplateMedium[];
}
