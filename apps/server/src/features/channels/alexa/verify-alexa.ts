import { verify, type X509Certificate } from 'node:crypto';
import { readCertificates, trustedSigner } from './trusted-chain.ts';

/** What the verifier needs of the outside. */
export interface AlexaTrust {
  /** Roots that a chain may end at. */
  readonly roots: () => readonly X509Certificate[];
  /** The PEM file at an address; undefined where there is none. */
  readonly fetchChain: (address: string) => Promise<string | undefined>;
  readonly now: () => number;
}

/** A request as it came: nothing of it is believed yet. */
export interface SignedRequest {
  readonly certificateUrl: string;
  /** Over SHA-256, base64; empty where it did not come. */
  readonly signature256: string;
  /** Over SHA-1, as older requests have it. */
  readonly signature: string;
  readonly body: Buffer;
}

const mostRemembered = 20;
/** New chains looked at in a minute; Amazon changes its own a few times a year. */
const mostNew = 10;

/** Tells whether a request was signed by Alexa, by the rules that Amazon gives for a skill's own service. */
export function createAlexaVerifier(trust: AlexaTrust): (request: SignedRequest) => Promise<boolean> {
  const chains = new Map<string, Promise<readonly X509Certificate[]>>();
  let looked = { since: 0, count: 0 };

  return async ({ certificateUrl, signature256, signature, body }) => {
    const address = chainAddress(certificateUrl);
    if (address === undefined || (signature256 === '' && signature === '')) return false;
    const signer = trustedSigner(await chainAt(address), trust.roots(), trust.now());
    if (!signer) {
      chains.delete(address);
      return false;
    }
    // The stronger one counts where both came.
    const [algorithm, given] = signature256 === '' ? ['RSA-SHA1', signature] : ['RSA-SHA256', signature256];
    return verify(algorithm, body, signer.publicKey, Buffer.from(given, 'base64'));
  };

  function chainAt(address: string): Promise<readonly X509Certificate[]> {
    const known = chains.get(address);
    if (known) return known;
    if (trust.now() - looked.since > 60_000) looked = { since: trust.now(), count: 0 };
    looked.count += 1;
    if (looked.count > mostNew) return Promise.resolve([]);
    const [oldest] = chains.keys();
    if (chains.size >= mostRemembered && oldest !== undefined) chains.delete(oldest);
    const fetched = trust.fetchChain(address).then((pem) => readCertificates(pem ?? ''));
    chains.set(address, fetched);
    return fetched;
  }
}

/** The address of a chain in the one form that it is fetched by; undefined for one that is not Amazon's. */
export function chainAddress(written: string): string | undefined {
  if (!URL.canParse(written)) return undefined;
  const { protocol, hostname, port, pathname, username, password } = new URL(written);
  const isAmazons =
    protocol === 'https:' &&
    hostname === 's3.amazonaws.com' &&
    // The port that https has anyway is not written.
    port === '' &&
    pathname.startsWith('/echo.api/') &&
    username === '' &&
    password === '';
  return isAmazons ? `https://s3.amazonaws.com${pathname}` : undefined;
}
