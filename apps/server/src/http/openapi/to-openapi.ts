import * as contracts from '@confab/contracts';
import type { Call } from '@confab/contracts';
import { z, type ZodType } from 'zod';
import { describeChatChannel } from './chat-channel.ts';
import { hubPaths } from './hub-negotiation.ts';
import { components, describeFailures } from './components.ts';

/** Creates the OpenAPI document of the calls from the contract, and of the chat channel. */
export function toOpenApi(calls: readonly Call[], version: string) {
  const tags = new Set(calls.map(findTag));
  return {
    openapi: '3.1.0',
    info: {
      title: 'Confab',
      version,
      description:
        'Every answer is { Success, ResponseObject?, ErrorMessage?, UserErrorMessage?, MessageName?, MessageParts? }, ' +
        'unless a call says otherwise. ' +
        'Sign in with Login, and send its Token as the header client-token from then on.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The server that sent this document' }],
    tags: [...tags, 'Channels'].sort().map((name) => ({ name, description: tagDescription(name) })),
    components,
    paths: { ...describePaths(calls), ...describeChatChannel(), ...hubPaths },
  };
}

/** Some paths have two forms: GET as specified, and POST with the secrets in its body. */
function describePaths(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = describeCall(call);
  return paths;
}

function describeCall(call: Call) {
  const needsHeader = call.access !== 'signedIn';
  const parameters = [
    ...(needsHeader ? [{ $ref: '#/components/parameters/ClientHeader' }] : []),
    ...describeQuery(call),
  ];
  return {
    operationId: `${call.method.toLowerCase()}${getName(call)}`,
    summary: toSummary(getName(call)),
    tags: [findTag(call)],
    security: { public: [], either: [{}, { clientToken: [] }], signedIn: [{ clientToken: [] }] }[call.access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'POST' ? { requestBody: { required: true, content: describeBody(call) } } : {}),
    responses: {
      200: { description: 'The answer', content: describeAnswer(call) },
      ...describeFailures({ isPublic: call.access !== 'signedIn', hasBody: call.method === 'POST' }),
    },
  };
}

function describeQuery(call: Call) {
  const query = wireSchema(call.query);
  const required = new Set(query.required);
  return Object.entries(query.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

/** Bytes of a request or an answer. */
const file = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };

function describeBody(call: Call): object {
  const schema = wireSchema(call.body);
  switch (call.bodyForm) {
    case 'json':
      return { 'application/json': { schema } };
    case 'form':
      return { 'application/x-www-form-urlencoded': { schema } };
    case 'multipart': {
      const properties = { ...schema.properties, uploadFiles: { type: 'string', format: 'binary' } };
      return { 'multipart/form-data': { schema: { ...schema, properties } } };
    }
    case 'bytes':
      return file;
  }
}

function describeAnswer(call: Call): object {
  if (call.answerShape === 'bytes') return file;
  const result = wireSchema(call.result);
  if (call.answerShape === 'bare') return { 'application/json': { schema: result } };
  const own = { ...components.schemas.Failure.properties, Success: { type: 'boolean' } };
  const properties =
    call.answerShape === 'topLevel' ? { ...own, ...result.properties } : { ...own, ResponseObject: result };
  return { 'application/json': { schema: { type: 'object', required: ['Success'], properties } } };
}

function wireSchema(schema: ZodType): z.core.JSONSchema.BaseSchema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    // Zod writes it for lists that our code does not change; in OpenAPI it means that no request has the property.
    override: ({ jsonSchema }) => delete jsonSchema.readOnly,
  });
  return described;
}

const getName = ({ path }: Call) => path.slice('/api/'.length);

/** The words of a name: `GetMyTeams` becomes "Get my teams". */
function toSummary(name: string): string {
  const words = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ').split(' ');
  return words
    .map((word, at) => (at === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : toLowerWord(word)))
    .join(' ');
}

/** Abbreviations keep their capitals. */
const toLowerWord = (word: string) => (/^[A-Z]{2,}$/.test(word) ? word : word.toLowerCase());

/** The groups of calls of the contract, such as `projectCalls`. */
const groups = Object.entries(contracts).filter(([name]) => name.endsWith('Calls'));

/** The tag of a call: the name of its group in the contract. */
function findTag(call: Call): string {
  const group = groups.find(([, calls]) => typeof calls === 'object' && Object.values(calls).includes(call));
  return group ? toSummary(group[0].slice(0, -'Calls'.length)) : 'Other';
}

const tagDescription = (name: string) =>
  name === 'Channels' ? 'Published assistants, for anybody' : `Calls about: ${name.toLowerCase()}`;
