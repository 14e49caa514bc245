import { wireObject } from '@confab/model';
import { z } from 'zod';

/** What follows an answer. */
const readyAnswerEnds = ['Return', 'End', 'StartOver', 'HandOver'] as const;

/** The shape of a ready module: the same in every language. */
export const readyModuleSchema = wireObject({
  id: z.string().regex(/^[a-z][a-z-]*$/),
  answers: z
    .array(wireObject({ key: z.string().regex(/^[a-z]+$/), leadsTo: z.enum(readyAnswerEnds) }))
    .min(1)
    .readonly(),
});

const readyAnswerTextsSchema = wireObject({
  /** The name of the intent that it answers. */
  intent: z.string().min(1),
  samples: z.array(z.string().min(1)).min(5).readonly(),
  keywords: z.array(z.string().min(1)).readonly(),
  /** The name of the node that answers. Without a node, the question is only asked again. */
  node: z.string().min(1).optional(),
  spoken: z.string().min(1).optional(),
  /** Who takes over, for `HandOver`. */
  destination: z.string().min(1).optional(),
});

/** The texts of all ready modules in a language: those of the gallery, and the module's responses and samples. */
export const readyModuleTextsSchema = wireObject({
  language: z.string().regex(/^[a-z]{2}$/),
  /** Names of nodes that several modules have. */
  start: z.string().min(1),
  return: z.string().min(1),
  beginning: z.string().min(1),
  /** Accepted answers of 'Start over?'. */
  yes: z.array(z.string().min(1)).min(1).readonly(),
  no: z.array(z.string().min(1)).min(1).readonly(),
  modules: z.record(
    z.string(),
    wireObject({
      title: z.string().min(1),
      description: z.string().min(1),
      notes: z.string().min(1).optional(),
      answers: z.record(z.string(), readyAnswerTextsSchema),
    }),
  ),
});

export type ReadyModule = z.output<typeof readyModuleSchema>;
export type ReadyModuleTexts = z.output<typeof readyModuleTextsSchema>;
export type ReadyAnswer = ReadyModule['answers'][number];
export type ReadyAnswerTexts = z.output<typeof readyAnswerTextsSchema>;
