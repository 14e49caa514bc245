import type { ItemSchema, Property } from '@confab/model';
import { withBuiltIn } from '../edits/find-edit-target.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import { entryFields, responseFields } from '../types/response-fields.ts';
import type { FieldProperty } from '../types/value-type.ts';

/** The part that a label belongs to: an input, or the option of an input that titles a row. */
export interface LabelSource {
  readonly input: AnyProperty;
  /** The option's stored label. */
  readonly option?: string;
}

type SchemaOfInputs = Pick<ItemSchema, 'kind' | 'type'> & { readonly properties: readonly Property[] };
type Places = ReadonlyMap<AnyProperty, string>;

/** The fields of responses, which no schema declares. */
const responsePlaces: Places = new Map(
  [...responseFields, ...entryFields].map((field) => [field, `input.Response.${field.name}`]),
);
const placesBySchema = new WeakMap<SchemaOfInputs, Places>();

/**
 * The key by which the translation of an input's label is found among the texts of the catalogue: `node.Say.Response.label`.
 * Empty for an input that neither the schema nor a response declares.
 */
export function getLabelKey(schema: SchemaOfInputs, { input, option }: LabelSource): string {
  const place = responsePlaces.get(input) ?? listPlaces(schema).get(input);
  if (place === undefined) return '';
  return option === undefined ? `${place}.label` : `${place}.options.${option}`;
}

/** The keys of the labels on the way to a text; empty where an author wrote the label. */
export function listLabelKeys(schema: SchemaOfInputs, sources: readonly (LabelSource | undefined)[]): string[] {
  return sources.map((source) => (source ? getLabelKey(schema, source) : ''));
}

function listPlaces(schema: SchemaOfInputs): Places {
  const known = placesBySchema.get(schema);
  if (known) return known;
  const places = new Map<AnyProperty, string>();
  addPlaces(withBuiltIn(schema.properties), `${schema.kind}.${schema.type}`, places);
  placesBySchema.set(schema, places);
  return places;
}

function addPlaces(inputs: readonly FieldProperty[], above: string, places: Map<AnyProperty, string>) {
  for (const input of inputs) {
    const place = `${above}.${input.name}`;
    places.set(input, place);
    addPlaces([...(input.table?.properties ?? []), ...(input.tree?.nodeProperties ?? [])], place, places);
  }
}
