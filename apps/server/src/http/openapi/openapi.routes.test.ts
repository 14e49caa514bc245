import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, expect, test } from 'vitest';
import { matrix } from '../../access/matrix.ts';
import { password } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app, owner, project } = setUpServer();

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: { readonly const?: string };
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly Record<string, unknown>[];
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Record<string, { readonly schema: { readonly properties?: object } }> };
  readonly responses: Record<string, unknown>;
}
interface Document {
  readonly info: { readonly license: object };
  readonly servers: readonly { readonly url: string }[];
  readonly tags: readonly { readonly name: string }[];
  readonly components: {
    readonly parameters: Record<string, Parameter>;
    readonly responses: Record<string, object>;
    readonly securitySchemes: Record<string, { readonly name: string }>;
  };
  readonly paths: Record<string, Record<string, Operation>>;
}

let document: Document;
let operations: readonly Operation[];
beforeAll(async () => {
  document = (await app.app.inject({ method: 'GET', url: '/api/openapi.json' })).json();
  operations = Object.values(document.paths).flatMap((forms) => Object.values(forms));
});

/** A client that knows the document and nothing else. */
async function send(operationId: string, values: Readonly<Record<string, unknown>>, body?: object, token?: string) {
  const found = Object.entries(document.paths).flatMap(([path, forms]) =>
    Object.entries(forms).flatMap(([method, form]) =>
      form.operationId === operationId ? [{ path, method, form }] : [],
    ),
  )[0];
  if (!found) throw new Error(`The document has no ${operationId}.`);
  const { path, method, form } = found;
  const headers: Record<string, string> = {};
  const query = new URLSearchParams();
  let address = path;
  for (const listed of form.parameters ?? []) {
    const parameter = '$ref' in listed ? document.components.parameters[listed.$ref.split('/').at(-1) ?? ''] : listed;
    if (!parameter) throw new Error('The document refers to a parameter that it does not have.');
    const value = values[parameter.name] ?? parameter.schema.const;
    if (value === undefined && parameter.required) throw new Error(`${operationId} needs ${parameter.name}.`);
    if (value === undefined) continue;
    if (parameter.in === 'header') headers[parameter.name] = String(value);
    else if (parameter.in === 'path') address = address.replace(`{${parameter.name}}`, String(value));
    else query.set(parameter.name, String(value));
  }
  for (const scheme of form.security.flatMap((one) => Object.keys(one))) {
    const name = document.components.securitySchemes[scheme]?.name;
    if (name !== undefined && token !== undefined) headers[name] = token;
  }
  const [type, content] = Object.entries(form.requestBody?.content ?? {})[0] ?? [];
  if (body) {
    const described = content?.schema.properties ?? {};
    const unknown = Object.keys(body).filter((key) => !Object.hasOwn(described, key));
    if (unknown.length > 0) throw new Error(`${operationId} describes no ${unknown.join()}.`);
  }
  const url = query.size > 0 ? `${address}?${query}` : address;
  const answer = await app.app.inject({
    method: method.toUpperCase() as 'GET' | 'POST',
    url,
    headers: { ...headers, ...(body && type ? { 'content-type': type } : {}) },
    ...(body ? { payload: JSON.stringify(body) } : {}),
  });
  return { status: answer.statusCode, result: answer.json() as Record<string, unknown> };
}

test('a client made from /api/openapi.json alone signs in, edits and talks to the draft', async () => {
  const { teamId, projectId, workflowId } = project;
  const signedIn = await send('postlogin', {}, { username: owner.email, password });
  expect(signedIn).toMatchObject({ status: 200, result: { Success: true } });
  const token = String(signedIn.result['Token']);
  const sent = { TeamId: teamId, ProjectId: projectId, WorkflowId: workflowId, NodeType: 'Say', DisplayName: 'Thank' };
  const created = await send('postNewNode', {}, sent, token);
  expect(created).toMatchObject({ status: 200, result: { Success: true } });
  const { Id: nodeId } = created.result['ResponseObject'] as { readonly Id: string };
  const loaded = await send('getGetFatNode', { nodeId, teamId }, undefined, token);
  expect(loaded.result['ResponseObject']).toMatchObject({ Node: { DisplayName: 'Thank' } });
  const talk = await send('chat', { projectId, stage: 'alpha' }, undefined, token);
  expect(talk.status).toBe(400);
  const begun = await app.app.inject({
    method: 'POST',
    url: `/channels/chat/${projectId}/alpha`,
    headers: { 'client-token': token },
    payload: { type: 'start' },
  });
  expect(begun.statusCode).toBe(200);
});

