import { jsonObjectSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';

const keySchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

const templateNodeSchema = wireObject({
  key: keySchema,
  type: z.string(),
  x: z.number(),
  y: z.number(),
  propertyValues: jsonObjectSchema,
});

/** A workflow of a template, with its nodes where they stand on the canvas. */
export const templateWorkflowSchema = wireObject({
  key: keySchema,
  type: z.string(),
  propertyValues: jsonObjectSchema,
  nodes: z.array(templateNodeSchema).min(1),
});

/** The head of a template: what the gallery shows, and the values of the project. */
export const templateHeadSchema = wireObject({
  id: keySchema,
  environments: z.array(z.enum(['development', 'production'])).min(1),
  title: z.string().min(1),
  description: z.string().min(1),
  icon: z.string(),
  projectType: z.enum(['Pro', 'One']),
  propertyValues: jsonObjectSchema,
  workflows: z.array(keySchema).min(1),
});

/** A token of the system, as texts may hold it (A3.78). */
export const systemTokenSchema = wireAnswer({
  tokenName: z.string().regex(/^ALK_\w+$/),
  category: z.string().min(1),
  description: z.string().min(1),
});

/** Under which heading node types are offered. */
export const nodeCategorySchema = wireAnswer({
  id: keySchema,
  title: z.string().min(1),
  description: z.string().min(1),
});

export type SystemToken = z.output<typeof systemTokenSchema>;
export type NodeCategory = z.output<typeof nodeCategorySchema>;
export type TemplateNode = z.output<typeof templateNodeSchema>;
export type TemplateWorkflow = z.output<typeof templateWorkflowSchema>;

/** A starting point for a project; ids in it are keys that only it knows. */
export interface Template extends Omit<z.output<typeof templateHeadSchema>, 'workflows'> {
  readonly workflows: readonly TemplateWorkflow[];
}
