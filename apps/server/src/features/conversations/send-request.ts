import type { TeamId } from '@confab/model';
import { exceptionMessages, type HttpResult, type HttpCall } from '@confab/dialog-engine';
import { sendOutboundRequest } from '../../outbound/send-outbound-request.ts';
import { getOutboundSettings } from '../../outbound/get-outbound-settings.ts';
import { addRequestSecrets, maskTexts } from './add-request-secrets.ts';
import type { Services } from '../../services.ts';

/** Pending requests of one team in this process (SIM-3). */
const maxConcurrentRequests = 10;
/** The number of pending requests of each team. */
const createRequestCounts = () => new Map<string, number>();
const busy: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: exceptionMessages.requestsBusy,
  ms: 0,
};

const secretMissing: HttpResult = {
  type: 'failed',
  reason: 'network',
  message: exceptionMessages.secretMissing,
  ms: 0,
};

/** Sends a request for a team with the secrets it needs, unless too many of its requests are under way. */
export async function sendRequest(
  services: Pick<Services, 'config' | 'db' | 'now' | 'processState'>,
  teamId: TeamId,
  call: HttpCall,
): Promise<HttpResult> {
  const requestCounts = services.processState.get(createRequestCounts);
  const before = requestCounts.get(teamId) ?? 0;
  if (before >= maxConcurrentRequests) return busy;
  requestCounts.set(teamId, before + 1);
  try {
    const filled = await addRequestSecrets(services, teamId, call);
    if (!filled) return secretMissing;
    const result = await sendOutboundRequest(filled.call, getOutboundSettings(services, teamId));
    return result.type === 'responded' ? { ...result, body: maskTexts(result.body, filled.texts) } : result;
  } finally {
    const left = (requestCounts.get(teamId) ?? 1) - 1;
    if (left > 0) requestCounts.set(teamId, left);
    else requestCounts.delete(teamId);
  }
}
