import { portalCalls } from '@confab/contracts';
import type { ApiClient } from './api-client.ts';
import { isLocalHost } from '../platform/is-local-host.ts';
import { clientVersion, setLogReporter, setLogThreshold } from '../platform/log.ts';

/** What goes wrong again and again on a page is told no more often than this. */
const reportsMax = 10;
const messageLength = 1_000;

interface ClientStart {
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
export async function reportClientStart(api: ApiClient, { appName, at, now }: ClientStart): Promise<void> {
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
    setLogReporter(createLogReporter(api, appName, at));
  } catch {
    // Whether this arrives is no affair of whoever uses the page.
  }
}

/** Tells what is logged as a warning or an error, each message once (A8.96). */
function createLogReporter(
  api: ApiClient,
  appName: string,
  at: ClientStart['at'],
): Parameters<typeof setLogReporter>[0] {
  const told = new Set<string>();
  return (level, message) => {
    if (told.has(message) || told.size >= reportsMax) return;
    told.add(message);
    const body = {
      timestamp: new Date().toISOString(),
      level,
      messageTemplate: '{AppName} at {Location}: {InputMessage}',
      properties: {
        AppName: appName,
        Location: at.origin + at.pathname,
        InputMessage: message.slice(0, messageLength),
      },
    };
    // That it does not arrive is no affair of whoever uses the page either.
    api.call(portalCalls.log, { body }).catch(() => undefined);
  };
}
