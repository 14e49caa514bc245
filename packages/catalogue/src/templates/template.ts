import { cardColours, jsonObjectSchema, wireAnswer, wireObject } from '@confab/model';
import { z } from 'zod';
import type { TemplateMedium } from './template-media.ts';

const keySchema = z.string().regex(/^[a-z][a-z0-9-]*$/);

const templateNodeSchema = wireObject({
  key: keySchema,
  type: z.string(),
  x: z.number(),
  y: z.number(),
  propertyValues: jsonObjectSchema,
});

/** A workflow of a template, with its nodes and their canvas positions. */
export const templateWorkflowSchema = wireObject({
  key: keySchema,
  type: z.string(),
  propertyValues: jsonObjectSchema,
  nodes: z.array(templateNodeSchema).min(1),
});

/** The head of a template: its gallery entry and the values of the project. */
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

/** A system token that texts can contain (A3.78). */
export const systemTokenSchema = wireAnswer({
  tokenName: z.string().regex(/^ALK_\w+$/),
  category: z.string().min(1),
  description: z.string().min(1),
});

/** A heading that node types are grouped under. */
export const nodeCategorySchema = wireAnswer({
  id: keySchema,
  title: z.string().min(1),
  description: z.string().min(1),
  /** The colour of its nodes on the canvas. */
  colour: z.enum(cardColours),
});

export type SystemToken = z.output<typeof systemTokenSchema>;
export type NodeCategory = z.output<typeof nodeCategorySchema>;
export type TemplateNode = z.output<typeof templateNodeSchema>;
export type TemplateWorkflow = z.output<typeof templateWorkflowSchema>;

/** A ready project to copy from; its ids are keys that are unique in the template. */
export interface Template extends Omit<z.output<typeof templateHeadSchema>, 'workflows'> {
  readonly workflows: readonly TemplateWorkflow[];
  readonly media: readonly TemplateMedium[];
}
