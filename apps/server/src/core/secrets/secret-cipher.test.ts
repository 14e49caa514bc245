import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createStoredSecretId, openText, sealText } from './secret-cipher.ts';

const appSecret = 'a secret of at least thirty-two characters';
const owner = ['team', 'project', 'Headers/Value'];

test('every text can be decrypted again, and its ciphertext does not contain it', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 8, unit: 'binary' }), (text) => {
      const whole = Buffer.from(text).toString();
      const sealed = sealText(appSecret, owner, whole);
      expect(openText(appSecret, owner, sealed)).toBe(whole);
      expect(sealed.sealed.includes(whole)).toBe(false);
      // A nonce is never used twice.
      expect(sealText(appSecret, owner, whole).sealed.equals(sealed.sealed)).toBe(false);
    }),
  );
});

test.each([
  ['another team', appSecret, ['other', 'project', 'Headers/Value']],
  ['another project', appSecret, ['team', 'other', 'Headers/Value']],
  ['another input', appSecret, ['team', 'project', 'FormFields/Value']],
  ['another APP_SECRET', `${appSecret}!`, owner],
])('a text cannot be decrypted for %s', (_what, key, asked) => {
  expect(openText(key, asked, sealText(appSecret, owner, 'harbour'))).toBeUndefined();
});

test('a changed ciphertext cannot be decrypted', () => {
  const { keyId, sealed } = sealText(appSecret, owner, 'harbour');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(sealed.readUInt8(at) ^ 1, at);
    expect(openText(appSecret, owner, { keyId, sealed: changed })).toBeUndefined();
  }
});

test('the id of a stored text is a GUID that is equal only for the same text in the same input', () => {
  const id = createStoredSecretId(appSecret, owner, 'harbour');
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(createStoredSecretId(appSecret, owner, 'harbour')).toBe(id);
  expect(createStoredSecretId(appSecret, [...owner.slice(0, 2), 'DialogflowSecret'], 'harbour')).not.toBe(id);
});
