import type { TeamId } from '@confab/model';
import type { HttpResult, HttpCall } from '@confab/dialog-engine';
import { outboundRequest } from '../../outbound/outbound-request.ts';
import { readOutboundRules } from '../../outbound/outbound-rules.ts';
import type { Services } from '../../services.ts';

/** Requests of one team under way at once, in this process (SIM-3). */
const maxConcurrentRequests = 10;
const underWay = new Map<string, number>();
const busy: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: 'Too many requests of this team are under way.',
  ms: 0,
};

/** Sends a request for a team, if it has not too many under way. */
export async function sendRequest(
  { config, now }: Pick<Services, 'config' | 'now'>,
  teamId: TeamId,
  call: HttpCall,
): Promise<HttpResult> {
  const before = underWay.get(teamId) ?? 0;
  if (before >= maxConcurrentRequests) return busy;
  underWay.set(teamId, before + 1);
  try {
    return await outboundRequest(call, { rules: readOutboundRules(config.outboundAllow), now });
  } finally {
    const left = (underWay.get(teamId) ?? 1) - 1;
    if (left > 0) underWay.set(teamId, left);
    else underWay.delete(teamId);
  }
}
