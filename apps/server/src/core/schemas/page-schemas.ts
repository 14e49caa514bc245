import { catalogue } from '@confab/catalogue';
import type { ItemSchema } from '@confab/model';
import { positionInputs } from '@confab/inputs';

const positionProperties: ItemSchema['properties'] = [positionInputs.parent, positionInputs.order].map((name) => ({
  name,
  type: 'String',
  flags: ['Hidden'],
}));

/** The catalogue's page schemas with two hidden inputs for the page's position, which is edited like any value. */
export const pageSchemas: Readonly<Record<string, ItemSchema>> = Object.fromEntries(
  Object.entries(catalogue.pageSchemas).map(([type, schema]) => [
    type,
    { ...schema, properties: [...schema.properties, ...positionProperties] },
  ]),
);
