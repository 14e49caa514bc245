import { categorySchema, groupSchema, propertySchema, wireObject, type ItemSchema } from '@confab/model';
import { z } from 'zod';

/** Inputs that an extension brings to every item of some kinds. */
const additionSchema = wireObject({
  kinds: z.array(z.enum(['project', 'workflow', 'node'])).min(1),
  categories: z.array(categorySchema),
  groups: z.array(groupSchema),
  properties: z.array(propertySchema),
});

/** Something that a project may switch on: inputs it brings, and types that are limited to it (A3.78). */
export const extensionSchema = wireObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  description: z.string().trim().min(1).max(40),
  longDescription: z.string().trim().min(1),
  icon: z.string(),
  /** Path of the guide that tells more. */
  guide: z.string().optional(),
  adds: z.array(additionSchema),
});
export type Extension = z.output<typeof extensionSchema>;

/** Schemas with the inputs of extensions behind their own, each limited to the extension that brings it. */
export function extendSchemas(schemas: readonly ItemSchema[], extensions: readonly Extension[]): ItemSchema[] {
  return schemas.map((schema) =>
    extensions
      .flatMap(({ id, adds }) => adds.map((added) => ({ id, ...added })))
      .filter(({ kinds }) => kinds.some((kind) => kind === schema.kind))
      .reduce<ItemSchema>(
        (extended, { id, categories, groups, properties }) => ({
          ...extended,
          categories: [...extended.categories, ...categories],
          groups: [...extended.groups, ...groups],
          properties: [
            ...extended.properties,
            ...properties.map((property) => ({ ...property, limitToAllExtensions: [id] })),
          ],
        }),
        schema,
      ),
  );
}
