import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** An encrypted text: the nonce (12 bytes), the tag (16 bytes) and the ciphertext. */
export interface SealedText {
  /** Names the key, so that a text of another key is recognised. */
  readonly keyId: string;
  readonly sealed: Buffer;
}

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** The keys that follow from one APP_SECRET. */
interface SecretKeys {
  readonly keyId: string;
  readonly encryption: Buffer;
  /** Makes the ids of secrets that were stored as plain text; never used for what people set. */
  readonly ids: Buffer;
}

function deriveKeys(appSecret: string): SecretKeys {
  const derive = (purpose: string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', appSecret, 'confab project secrets', purpose, bytes));
  return {
    keyId: derive('key id', 8).toString('hex'),
    encryption: derive('encryption', 32),
    ids: derive('ids of stored secrets', 32),
  };
}

/**
 * Encrypts a text with AES-256-GCM and a key derived from APP_SECRET.
 *
 * @param owner what the text belongs to; it can only be decrypted with the same owner.
 */
export function sealText(appSecret: string, owner: readonly string[], text: string): SealedText {
  const { keyId, encryption } = deriveKeys(appSecret);
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, encryption, nonce, { authTagLength: tagBytes });
  cipher.setAAD(encodeOwner(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), encrypted]) };
}

/** Decrypts a text; undefined if it was encrypted with another APP_SECRET, belongs to another owner or was changed. */
export function openText(appSecret: string, owner: readonly string[], text: SealedText): string | undefined {
  const { keyId, encryption } = deriveKeys(appSecret);
  if (keyId !== text.keyId || text.sealed.length < nonceBytes + tagBytes) return undefined;
  const nonce = text.sealed.subarray(0, nonceBytes);
  const decipher = createDecipheriv(algorithm, encryption, nonce, { authTagLength: tagBytes });
  decipher.setAAD(encodeOwner(owner));
  decipher.setAuthTag(text.sealed.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(text.sealed.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

/** The id of a secret that was stored as plain text: the same in every stored copy. A GUID. */
export function createStoredSecretId(appSecret: string, owner: readonly string[], text: string): string {
  const { ids } = deriveKeys(appSecret);
  const hex = createHmac('sha256', ids)
    .update(encodeOwner([...owner, text]))
    .digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** The id of the current key. */
export function getKeyId(appSecret: string): string {
  return deriveKeys(appSecret).keyId;
}

function encodeOwner(owner: readonly string[]) {
  return Buffer.from(JSON.stringify(owner));
}
