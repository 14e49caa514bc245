import { portalCalls } from '@confab/contracts';
import type { ApiClient } from '../api/api-client.ts';
import { isLocalHost } from './is-local-host.ts';
import { clientVersion, setLogThreshold } from './log.ts';

interface Start {
  readonly appName: string;
  readonly at: { readonly hostname: string; readonly origin: string; readonly pathname: string };
  readonly now: Date;
}

/**
 * Says once that the client has started, unless it runs on its own machine; the answer says from which level
 * on it shall log (P7.45, P7.46).
 *
 * Where it started is told without query and fragment: they may hold codes that are worth an account.
 */
export async function reportStart(api: ApiClient, { appName, at, now }: Start): Promise<void> {
  if (isLocalHost(at.hostname)) return;
  try {
    const { minimumLevelAccepted } = await api.call(portalCalls.log, {
      body: {
        timestamp: now.toISOString(),
        level: 'Information',
        messageTemplate: '{AppName} at {Location}: {InputMessage}',
        properties: {
          AppName: appName,
          Location: at.origin + at.pathname,
          InputMessage: `Client ${clientVersion} has started`,
        },
      },
    });
    setLogThreshold(minimumLevelAccepted);
  } catch {
    // Whether this arrives is no affair of whoever uses the page.
  }
}