test('an answer to invalid input names the inputs', async () => {
  const missing = await app.app.inject({
    method: 'GET',
    url: `/api/GetFatNode?nodeId=x&colour=red`,
    headers: { 'client-token': owner.token },
  });
  expect([missing.statusCode, missing.json()]).toEqual([
    400,
    {
      Success: false,
      ErrorMessage: 'Error loading node',
      MessageName: 'nodes.getFat',
      InvalidFields: ['query.nodeId', 'query.teamId', 'query.colour'],
    },
  ]);
  const sent = { TeamId: owner.teamId, ProjectId: project.projectId, WorkflowId: 'x', NodeType: 'Say' };
  const bad = await app.app.inject({
    method: 'POST',
    url: '/api/NewNode',
    headers: { 'client-token': owner.token },
    payload: sent,
  });
  expect([bad.statusCode, bad.json<{ InvalidFields: unknown }>().InvalidFields]).toEqual([400, ['body.WorkflowId']]);
});

test('an answer to a query with a text that cannot be stored names the input', async () => {
  const refused = await app.app.inject({
    method: 'GET',
    url: `/api/GetFatNode?nodeId=a%00b&teamId=${owner.teamId}`,
    headers: { 'client-token': owner.token },
  });
  expect([refused.statusCode, refused.json<{ InvalidFields: unknown }>().InvalidFields]).toEqual([
    400,
    ['query.nodeId'],
  ]);
});

test('/api/openapi.json lists every implemented call with each of its methods and the schema of its result', () => {
  const described = Object.entries(document.paths).flatMap(([path, forms]) =>
    Object.keys(forms).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const calls = matrix.map(({ call }) => `${call.method} ${call.path}`);
  expect(described.sort()).toEqual([...calls, 'POST /channels/chat/{projectId}/{stage}', 'POST /hub/negotiate'].sort());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  const untyped = operations.filter(({ responses }) => JSON.stringify(responses).includes('"ResponseObject":{}'));
  expect(untyped.map(({ operationId }) => operationId)).toEqual([]);
});

test('no input of a request is described as read-only, which clients made from the document would leave out', () => {
  const edit = document.paths['/api/NotifyEditPropertyValueAsync']?.['post'];
  expect(Object.keys(edit?.requestBody?.content['application/json']?.schema.properties ?? {})).toContain('TextChange');
  expect(JSON.stringify(document).match(/"readOnly"/)).toBeNull();
});

test('each call with a body describes the answer to a body of another media type', async () => {
  const wrong = operations.filter(({ requestBody, responses }) => '415' in responses !== (requestBody !== undefined));
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  const headers = { 'client-token': owner.token, 'content-type': 'text/plain' };
  const refused = await app.app.inject({ method: 'POST', url: '/api/NewNode', headers, payload: 'x' });
  expect([refused.statusCode, refused.json<{ Success: unknown }>().Success]).toEqual([415, false]);
});

test('each operation has a summary, a known tag, its security, and its failed answers', () => {
  const tags = new Set(document.tags.map(({ name }) => name));
  const wrong = operations.filter(
    ({ summary, security, responses, ...operation }) =>
      !summary || !Array.isArray(security) || !('400' in responses) || !operation.tags.every((tag) => tags.has(tag)),
  );
  expect(wrong.map(({ operationId }) => operationId)).toEqual([]);
  expect(
    operations.filter((operation) => operation.tags.includes('Other')).map(({ operationId }) => operationId),
  ).toEqual([]);
  expect(document.servers).toHaveLength(1);
  expect(document.info.license).toEqual({ name: 'MIT', identifier: 'MIT' });
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/(\w+)"/g)];
  const components: Record<string, Record<string, unknown>> = { ...document.components };
  expect(references.filter(([, part = '', name = '']) => components[part]?.[name] === undefined)).toEqual([]);
});

test('/api/openapi.json has no problem by the recommended rules of Redocly', async () => {
  const { body } = await app.app.inject({ method: 'GET', url: '/api/openapi.json' });
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: body, absoluteRef: 'openapi.json', config });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([]);
});
