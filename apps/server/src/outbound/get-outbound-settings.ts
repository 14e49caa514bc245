import type { Services } from '../services.ts';
import { createHostLookups } from './host-lookups.ts';
import { readOutboundRules } from './outbound-rules.ts';
import type { OutboundSettings } from './send-outbound-request.ts';

/** The settings of this server for the requests of a team, whose lookups share the places of the process. */
export function getOutboundSettings(
  { config, now, processState }: Pick<Services, 'config' | 'now' | 'processState'>,
  owner: string,
): OutboundSettings {
  return {
    rules: readOutboundRules(config.outboundAllow),
    findAddresses: (host, signal) => processState.get(createHostLookups, now).find(owner, host, signal),
    now,
  };
}
