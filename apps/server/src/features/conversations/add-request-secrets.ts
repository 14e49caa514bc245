import { addQuery, type HttpCall, type HttpSecret } from '@confab/dialog-engine';
import { asProjectId, type TeamId } from '@confab/model';
import { openSecret } from '../../core/secrets/open-secrets.ts';
import type { Services } from '../../services.ts';

/** A request as it is sent, and the secret texts in it. */
interface FilledRequest {
  readonly call: HttpCall;
  readonly texts: readonly string[];
}

/**
 * Adds the secrets of a request just before it is sent. The result is for the request alone: it is never logged, stored
 * or given to the engine.
 *
 * @returns undefined if a secret has to be set again
 */
export async function addRequestSecrets(
  { config, db }: Pick<Services, 'config' | 'db'>,
  teamId: TeamId,
  { secrets = [], ...call }: HttpCall,
): Promise<FilledRequest | undefined> {
  const headers: Record<string, string> = { ...call.headers };
  const fields: Record<'formField' | 'query', string[]> = { formField: [], query: [] };
  const texts: string[] = [];
  for (const secret of secrets) {
    const { projectId, property, secretId } = secret;
    const use = { teamId, projectId: asProjectId(projectId), property };
    const text = await openSecret({ config }, db, use, { SecretId: secretId });
    if (text === undefined) return undefined;
    texts.push(text);
    const value = fillTokens(text, secret);
    if (secret.target === 'header') headers[secret.name] = value.replace(/\p{Cc}+/gu, ' ');
    else fields[secret.target].push(`${secret.name}=${encodeURIComponent(toWellFormed(value))}`);
  }
  const { formField, query } = fields;
  const url = addQuery(call.url, query.join('&'));
  const body =
    formField.length === 0 ? call.body : [call.body ?? '', ...formField].filter((part) => part !== '').join('&');
  return { call: { ...call, url, headers, body }, texts };
}

function fillTokens(text: string, { tokens }: HttpSecret): string {
  let filled = text;
  for (const [token, value] of Object.entries(tokens)) filled = filled.split(token).join(value);
  return filled;
}

const halfCharacters = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

/** Replaces halves of surrogate pairs, which cannot be encoded. */
function toWellFormed(text: string) {
  return text.replace(halfCharacters, '\uFFFD');
}

/** Shorter texts occur in answers by chance. */
const shortestMasked = 6;

/** Replaces secrets that a service repeats in its answer, so that they reach no variable and no trace. */
export function maskTexts(body: string, texts: readonly string[]): string {
  const parts = texts.flatMap((text) => [text, ...text.split(/\s+/)]).filter((text) => text.length >= shortestMasked);
  const longestFirst = parts.toSorted((one, other) => other.length - one.length);
  return longestFirst.reduce((masked, text) => masked.replaceAll(text, '••••••'), body);
}
