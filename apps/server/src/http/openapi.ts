import type { Call } from '@confab/contracts';
import { z, type ZodType } from 'zod';

/** Creates the OpenAPI document of the calls from the contract. */
export function toOpenApi(calls: readonly Call[], version: string) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Confab',
      version,
      description: 'Every answer is { Success, ResponseObject?, ErrorMessage?, UserErrorMessage? }.',
    },
    components: { securitySchemes: { clientToken: { type: 'apiKey', in: 'header', name: 'client-token' } } },
    paths: describePaths(calls),
  };
}

/** Some paths have two forms: GET as specified, and POST with the secrets in its body. */
function describePaths(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) (paths[call.path] ??= {})[call.method.toLowerCase()] = operation(call);
  return paths;
}

function operation(call: Call) {
  const query = wireSchema(call.query);
  const required = new Set<string>((query.required as string[] | undefined) ?? []);
  const parameters = Object.entries((query.properties as object | undefined) ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
  const body = { required: true, content: { 'application/json': { schema: wireSchema(call.body) } } };
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace('/api/', '')}`,
    ...(call.access === 'signedIn' ? { security: [{ clientToken: [] }] } : {}),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(call.method === 'POST' ? { requestBody: body } : {}),
    responses: { 200: { description: 'The answer', content: { 'application/json': { schema: envelope(call) } } } },
  };
}

function envelope(call: Call) {
  const result = wireSchema(call.result);
  const own = { Success: { type: 'boolean' }, ErrorMessage: { type: 'string' }, UserErrorMessage: { type: 'string' } };
  if (call.answerShape === 'topLevel')
    return { type: 'object', properties: { ...own, ...(result.properties as object) } };
  return { type: 'object', properties: { ...own, ResponseObject: result } };
}

function wireSchema(schema: ZodType): Record<string, unknown> {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}
