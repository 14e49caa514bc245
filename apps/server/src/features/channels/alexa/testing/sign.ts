import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCertificates } from '../trusted-chain.ts';
import type { AlexaTrust, SignedRequest } from '../verify-alexa.ts';

// Test certificates, valid for a hundred years: `root` issued `between`, which issued `leaf` in the name of the Alexa
// signer and `stranger` in another name; `stranger` issued `forged` in the name of Alexa; `other` is another root.

/** The names of the test certificates. */
export type CertificateName = 'root' | 'other' | 'between' | 'leaf' | 'stranger' | 'forged';

const read = (file: string) => readFileSync(join(import.meta.dirname, 'certificates', file), 'utf8');

/** Reads a certificate chain in PEM form, the signer's certificate first. */
export const readChain = (...names: readonly CertificateName[]): string =>
  names.map((name) => read(`${name}.pem`)).join('\n');

export const chainUrl = 'https://s3.amazonaws.com/echo.api/echo-api-cert-14.pem';
/** A time at which all certificates are valid. */
export const noon = Date.parse('2030-01-01T12:00:00Z');

/** Signs a body as Alexa does. */
export function signRequest(body: string, signer: 'leaf' | 'stranger' | 'forged' = 'leaf'): SignedRequest {
  const bytes = Buffer.from(body);
  const over = (hash: string) =>
    createSign(hash)
      .update(bytes)
      .sign(read(`${signer}.key`), 'base64');
  return {
    certificateUrl: chainUrl,
    signature256: over('RSA-SHA256'),
    signature: over('RSA-SHA1'),
    body: bytes,
    network: '192.0.2.0',
  };
}

/** Trusts a test root; certificate chains are served from memory by their addresses. */
export function createTestTrust(
  chains: Readonly<Record<string, string>> = { [chainUrl]: readChain('leaf', 'between') },
  root: CertificateName = 'root',
): AlexaTrust & { readonly fetched: string[] } {
  const fetched: string[] = [];
  return {
    fetched,
    roots: () => readCertificates(readChain(root)),
    fetchChain: async (address) => {
      fetched.push(address);
      return chains[address];
    },
    now: () => noon,
  };
}
