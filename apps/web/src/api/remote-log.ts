import { feedbackCalls } from '@confab/contracts';
import type { ApiClient } from './api-client.ts';
import { isLocalHost } from '../platform/is-local-host.ts';
import { clientVersion, setLogReporter, setLogThreshold } from '../platform/log.ts';

/** A page sends at most this many log messages. */
const reportsMax = 10;
const messageLength = 1_000;

interface ClientStart {
  readonly appName: string;
  readonly at: { readonly hostname: string; readonly origin: string; readonly pathname: string };
  readonly now: Date;
}

/**
 * Reports the start of the client to the server, and warnings and errors from then on, unless it runs on a local host.
 * The answer sets the log threshold (P7.45, P7.46).
 *
 * The reported location has no query and no fragment: they may contain codes that give access to an account.
 */
export async function reportClientStart(api: ApiClient, { appName, at, now }: ClientStart): Promise<void> {
  if (isLocalHost(at.hostname)) return;
  setLogReporter(createLogReporter(api, appName, at));
  try {
    const { minimumLevelAccepted } = await api.call(feedbackCalls.log, {
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
    // A failed report must not disturb the page.
  }
}

/** Creates the reporter of warnings and errors; it sends each message once (A8.96). */
function createLogReporter(
  api: ApiClient,
  appName: string,
  at: ClientStart['at'],
): Parameters<typeof setLogReporter>[0] {
  const sent = new Set<string>();
  return (level, message) => {
    if (sent.has(message) || sent.size >= reportsMax) return;
    sent.add(message);
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
    // A failed report must not disturb the page.
    api.call(feedbackCalls.log, { body }).catch(() => undefined);
  };
}
