import type { TeamId } from '@confab/model';
import type { HttpResult, HttpCall } from '@confab/dialog-engine';
import { sendOutboundRequest } from '../../outbound/send-outbound-request.ts';
import { readOutboundRules } from '../../outbound/outbound-rules.ts';
import type { Services } from '../../services.ts';

/** Pending requests of one team in this process (SIM-3). */
const maxConcurrentRequests = 10;
/** The number of pending requests of each team. */
const createRequestCounts = () => new Map<string, number>();
const busy: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: 'Too many requests of this team are under way.',
  ms: 0,
};

/** Sends a request for a team, unless too many of its requests are under way. */
export async function sendRequest(
  { config, now, processState }: Pick<Services, 'config' | 'now' | 'processState'>,
  teamId: TeamId,
  call: HttpCall,
): Promise<HttpResult> {
  const requestCounts = processState.get(createRequestCounts);
  const before = requestCounts.get(teamId) ?? 0;
  if (before >= maxConcurrentRequests) return busy;
  requestCounts.set(teamId, before + 1);
  try {
    return await sendOutboundRequest(call, { rules: readOutboundRules(config.outboundAllow), now });
  } finally {
    const left = (requestCounts.get(teamId) ?? 1) - 1;
    if (left > 0) requestCounts.set(teamId, left);
    else requestCounts.delete(teamId);
  }
}
