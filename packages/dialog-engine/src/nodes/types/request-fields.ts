import { isSensitiveName, readRows } from '@confab/inputs';
import { isJsonArray, isJsonObject, type JsonValue } from '@confab/model';
import { readText } from '../../compile/authored-values.ts';
import type { TurnRun } from '../../run/turn-run.ts';
import { escapeText } from '../../text/escape-text.ts';
import { compileText, escapeTemplate } from '../../text/text-template.ts';
import type { HttpSecret, SourceNode } from '../../types.ts';

/** Returns the resolver of the tokens in the text at a path. */
export type Resolving = (path: string) => Parameters<typeof compileText>[2];

/** The names that a header can have. */
export const headerName = /^[\w!#$%&'*+.^`|~-]{1,100}$/;

/** The fields of a table as `name=value&…`, without those with a secret value. */
export function compileFields({ values }: SourceNode, table: 'QueryFields' | 'FormFields', resolving: Resolving) {
  const plain = readRows(values[table]).filter(({ values: row }) => !isJsonObject(row.Value));
  const fields = plain.map(({ id, values: row }) => ({
    name: escapeText('url', readText(row.Name)),
    value: escapeTemplate(compileText(readText(row.Value), 'url', resolving(`${table}/${id}/Value`))),
  }));
  return (run: TurnRun) => fields.map(({ name, value }) => `${name}=${run.fillTemplate(value)}`).join('&');
}

/** Whether the authored text of a URL has a user name, or a query parameter whose name is sensitive, with a fixed value. */
export function hasCredential(url: string): boolean {
  if (/^[a-z]+:\/\/[^/?#{]+@/i.test(url)) return true;
  const [, query = ''] = url.split(/[?#]/);
  return query.split('&').some((field) => {
    const [name = '', value = ''] = field.split('=');
    return isSensitiveName(name) && value !== '' && !value.startsWith('{tv.');
  });
}

const jsonField = /"([^"\\]*)"\s*:\s*"([^"\\]*)"/g;

/** Whether the authored text of a JSON body has a field whose name is sensitive, with a fixed value. */
export function hasCredentialInJson(body: string): boolean {
  for (const [, name = '', value = ''] of body.matchAll(jsonField))
    if (isSensitiveName(name) && value.trim() !== '' && !value.startsWith('{tv.')) return true;
  return false;
}

/** The headers, query parameters and form fields whose values are secrets. */
export function compileSecrets(
  { values }: SourceNode,
  resolving: Resolving,
): readonly ((run: TurnRun) => HttpSecret)[] {
  const read = (
    table: 'Headers' | 'QueryFields' | 'FormFields',
    target: HttpSecret['target'],
    readName: (name: string) => string,
  ) =>
    readRows(values[table]).flatMap(({ id, values: row }) => {
      const name = readName(readText(row.Name));
      const { Value: secret } = row;
      if (!isJsonObject(secret) || (target === 'header' && !headerName.test(name))) return [];
      const tokens = compileSecretTokens(secret.Tokens, resolving(`${table}/${id}/Value`));
      const property = `${table}/Value`;
      const secretId = readText(secret.SecretId);
      return [
        (run: TurnRun): HttpSecret => ({
          target,
          name,
          projectId: run.program.projectId,
          secretId,
          property,
          tokens: Object.fromEntries(tokens.map(([token, template]) => [token, run.fillTemplate(template)])),
        }),
      ];
    });
  const isForm = readText(values.BodyType) === 'form';
  return [
    ...read('Headers', 'header', (name) => name.trim()),
    ...read('QueryFields', 'query', (name) => escapeText('url', name)),
    ...(isForm ? read('FormFields', 'formField', (name) => escapeText('url', name)) : []),
  ];
}

function compileSecretTokens(tokens: JsonValue | undefined, resolve: Parameters<typeof compileText>[2]) {
  const texts = isJsonArray(tokens) ? tokens.map(readText) : [];
  return texts.map((text) => [text, compileText(text, 'bodyText', resolve)] as const);
}
