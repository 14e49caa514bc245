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
  /** The network that sent it. */
  readonly network: string;
}

const maxCachedChains = 20;
/** New certificate chains fetched per minute for one network; Amazon changes its own a few times a year. */
const maxFetchesOfNetwork = 10;
/** New certificate chains fetched per minute in all. */
const maxFetches = 100;

/** Checks whether Alexa signed a request, by the rules of Amazon for web services of skills. */
export function createAlexaVerifier(trust: AlexaTrust): (request: SignedRequest) => Promise<boolean> {
  /** Chains that have proven to be trusted; no other chain drives one out. */
  const chains = new Map<string, readonly X509Certificate[]>();
  const fetching = new Map<string, Promise<readonly X509Certificate[]>>();
  const fetches = { since: 0, count: 0, byNetwork: new Map<string, number>() };

  return async ({ certificateUrl, signature256, signature, body, network }) => {
    const address = normalizeChainUrl(certificateUrl);
    if (address === undefined || (signature256 === '' && signature === '')) return false;
    const chain = chains.get(address) ?? (await fetchChain(address, network));
    const signer = findTrustedSigner(chain, trust.roots(), trust.now());
    if (!signer) {
      chains.delete(address);
      return false;
    }
    keep(address, chain);
    // With both signatures, the stronger one counts.
    const [algorithm, signatureText] = signature256 === '' ? ['RSA-SHA1', signature] : ['RSA-SHA256', signature256];
    return verify(algorithm, body, signer.publicKey, Buffer.from(signatureText, 'base64'));
  };

  async function fetchChain(address: string, network: string): Promise<readonly X509Certificate[]> {
    const running = fetching.get(address);
    if (running) return running;
    if (!mayFetch(network)) return [];
    const fetched = trust.fetchChain(address).then((pem) => readCertificates(pem ?? ''));
    fetching.set(address, fetched);
    try {
      return await fetched;
    } finally {
      fetching.delete(address);
    }
  }

  /** Counts a fetch. A network that names many addresses does not limit the fetches of others. */
  function mayFetch(network: string): boolean {
    if (trust.now() - fetches.since > 60_000) {
      fetches.since = trust.now();
      fetches.count = 0;
      fetches.byNetwork.clear();
    }
    const ofNetwork = (fetches.byNetwork.get(network) ?? 0) + 1;
    if (ofNetwork > maxFetchesOfNetwork || fetches.count >= maxFetches) return false;
    fetches.byNetwork.set(network, ofNetwork);
    fetches.count += 1;
    return true;
  }

  function keep(address: string, chain: readonly X509Certificate[]) {
    const [oldest] = chains.keys();
    if (!chains.has(address) && chains.size >= maxCachedChains && oldest !== undefined) chains.delete(oldest);
    chains.set(address, chain);
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
