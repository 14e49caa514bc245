import { jsonObjectSchema, wireObject } from '@confab/model';
import { z } from 'zod';

const keySchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** The head of a template of a One project; its llamas are listed in their order. */
export const oneTemplateHeadSchema = wireObject({
  id: keySchema,
  environments: z.array(z.enum(['development', 'production'])).min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  icon: z.string(),
  propertyValues: jsonObjectSchema,
  projectType: z.literal('One'),
  llamas: z.array(keySchema).min(1),
});

/** A llama of a template in the form of a llama file (A3.13), with keys for ids. */
export const templateLlamaSchema = wireObject({
  llama: wireObject({
    id: keySchema,
    parentId: keySchema,
    pageList: z.array(keySchema).min(1),
    propertyValues: jsonObjectSchema,
  }),
  pages: z
    .array(wireObject({ id: keySchema, type: z.string(), parent: keySchema, propertyValues: jsonObjectSchema }))
    .min(1),
});

export type TemplateLlama = z.output<typeof templateLlamaSchema>;

/** A starting point for a One project; ids in it are keys that only it knows. */
export interface OneTemplate extends Omit<z.output<typeof oneTemplateHeadSchema>, 'llamas'> {
  readonly llamas: readonly TemplateLlama[];
}
