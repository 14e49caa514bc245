import { categorySchema, groupSchema, propertySchema, wireObject, type ItemSchema } from '@confab/model';
import { z } from 'zod';

/** Inputs that an extension adds to every item of some kinds. */
const additionSchema = wireObject({
  kinds: z.array(z.enum(['project', 'workflow', 'node'])).min(1),
  categories: z.array(categorySchema),
  groups: z.array(groupSchema),
  properties: z.array(propertySchema),
});

/** An extension that a project can enable, with the inputs it adds (A3.78). Types can be limited to it. */
export const extensionSchema = wireObject({
  id: z.string().regex(/^[a-z][a-z0-9-]*$/),
  description: z.string().trim().min(1).max(40),
  longDescription: z.string().trim().min(1),
  icon: z.string(),
  /** Path of the guide about the extension. */
  guide: z.string().optional(),
  adds: z.array(additionSchema),
});
export type Extension = z.output<typeof extensionSchema>;

/** Appends the inputs of extensions to the schemas, each limited to the extension that adds it. */
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
