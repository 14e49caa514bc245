import { createSign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCertificates } from '../trusted-chain.ts';
import type { AlexaTrust, SignedRequest } from '../verify-alexa.ts';

// Certificates of nobody's, made once and valid for a hundred years: a root, one between, and one in the name of Alexa's
// signer; a stranger of the same root, and what the stranger forged in Alexa's name; another root.

/** The certificates there are. */
export type CertificateName = 'root' | 'other' | 'between' | 'leaf' | 'stranger' | 'forged';

const read = (file: string) => readFileSync(join(import.meta.dirname, 'certificates', file), 'utf8');

/** A chain as it is fetched, the signer's first. */
export const chainOf = (...names: readonly CertificateName[]): string =>
  names.map((name) => read(`${name}.pem`)).join('\n');

export const chainUrl = 'https://s3.amazonaws.com/echo.api/echo-api-cert-14.pem';
/** A moment at which all of them are valid. */
export const noon = Date.parse('2030-01-01T12:00:00Z');

/** Signs a body as Alexa does. */
export function signed(body: string, signer: 'leaf' | 'stranger' | 'forged' = 'leaf'): SignedRequest {
  const bytes = Buffer.from(body);
  const over = (hash: string) =>
    createSign(hash)
      .update(bytes)
      .sign(read(`${signer}.key`), 'base64');
  return { certificateUrl: chainUrl, signature256: over('RSA-SHA256'), signature: over('RSA-SHA1'), body: bytes };
}

/** Trusts the root of these certificates; chains are found under their addresses. */
export function testTrust(
  chains: Readonly<Record<string, string>> = { [chainUrl]: chainOf('leaf', 'between') },
  root: CertificateName = 'root',
): AlexaTrust & { readonly fetched: string[] } {
  const fetched: string[] = [];
  return {
    fetched,
    roots: () => readCertificates(chainOf(root)),
    fetchChain: async (address) => {
      fetched.push(address);
      return chains[address];
    },
    now: () => noon,
  };
}
