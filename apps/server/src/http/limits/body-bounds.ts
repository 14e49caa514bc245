import type { Call } from '@confab/contracts';
import { jsonLimits } from '@confab/model';
import { z } from 'zod';

/** The largest JSON body that a call can need: bytes, and values in it. */
export interface BodyBounds {
  /** Undefined for a call with a text, list or object of any size; the server's own limit applies then. */
  readonly bytesMax?: number | undefined;
  readonly partsMax: number;
}

/** The parts of a JSON Schema that bound a value. */
interface SizedSchema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly anyOf?: readonly SizedSchema[];
  readonly oneOf?: readonly SizedSchema[];
  readonly items?: SizedSchema;
  readonly properties?: Readonly<Record<string, SizedSchema>>;
  readonly additionalProperties?: boolean | SizedSchema;
  readonly propertyNames?: SizedSchema;
  readonly maxProperties?: number;
}

interface Size {
  readonly bytes: number;
  readonly parts: number;
}

/** Bytes of a UTF-16 unit that is written as `\u0000`. */
const escapedBytes = 6;
const numberBytes = 32;
const guidBytes = 64;
/** Room for spaces, and for members that a call ignores. */
const spare: Size = { bytes: 1_024, parts: 40 };
const unbounded: Size = { bytes: Number.POSITIVE_INFINITY, parts: Number.POSITIVE_INFINITY };

const known = new WeakMap<Call, BodyBounds>();

/** The largest body that the contract of a call allows, computed once. Larger ones are refused before parsing. */
export function getBodyBounds(call: Call): BodyBounds {
  const before = known.get(call);
  if (before) return before;
  const schema = z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' });
  // A JSON schema, limited to the keywords that are read.
  const { bytes, parts } = takeSmaller(addSpare(measureSchema(schema as SizedSchema)), call.bodyMost ?? unbounded);
  const bounds = {
    bytesMax: Number.isFinite(bytes) ? bytes : undefined,
    partsMax: Math.min(parts, jsonLimits.partsMax),
  };
  known.set(call, bounds);
  return bounds;
}

/** The largest value of a schema. */
function measureSchema(schema: SizedSchema): Size {
  const kinds = schema.anyOf ?? schema.oneOf;
  if (kinds) return kinds.map(measureSchema).reduce(takeLarger);
  const fixed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
  if (fixed) return { bytes: Math.max(...fixed.map((value) => JSON.stringify(value).length * escapedBytes)), parts: 1 };
  switch (schema.type) {
    case 'boolean':
    case 'integer':
    case 'null':
    case 'number':
      return { bytes: numberBytes, parts: 1 };
    case 'string':
      return { bytes: measureText(schema), parts: 1 };
    case 'array':
      return schema.maxItems === undefined || !schema.items ? unbounded : repeat(schema.items, schema.maxItems);
    case 'object':
      return measureObject(schema);
    default:
      return unbounded;
  }
}

function measureText({ maxLength, format }: SizedSchema): number {
  if (maxLength !== undefined) return maxLength * escapedBytes + 2;
  return format === 'uuid' || format === 'guid' ? guidBytes : Number.POSITIVE_INFINITY;
}

function repeat(items: SizedSchema, count: number): Size {
  const { bytes, parts } = measureSchema(items);
  return { bytes: count * (bytes + 1) + 2, parts: count * parts + 1 };
}

function measureObject(schema: SizedSchema): Size {
  const { properties = {}, additionalProperties } = schema;
  if (typeof additionalProperties === 'object') return measureRecord(schema, additionalProperties);
  // An object of any members, such as the values of an item, names none.
  if (Object.keys(properties).length === 0 && additionalProperties !== false) return unbounded;
  const members = Object.entries(properties).map(([name, schema]) => {
    const { bytes, parts } = measureSchema(schema);
    return { bytes: bytes + name.length * escapedBytes + 4, parts };
  });
  return members.reduce((sum, one) => ({ bytes: sum.bytes + one.bytes, parts: sum.parts + one.parts }), {
    bytes: 2,
    parts: 1,
  });
}

/** An object of members with any names, such as the properties of a log line. */
function measureRecord({ propertyNames = {}, maxProperties }: SizedSchema, values: SizedSchema): Size {
  if (maxProperties === undefined) return unbounded;
  const { bytes, parts } = measureSchema(values);
  return { bytes: maxProperties * (measureText(propertyNames) + bytes + 2) + 2, parts: maxProperties * parts + 1 };
}

function takeLarger(a: Size, b: Size): Size {
  return { bytes: Math.max(a.bytes, b.bytes), parts: Math.max(a.parts, b.parts) };
}

function takeSmaller(a: Size, b: Size): Size {
  return { bytes: Math.min(a.bytes, b.bytes), parts: Math.min(a.parts, b.parts) };
}

function addSpare({ bytes, parts }: Size): Size {
  return { bytes: bytes + spare.bytes, parts: parts + spare.parts };
}
