import { verify, type X509Certificate } from 'node:crypto';
import { readCertificates, findTrustedSigner } from './trusted-chain.ts';

/** Dependencies of the verifier. */
export interface AlexaTrust {
  /** Trusted root certificates. */
  readonly roots: () => readonly X509Certificate[];
  /** Fetches the PEM file at an address; undefined when there is none. */
  readonly fetchChain: (address: string) => Promise<string | undefined>;
  readonly now: () => number;
}

/** A request before its signature is checked. */
export interface SignedRequest {
  readonly certificateUrl: string;
  /** RSA-SHA256, base64; empty when the request has none. */
  readonly signature256: string;
  /** RSA-SHA1, base64, as older requests have it. */
  readonly signature: string;
  readonly body: Buffer;
}

const maxCachedChains = 20;
/** New certificate chains fetched per minute; Amazon changes its own a few times a year. */
const maxFetchesPerMinute = 10;

/** Checks whether Alexa signed a request, by the rules of Amazon for web services of skills. */
export function createAlexaVerifier(trust: AlexaTrust): (request: SignedRequest) => Promise<boolean> {
  const chains = new Map<string, Promise<readonly X509Certificate[]>>();
  let fetches = { since: 0, count: 0 };

  return async ({ certificateUrl, signature256, signature, body }) => {
    const address = normalizeChainUrl(certificateUrl);
    if (address === undefined || (signature256 === '' && signature === '')) return false;
    const signer = findTrustedSigner(await loadChain(address), trust.roots(), trust.now());
    if (!signer) {
      chains.delete(address);
      return false;
    }
    // With both signatures, the stronger one counts.
    const [algorithm, signatureText] = signature256 === '' ? ['RSA-SHA1', signature] : ['RSA-SHA256', signature256];
    return verify(algorithm, body, signer.publicKey, Buffer.from(signatureText, 'base64'));
  };

  function loadChain(address: string): Promise<readonly X509Certificate[]> {
    const known = chains.get(address);
    if (known) return known;
    if (trust.now() - fetches.since > 60_000) fetches = { since: trust.now(), count: 0 };
    fetches.count += 1;
    if (fetches.count > maxFetchesPerMinute) return Promise.resolve([]);
    const [oldest] = chains.keys();
    if (chains.size >= maxCachedChains && oldest !== undefined) chains.delete(oldest);
    const fetched = trust.fetchChain(address).then((pem) => readCertificates(pem ?? ''));
    chains.set(address, fetched);
    return fetched;
  }
}

/** Normalises the address of a certificate chain; undefined for one that is not of Amazon. */
export function normalizeChainUrl(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, port, pathname, username, password } = new URL(written);
  const isAmazon =
    protocol === 'https:' &&
    hostname === 's3.amazonaws.com' &&
    // `URL` leaves out the default port of https.
    port === '' &&
    pathname.startsWith('/echo.api/') &&
    username === '' &&
    password === '';
  return isAmazon ? `https://s3.amazonaws.com${pathname}` : undefined;
}
