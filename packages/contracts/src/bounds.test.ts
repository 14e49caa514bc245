import { integerMax } from '@confab/model';
import { listCalls } from '@confab/test-kit';
import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import { chatRequestSchema } from './index.ts';
import { queryFlag, type Call } from './define-call.ts';
import * as contract from './index.ts';

/** The parts of a JSON Schema that bound a value. */
interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly maxProperties?: number;
  readonly items?: Schema;
  readonly properties?: Record<string, Schema>;
  readonly additionalProperties?: Schema | boolean;
}

/** Whole numbers that are no database integer: a time in milliseconds. */
const beyondInteger = new Set(['RunSimulatorStep.now']);
/** Fields named like ids that are not the id of a row, and why. */
const otherIds = new Map([
  ['connectionId', 'the name of a hub connection'],
  ['ChangerConnectionId', 'the name of a hub connection'],
  ['signalRConnectionId', 'the name of a hub connection'],
  ['SignalRConnectionId', 'the name of a hub connection'],
  ['templateId', 'a name in the catalogue'],
  ['TemplateId', 'a name in the catalogue'],
  ['GetUses.Things[].Id', 'the id of an intent, slot or response, which authors can import'],
  ['PublishProjectToPlatforms.TargetIds[]', 'the id of a table row, which authors can import'],
]);

const calls = listCalls(contract);

function toSchema(schema: z.ZodType): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
}

/** Lists what is unbounded in a schema: the path of each value and the bound that is missing. */
function listUnbounded(schema: Schema, path: string): string[] {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return options.flatMap((option) => listUnbounded(option, path));
  if (schema.const !== undefined || schema.enum || schema.type === 'boolean' || schema.type === 'null') return [];
  // Documents of authors: the size of the body and the JSON parser bound them (API-5).
  if (/^Any JSON (value|object)$/.test(schema.description ?? '')) return [];
  switch (schema.type) {
    case 'integer':
    case 'number':
      return isNumberBounded(schema, path) ? [] : [`${path}: a number without bounds`];
    case 'string':
      return listUnboundedText(schema, path);
    case 'array': {
      const inside = schema.items ? listUnbounded(schema.items, `${path}[]`) : [`${path}: a list of anything`];
      return schema.maxItems === undefined ? [`${path}: a list without maxItems`, ...inside] : inside;
    }
    case 'object':
      return listUnboundedParts(schema, path);
    default:
      return [`${path}: a value of any type`];
  }
}

function listUnboundedParts(schema: Schema, path: string) {
  const parts = Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    listUnbounded(part, `${path}.${name}`),
  );
  const others = schema.additionalProperties;
  if (typeof others !== 'object' || Object.keys(others).length === 0) return parts;
  const inside = listUnbounded(others, `${path}.*`);
  const isOwnPart = Object.keys(schema.properties ?? {}).length > 0;
  return schema.maxProperties === undefined && !isOwnPart
    ? [...parts, `${path}: an object without maxProperties`, ...inside]
    : [...parts, ...inside];
}

function isNumberBounded({ minimum, maximum }: Schema, path: string) {
  if (minimum === undefined || maximum === undefined) return false;
  return beyondInteger.has(path) || (minimum >= -integerMax - 1 && maximum <= integerMax);
}

function listUnboundedText({ maxLength, format, pattern }: Schema, path: string) {
  const name = path.split('.').at(-1) ?? '';
  const isId = /(^id|I[dD]s?(\[\])?)$/.test(name) && ![...otherIds.keys()].some((key) => path.endsWith(key));
  if (isId) return format === 'uuid' ? [] : [`${path}: an id that is no GUID`];
  if (maxLength !== undefined) return [];
  const isEndless = pattern === undefined || /[*+]|\{\d+,\}/.test(pattern.replaceAll(/\\.|\[[^\]]*\]/g, 'x'));
  return isEndless ? [`${path}: a text without maxLength`] : [];
}

const getName = ({ path }: Call) => path.replace('/api/', '');

describe('the bounds of the contract', () => {
  test('every number, text, list, object and id in a request is bounded (API-4)', () => {
    const unbounded = calls.flatMap((call) =>
      [call.query, call.body].flatMap((schema) => listUnbounded(toSchema(schema), getName(call))),
    );
    expect([...new Set(unbounded)]).toEqual([]);
    expect(listUnbounded(toSchema(chatRequestSchema), 'chat').filter((line) => !line.includes('sessionId'))).toEqual(
      [],
    );
  });

  test('every request refuses a query with undeclared keys, and every flat body too (API-4)', () => {
    const isOpen = (schema: Schema) =>
      schema.type === 'object' && schema.additionalProperties !== false && schema.maxProperties === undefined;
    const open = calls.filter((call) => isOpen(toSchema(call.query)) || isOpen(toSchema(call.body)));
    expect(open.map(getName)).toEqual([]);
  });

  test.each([
    [z.object({ count: z.number().int() }), 'x.count: a number without bounds'],
    [z.object({ count: z.int() }), 'x.count: a number without bounds'],
    [z.object({ at: z.number() }), 'x.at: a number without bounds'],
    [z.object({ text: z.string() }), 'x.text: a text without maxLength'],
    [z.object({ text: z.string().regex(/^a+$/) }), 'x.text: a text without maxLength'],
    [z.object({ list: z.array(queryFlag) }), 'x.list: a list without maxItems'],
    [z.object({ projectId: z.string().max(100) }), 'x.projectId: an id that is no GUID'],
    [z.object({ names: z.record(z.string(), z.boolean()) }), 'x.names: an object without maxProperties'],
    [z.object({ anything: z.unknown() }), 'x.anything: a value of any type'],
  ])('an unbounded field is found: %#', (schema, found) => {
    expect(listUnbounded(toSchema(schema), 'x')).toEqual([found]);
  });
});
