import { feedbackCalls } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import { isLocalHost } from '../../platform/is-local-host.ts';
import { formatError } from './format-error.ts';
import { logError } from '../../platform/log.ts';

const longest = 20_000;

interface Crash {
  readonly error: unknown;
  /** The React components in which it happened. */
  readonly componentStack: string;
  readonly at: { readonly hostname: string; readonly origin: string; readonly pathname: string };
  readonly browser: string;
  /** The address of the signed-in account, if any. */
  readonly email: string | undefined;
}

/** Reports a crash to the server, except from a local host (P7.35). */
export async function reportCrash(api: ApiClient, { error, componentStack, at, browser, email }: Crash): Promise<void> {
  if (isLocalHost(at.hostname)) return;
  const report = [`${at.origin}${at.pathname}`, browser, formatError(error), componentStack]
    .join('\n\n')
    .slice(0, longest);
  try {
    await api.call(feedbackCalls.sendCrashReport, {
      body: { crashReport: report, feedbackType: 'Crash', ...(email === undefined ? {} : { email }) },
    });
  } catch {
    // The crash notice must not show a second failure.
    logError(feedbackCalls.sendCrashReport.fallbackMessage);
  }
}
