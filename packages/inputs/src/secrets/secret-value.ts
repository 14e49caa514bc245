import { isGuid, isJsonArray, isJsonObject, type JsonValue } from '@confab/model';

/**
 * What documents store in place of a secret. The text itself is encrypted in the server's store and never leaves it.
 *
 * An empty `SecretId` means that the secret is not available here and has to be set again.
 */
export type SecretValue = {
  readonly SecretId: string;
  /** When it was set, in ISO form; absent for secrets that were written before secrets were encrypted. */
  readonly SetAt?: string;
  /** The tokens in the secret text, as `{tv.Name}`; they are filled when the secret is used. */
  readonly Tokens?: JsonValue;
};

/** In place of a secret that has to be set again. */
export const missingSecret: SecretValue = { SecretId: '' };

const knownKeys = new Set(['SecretId', 'SetAt', 'Tokens']);
const maxTokens = 50;
const maxTokenLength = 220;

/** Whether a value represents a secret. */
export function isSecretValue(value: JsonValue | undefined): value is SecretValue {
  if (!isJsonObject(value) || typeof value['SecretId'] !== 'string') return false;
  const { SecretId: id, SetAt: setAt = '', Tokens: tokens = [] } = value;
  return (
    Object.keys(value).every((key) => knownKeys.has(key)) &&
    (id === '' || isGuid(id)) &&
    typeof setAt === 'string' &&
    setAt.length <= 40 &&
    isJsonArray(tokens) &&
    tokens.length <= maxTokens &&
    tokens.every((token) => typeof token === 'string' && token.length <= maxTokenLength)
  );
}

/** Whether a secret is set. False without a secret, and for one that has to be set again. */
export function isSecretSet(value: JsonValue | undefined): value is SecretValue {
  return isSecretValue(value) && value.SecretId !== '';
}
