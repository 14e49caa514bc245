import { z } from 'zod';
import { jsonObjectSchema } from '../json.ts';
import { itemIdSchema, projectIdSchema } from '../ids.ts';
import { wireAnswer } from '../wire-object.ts';

/** What a page of a One project does when a visitor reaches it. `Page` only answers. */
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

/** The types whose pages match either from everywhere or never, so they cannot be extensions. */
const fixedReach: readonly string[] = ['Help', 'Goodbye', 'NoMatch', 'NoInput'] satisfies readonly PageType[];

/**
 * Whether pages of a type can be One extensions: pages below another one that the whole assistant hears (A2.26). Such a
 * page has the value `Everywhere`.
 */
export function canBeExtension(type: string): boolean {
  return pageTypes.some((known) => known === type) && !fixedReach.includes(type);
}

/** Features that a page type may require of its project (A3.16). */
export const projectFeatures = ['Wallet', 'AlkiraTools', 'WebTools'] as const;

/** The state of a llama on its way to publication (A3.19). */
const llamaStatuses = ['Live', 'Draft', 'Under Review', 'Published', 'Approved', 'Denied'] as const;
export type LlamaStatus = (typeof llamaStatuses)[number];

/** The attributes of a llama besides the values that its author writes (A3.10). */
const llamaAttributesSchema = wireAnswer({
  owningProjectId: projectIdSchema,
  llamaType: z.string().default('Chapter'),
  /** The highest build that any of its pages needs (A3.11). */
  minBuild: z.number().int().min(0).default(1),
  subtitle: z.string().default(''),
  submissionStatus: z.enum(llamaStatuses).default('Draft'),
  numberOfInteractions: z.number().int().min(0).default(0),
  /** When it was last saved, as ISO 8601 in UTC; empty before the first save. */
  utcTimestamp: z.string().default(''),
});

/**
 * A chapter of a One project (A3.10).
 *
 * `pageList` holds the ids of all its pages in reading order: a page and the pages below it are one contiguous run.
 */
export const llamaSchema = wireAnswer({
  id: itemIdSchema,
  /** The id of the project. */
  parent: itemIdSchema,
  pageList: z.array(itemIdSchema),
  attributeList: llamaAttributesSchema,
  propertyValues: jsonObjectSchema,
});

/** A page (A3.12). `parent` is the page above it, or its llama. */
export const pageSchema = wireAnswer({
  id: itemIdSchema,
  /** One of `pageTypes`; an unknown one is kept and reported as a problem. */
  type: z.string(),
  parent: itemIdSchema,
  /** `{ [input name]: value }`, shaped by the schema of its type; includes `DisplayName`. */
  propertyValues: jsonObjectSchema,
});

export type Llama = z.output<typeof llamaSchema>;
export type Page = z.output<typeof pageSchema>;

/** A loaded llama with all its pages, in any order. */
export interface LlamaContent {
  readonly llama: Llama;
  readonly pages: readonly Page[];
}

/** The lowest build of a client that can show all of these pages: the highest that any of their types requires (A3.11). */
export function minBuildOf(
  pages: readonly { readonly type: string }[],
  introducedIn: (type: string) => number,
): number {
  return pages.reduce((highest, { type }) => Math.max(highest, introducedIn(type)), 1);
}
