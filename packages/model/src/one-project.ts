import { z } from 'zod';
import { jsonObjectSchema } from './json.ts';
import { itemIdSchema, projectIdSchema } from './ids.ts';
import { wireAnswer } from './wire-object.ts';

/** What a page of a One project does when somebody comes to it. `Page` just answers. */
export const pageTypes = [
  'Welcome',
  'Page',
  'Menu',
  'Question',
  'Form',
  'Contact',
  'Link',
  'Wallet',
  'Help',
  'NoMatch',
  'NoInput',
  'Goodbye',
] as const;
export type PageType = (typeof pageTypes)[number];

/** What a page type may ask of the project that it stands in (A3.16). */
export const projectFeatures = ['Wallet', 'AlkiraTools', 'WebTools'] as const;
export type ProjectFeature = (typeof projectFeatures)[number];

/** How far a llama is on its way to being published (A3.19). */
export const llamaStatuses = ['Live', 'Draft', 'Under Review', 'Published', 'Approved', 'Denied'] as const;
export type LlamaStatus = (typeof llamaStatuses)[number];

/** What a llama says of itself beside what its author writes (A3.10). */
export const llamaAttributesSchema = wireAnswer({
  owningProjectId: projectIdSchema,
  llamaType: z.string().default('Chapter'),
  /** The highest build that any of its pages needs (A3.11). */
  minBuild: z.number().int().min(0).default(1),
  subtitle: z.string().default(''),
  submissionStatus: z.enum(llamaStatuses).default('Draft'),
  numberOfInteractions: z.number().int().min(0).default(0),
  /** When it was saved last, as ISO 8601 in UTC; empty before that. */
  utcTimestamp: z.string().default(''),
});

/**
 * A chapter of a One project (A3.10).
 *
 * `pageList` holds the ids of all its pages in the order of reading: a page and what is below it are one unbroken run.
 */
export const llamaSchema = wireAnswer({
  id: itemIdSchema,
  /** The project. */
  parent: itemIdSchema,
  pageList: z.array(itemIdSchema),
  attributeList: llamaAttributesSchema,
  propertyValues: jsonObjectSchema,
});

/** A page (A3.12). `parent` is the page that it stands below, or its llama. */
export const pageSchema = wireAnswer({
  id: itemIdSchema,
  /** One of `pageTypes`; one that nobody knows is kept, and told as a problem. */
  type: z.string(),
  parent: itemIdSchema,
  /** `{ [input name]: value }`, shaped by the schema of its type; `DisplayName` is among them. */
  propertyValues: jsonObjectSchema,
});

/** A llama with its pages, by itself in a file (A3.13). */
export const llamaFileSchema = wireAnswer({
  llama: wireAnswer({
    id: itemIdSchema,
    parentId: itemIdSchema,
    pageList: z.array(itemIdSchema),
    propertyValues: jsonObjectSchema,
  }),
  pages: z.array(pageSchema),
});

export type LlamaAttributes = z.output<typeof llamaAttributesSchema>;
export type Llama = z.output<typeof llamaSchema>;
export type Page = z.output<typeof pageSchema>;
export type LlamaFile = z.output<typeof llamaFileSchema>;

/** A llama that is loaded: with all its pages, in whatever order. */
export interface LlamaContent {
  readonly llama: Llama;
  readonly pages: readonly Page[];
}

/** The build from which on a client can show all of these pages: the highest that any of their types asks for (A3.11). */
export function minBuildOf(
  pages: readonly { readonly type: string }[],
  introducedIn: (type: string) => number,
): number {
  return pages.reduce((highest, { type }) => Math.max(highest, introducedIn(type)), 1);
}
