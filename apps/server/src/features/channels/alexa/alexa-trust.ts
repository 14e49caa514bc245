import { X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { sendOutboundRequest } from '../../../outbound/send-outbound-request.ts';
import { getOutboundSettings } from '../../../outbound/get-outbound-settings.ts';
import type { Services } from '../../../services.ts';
import type { AlexaTrust } from './verify-alexa.ts';

const timeoutMs = 3_000;

/** Trusts the root certificates of Node, and fetches certificate chains under the rules for outbound requests. */
export function createPublicTrust(services: Pick<Services, 'config' | 'now' | 'processState'>): AlexaTrust {
  let roots: readonly X509Certificate[] | undefined;
  return {
    now: services.now,
    roots: () => (roots ??= rootCertificates.map((pem) => new X509Certificate(pem))),
    async fetchChain(url) {
      const call = { method: 'GET', url, headers: {}, body: null, timeoutMs };
      const answer = await sendOutboundRequest(call, getOutboundSettings(services, 'alexa'));
      return answer.type === 'responded' && answer.status === 200 ? answer.body : undefined;
    },
  };
}
