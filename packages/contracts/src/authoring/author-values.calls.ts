import {
  authorValueTypes,
  commonMessages,
  flavours,
  itemSchemaSchema,
  jsonObjectSchema,
  limits,
  projectIdSchema,
  wholeNumber,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { defineCall, nameCalls } from '../define-call.ts';

/** The kinds of accounts that have author values. */
const accountTypes = ['One'] as const;
const accountTypeSchema = z.enum(accountTypes);
const typeSchema = z.enum(authorValueTypes);
/** A node's id in lower case, as the database writes it. */
const valueIdSchema = z.guid().toLowerCase();

const savedNodeSchema = wireAnswer({
  id: valueIdSchema,
  name: z.string(),
  /** The project for a root of the tree, else the node above. */
  parent: z.guid(),
  type: typeSchema,
  propertyValues: jsonObjectSchema,
  /** Counts the saves of the node. */
  version: wholeNumber(),
});
export type AuthorValueNode = z.output<typeof savedNodeSchema>;

const answerSchema = z.array(savedNodeSchema);

/** The author's own details in a project: a tree of values beside its pages (A3.86). */
export const authorValueCalls = nameCalls('authorValues', {
  /** The types of nodes that an account of this type has, with their inputs. */
  schema: defineCall({
    method: 'GET',
    path: '/api/GetAuthorSchema',
    query: z.strictObject({ accountType: accountTypeSchema }),
    result: z.array(itemSchemaSchema),
    fallbackMessage: 'Error loading TalkVia Projects',
  }),
  /** The tree of a project, parents before their children. */
  get: defineCall({
    method: 'GET',
    path: '/api/GetAuthorValues',
    query: z.strictObject({ projectId: projectIdSchema }),
    result: answerSchema,
    fallbackMessage: 'Error loading project',
  }),
  /** Creates and changes nodes; other nodes of the tree stay. Answers with the whole tree. */
  save: defineCall({
    method: 'POST',
    path: '/api/SaveAuthorValues',
    query: z.strictObject({
      schemaType: accountTypeSchema,
      environment: z.enum(['local', 'development', 'production']).optional(),
    }),
    body: wireObject({
      authorData: wireObject({
        /** Parents before their children; the first node's parent is the project. */
        treeValues: z
          .array(
            wireObject({
              id: valueIdSchema,
              name: z.string().trim().min(1, commonMessages.valueRequired).max(limits.nameMax),
              parent: z.guid().toLowerCase(),
              type: typeSchema,
              propertyValues: jsonObjectSchema,
              /** The save that this one follows; 0 for a new node. */
              version: wholeNumber(),
              flavour: z.enum(flavours).optional(),
            }),
          )
          .min(1)
          .max(limits.authorValuesMax),
      }),
    }),
    result: answerSchema,
    fallbackMessage: 'Failed',
  }),
  /** Deletes a node with all below it. */
  remove: defineCall({
    method: 'GET',
    path: '/api/DeleteAuthorValues',
    changes: true,
    query: z.strictObject({ type: typeSchema, valueId: valueIdSchema, schemaType: accountTypeSchema }),
    result: answerSchema,
    fallbackMessage: 'Error deleting project',
  }),
});
