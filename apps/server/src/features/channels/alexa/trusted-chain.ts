import { X509Certificate } from 'node:crypto';

const signer = 'echo-api.amazon.com';
const maxChainLength = 8;

/** Reads the certificates of a PEM file in order; an empty list when one is invalid. */
export function readCertificates(pem: string): X509Certificate[] {
  const blocks = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  try {
    return blocks.map((block) => new X509Certificate(block));
  } catch {
    return [];
  }
}

/**
 * Returns the certificate that signs Alexa requests if its chain is valid: issued for the signer name, valid now, each
 * certificate issued by the next, up to a trusted root.
 */
export function findTrustedSigner(
  chain: readonly X509Certificate[],
  roots: readonly X509Certificate[],
  now: number,
): X509Certificate | undefined {
  const [leaf] = chain;
  if (!leaf || chain.length > maxChainLength) return undefined;
  if (leaf.checkHost(signer, { wildcards: false, subject: 'never' }) === undefined) return undefined;
  for (const [place, certificate] of chain.entries()) {
    if (!isValid(certificate, now)) return undefined;
    if (roots.some((root) => isRootOrIssuedByRoot(certificate, root) && isValid(root, now))) return leaf;
    const next = chain[place + 1];
    if (!next || !isIssuedBy(certificate, next)) return undefined;
  }
  return undefined;
}

/** Whether a certificate is the root itself or issued by it. */
function isRootOrIssuedByRoot(certificate: X509Certificate, root: X509Certificate) {
  return certificate.fingerprint256 === root.fingerprint256 || isIssuedBy(certificate, root);
}

function isIssuedBy(certificate: X509Certificate, issuer: X509Certificate) {
  return (
    certificate.issuer === issuer.subject &&
    issuer.ca &&
    certificate.checkIssued(issuer) &&
    certificate.verify(issuer.publicKey)
  );
}

function isValid({ validFrom, validTo }: X509Certificate, now: number) {
  return Date.parse(validFrom) <= now && now <= Date.parse(validTo);
}
