import { portalCalls } from '@confab/contracts';
import type { ApiClient } from '../../api/api-client.ts';
import { isLocalHost } from '../../platform/is-local-host.ts';
import { logError } from '../../platform/log.ts';

const longest = 20_000;

interface Crash {
  readonly error: unknown;
  /** The parts of the page that it happened in, as React names them. */
  readonly componentStack: string;
  readonly at: { readonly hostname: string; readonly origin: string; readonly pathname: string };
  readonly browser: string;
  /** Of whoever is signed in, if anybody is. */
  readonly email: string | undefined;
}

/** Sends what crashed to those who can mend it; on the machine itself it stays in the console (P7.35). */
export async function reportCrash(api: ApiClient, { error, componentStack, at, browser, email }: Crash): Promise<void> {
  if (isLocalHost(at.hostname)) return;
  const what = error instanceof Error ? (error.stack ?? `${error.name}: ${error.message}`) : String(error);
  const report = [`${at.origin}${at.pathname}`, browser, what, componentStack].join('\n\n').slice(0, longest);
  try {
    await api.call(portalCalls.sendCrashReport, {
      body: { crashReport: report, feedbackType: 'Crash', ...(email === undefined ? {} : { email }) },
    });
  } catch {
    // Whoever looks at the crash has trouble enough.
    logError(portalCalls.sendCrashReport.fallbackMessage);
  }
}
