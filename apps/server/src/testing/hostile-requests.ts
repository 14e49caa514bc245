import type { Call } from '@confab/contracts';
import { z } from 'zod';
import { newId } from '../new-id.ts';
import type { CallOptions } from './open-test-app.ts';

/** The parts of a JSON Schema that limit a field. */
export interface FieldSchema {
  readonly type?: string;
  readonly format?: string;
  readonly pattern?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly anyOf?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

/** One request with one hostile field. */
export interface HostileRequest {
  /** The field and the value: `query.version = 2147483648`. */
  readonly name: string;
  readonly url: string;
  readonly payload: string | undefined;
  /** True when the contract forbids the value, so that the request must be refused. */
  readonly isInvalid: boolean;
}

type Path = readonly (string | number)[];

/** A value for a field, and whether no field may have it; other values may fit the field or not. */
export interface HostileValue {
  readonly value: unknown;
  readonly isInvalid: boolean;
}

/** The longest text that is sent; fields that accept more are bounded by the size of the body. */
const longestText = 100_000;
const wrongTypes: readonly unknown[] = [null, true, 5, 'five', [], {}, [[]], { toString: 'x' }];
/** Values of a query parameter, as they are in the address. */
export const hostileQueryTexts = ['', '%00', 'a%00b', '%ED%A0%80', '%', '-1', '1.5', '2147483648', '9'.repeat(30), 'é'];

const fieldSchemas = new WeakMap<z.ZodType, FieldSchema>();

/** The schema of the values that a client sends. */
export function toFieldSchema(schema: z.ZodType): FieldSchema {
  const known = fieldSchemas.get(schema);
  if (known) return known;
  const created = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as unknown as FieldSchema;
  fieldSchemas.set(schema, created);
  return created;
}

/** The valid request of a call, as it is sent: the smallest one where the example leaves query or body out. */
export function createValidRequest(call: Call, sent: CallOptions<Call>) {
  const query = (
    sent.query ? z.encode(call.query, sent.query as never) : createExample(toFieldSchema(call.query))
  ) as Record<string, unknown>;
  const body = sent.body ? z.encode(call.body, sent.body as never) : createExample(toFieldSchema(call.body));
  const payload = call.method === 'POST' ? JSON.stringify(body) : undefined;
  return { query, body, url: `${call.path}?${toQueryText(query)}`, payload };
}

/** Lists the variants of a valid request of a call in which one field is wrong, one step beyond its bound, or at it. */
export function listHostileRequests(call: Call, sent: CallOptions<Call>): HostileRequest[] {
  const querySchema = toFieldSchema(call.query);
  const bodySchema = toFieldSchema(call.body);
  const { query, body, url, payload } = createValidRequest(call, sent);
  const inQuery = Object.entries(querySchema.properties ?? {}).flatMap(([name, schema]) => {
    const others = toQueryText({ ...query, [name]: undefined });
    return [...hostileQueryTexts, ...listBeyond(schema).map(({ value }) => encodeURIComponent(String(value)))]
      .map((text) => ({ text: `${others}&${name}=${text}`, value: text }))
      .concat({ text: `${others}&${name}=a&${name}=b`, value: 'twice' })
      .map(({ text, value }) => ({
        name: `query.${name} = ${value.slice(0, 60)}`,
        url: `${call.path}?${text}`,
        payload,
        isInvalid:
          value === 'twice' || value.includes('%00') || !isValidQuery(call, { ...query, [name]: decodePart(value) }),
      }));
  });
  if (payload === undefined) return inQuery;
  const inBody = listFields(bodySchema, body).flatMap(({ path, schema }) =>
    listHostileValues(schema).map(({ value, isInvalid }) => ({
      name: `body.${path.join('.')} = ${JSON.stringify(value).slice(0, 60)}`,
      url,
      payload: JSON.stringify(replaceAt(body, path, value)),
      isInvalid: isInvalid || !z.safeDecode(call.body, replaceAt(body, path, value) as never).success,
    })),
  );
  const bodies = ['[]', '5', '"text"', '{', '\u0000', '{"A":"\\u0000"}', '{"A":"\\ud800"}', '{"__proto__":{}}'].map(
    (text) => ({ name: `body ${text}`, url, payload: text, isInvalid: true }),
  );
  return [...inQuery, ...inBody, ...bodies];
}

/** Whether the contract of a call allows a query as it is sent. */
export function isValidQuery(call: Call, query: Record<string, unknown>) {
  return z.safeDecode(call.query, query as never).success;
}

/** Encodes a text for an address; a lone surrogate, which cannot be encoded, becomes U+FFFD. */
export function encodePart(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}

/** Decodes a part of an address; a malformed one stays as it is. */
export function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The query of an address; parameters without a value are left out. */
export function toQueryText(query: Record<string, unknown>) {
  const defined = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(defined.map(([name, value]): [string, string] => [name, String(value)])).toString();
}

/** Every field of a schema, with its path; of a list the first entry, when the example has one. */
export function listFields(
  schema: FieldSchema,
  example: unknown,
  path: Path = [],
): { path: Path; schema: FieldSchema }[] {
  const own = path.length === 0 ? [] : [{ path, schema }];
  const branch = (schema.anyOf ?? [schema]).find(({ type }) => type === 'object' || type === 'array') ?? schema;
  if (Array.isArray(example) && example.length > 0 && branch.items)
    return [...own, ...listFields(branch.items, example[0], [...path, 0])];
  if (typeof example !== 'object' || example === null) return own;
  const parts = example as Record<string, unknown>;
  return [
    ...own,
    ...Object.entries(branch.properties ?? {}).flatMap(([name, part]) =>
      listFields(part, parts[name], [...path, name]),
    ),
  ];
}

/** Values of a field that are beyond its bounds, of another type or not storable. */
export function listHostileValues(schema: FieldSchema): HostileValue[] {
  const texts = ['a\u0000b', '\ud800', 'x\udc00'].map((value) => ({ value, isInvalid: true }));
  const wrong = wrongTypes.map((value) => ({ value, isInvalid: false }));
  return [...listBeyond(schema), ...texts, ...wrong, { value: deeplyNested(), isInvalid: true }];
}

function deeplyNested() {
  let value: unknown = {};
  for (let depth = 0; depth < 70; depth += 1) value = [value];
  return value;
}

/** Values at the bounds of a field and one step beyond them. */
function listBeyond(schema: FieldSchema): HostileValue[] {
  const at = (value: unknown) => ({ value, isInvalid: false });
  return (schema.anyOf ?? [schema]).flatMap((option): HostileValue[] => {
    const { type, minimum = 0, maximum = 0, minLength = 0, maxLength, maxItems } = option;
    if (type === 'integer' || type === 'number')
      return [minimum, minimum - 1, maximum, maximum + 1, 2 ** 53, 1e300, 0.5].map(at);
    if (option.format === 'uuid')
      return [at('x'), at(''), at('-'.repeat(36)), at(newId().slice(1)), at(`${newId()}0`), at(newId())];
    if (type === 'string') {
      const lengths = maxLength === undefined || maxLength > longestText ? [] : [maxLength, maxLength + 1];
      return [...lengths, Math.max(0, minLength - 1)].map((length) => at('x'.repeat(length)));
    }
    if (type === 'array' && maxItems !== undefined && maxItems <= 500 && option.items)
      return [at(Array.from({ length: maxItems + 1 }, () => createExample(option.items ?? {})))];
    return [];
  });
}

/** The smallest value that fits a schema. */
function createExample(schema: FieldSchema): unknown {
  const [option = schema] = schema.anyOf ?? [schema];
  if (option.const !== undefined) return option.const;
  if (option.enum) return option.enum[0];
  if (option.format === 'uuid') return newId();
  if (option.format === 'date-time') return '2026-01-01T00:00:00Z';
  switch (option.type) {
    case 'integer':
    case 'number':
      return option.minimum ?? 0;
    case 'boolean':
      return false;
    case 'string':
      return 'A'.repeat(option.pattern?.includes('{43}') ? 43 : Math.max(1, option.minLength ?? 1));
    case 'array':
      return [];
    case 'object':
      return Object.fromEntries(
        (option.required ?? []).map((name) => [name, createExample(option.properties?.[name] ?? {})]),
      );
    default:
      return {};
  }
}

/** Returns a copy of a document with another value at a path. */
export function replaceAt(value: unknown, [first, ...rest]: Path, replacement: unknown): unknown {
  if (first === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((entry, index) => (index === first ? replaceAt(entry, rest, replacement) : entry));
  const parts = value as Record<string, unknown>;
  return { ...parts, [first]: replaceAt(parts[first], rest, replacement) };
}
