import { z } from 'zod';

type Shape = z.ZodRawShape;
type PascalCase<Name extends string> = Capitalize<Name>;
type WireName<Key, Names> = Key extends keyof Names
  ? Names[Key] extends string
    ? Names[Key]
    : never
  : Key extends string
    ? PascalCase<Key>
    : never;
type WireShape<S extends Shape, Names> = { [Key in keyof S as WireName<Key, Names>]: S[Key] };

/** The codec that `wireObject` returns: PascalCase outside, camelCase inside. */
export type WireObject<S extends Shape, Names = object> = z.ZodCodec<
  z.ZodObject<WireShape<S, Names>, z.core.$strict>,
  z.ZodCustom<z.output<z.ZodObject<S>>>
>;

/**
 * An object that is camelCase in our code and PascalCase on the wire.
 *
 * Only declared keys are renamed, so keys that an author typed are never changed. Unknown
 * keys are rejected on input and dropped from output.
 */
export function wireObject<S extends Shape, const Names extends object = object>(
  shape: S,
  names?: Names,
): WireObject<S, Names> {
  return build(shape, names, (wireShape) => z.strictObject(wireShape));
}

/** Like `wireObject`, but ignores unknown keys: for answers and stored documents. */
export function wireAnswer<S extends Shape, const Names extends object = object>(
  shape: S,
  names?: Names,
): WireObject<S, Names> {
  return build(shape, names, (wireShape) => z.object(wireShape));
}

/** A field of a wire object: its key in our code, its key on the wire and its schema. */
export interface WireField {
  readonly inside: string;
  readonly outside: string;
  readonly schema: z.ZodType;
}

const fieldsOfSchemas = new WeakMap<z.core.$ZodType, readonly WireField[]>();

/** The fields of a schema that `wireObject` or `wireAnswer` returned, in the order of the wire; undefined for others. */
export function getWireFields(schema: z.core.$ZodType): readonly WireField[] | undefined {
  return fieldsOfSchemas.get(schema);
}

function build<S extends Shape, Names extends object>(
  shape: S,
  names: Names | undefined,
  wrap: (wireShape: Shape) => z.ZodObject,
): WireObject<S, Names> {
  // Wire names by names of fields; the caller states the type of the result.
  const special: Record<string, string> = { ...(names as Record<string, string> | undefined) };
  const pairs = Object.keys(shape).map((inside) => [inside, special[inside] ?? pascal(inside)] as const);
  const wireShape = Object.fromEntries(pairs.map(([inside, outside]) => [outside, shape[inside]]));
  const codec = z.codec(
    // Each key comes from `shape`, so each has a schema.
    wrap(wireShape as Shape),
    z.custom<Record<string, unknown>>((value) => typeof value === 'object' && value !== null),
    {
      decode: (wire) => rename(wire, pairs, 1, 0),
      // The object schema checks what is encoded: its input type depends on `shape`, which is not known here.
      encode: (value) => rename(value, pairs, 0, 1) as never,
    },
  );
  fieldsOfSchemas.set(
    codec,
    // Our shapes contain schemas of the full library; the raw type also allows those of its core.
    pairs.map(([inside, outside]) => ({ inside, outside, schema: shape[inside] as z.ZodType })),
  );
  // The pairs are built from `shape` and `names`, so the renamed keys match the type exactly.
  return codec as unknown as WireObject<S, Names>;
}

function rename(
  from: Record<string, unknown>,
  pairs: readonly (readonly [string, string])[],
  source: 0 | 1,
  target: 0 | 1,
) {
  const to: Record<string, unknown> = {};
  for (const pair of pairs) {
    const value = from[pair[source]];
    if (value !== undefined) to[pair[target]] = value;
  }
  return to;
}

function pascal(name: string) {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
