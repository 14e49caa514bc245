import type { Flavour } from '@confab/model';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import '@confab/ui/mono';
import { ApiFailure, type ApiFailureKind } from '../api/api-client.ts';
import { CommandPalette } from '../features/command-palette/index.ts';
import { sites } from '../flavours/sites.ts';
import { LiveProvider } from '../session/live-provider.tsx';
import { ScriptRunnerProvider, workerRunner } from '../scripting/index.ts';
import { useSession } from '../session/session-store.ts';
import { useReloadInstallation } from './start/use-reload-installation.ts';
import { AppFrame } from './frame/app-frame.tsx';
import { CrashBoundary } from './crash/crash-boundary.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import '../features/modals.ts';
import { SitePages } from './pages/site-pages.tsx';
import { ToastRegion } from '../toasts/index.ts';
import { usePortalData } from './pages/use-portal-data.ts';
import { useSiteActions } from './use-site-actions.ts';

/** Failures after which a query is not retried: the server does not have the data or does not allow to read it. */
const finalFailures: ReadonlySet<ApiFailureKind> = new Set<ApiFailureKind>(['notFound', 'forbidden', 'signedOut']);
const shouldRetry = (count: number, failure: Error) =>
  count < 1 && !(failure instanceof ApiFailure && finalFailures.has(failure.kind));

/** The signed-in client: queries, live connection, frame and the pages of the site. */
export function SignedIn({ flavour }: { readonly flavour: Flavour }) {
  const [queries] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: shouldRetry, refetchOnWindowFocus: false, staleTime: 5_000 } },
      }),
  );
  const signIn = useSession((state) => state.signIn);
  usePortalData(flavour, queries);
  useReloadInstallation();
  if (!signIn) return null;
  const site = sites[flavour];
  return (
    <QueryClientProvider client={queries}>
      <LiveProvider key={signIn.tvAccountId} signIn={signIn} flavour={flavour}>
        <AppFrame site={site}>
          <CrashBoundary>
            <ScriptRunnerProvider runner={workerRunner}>
              <SitePages site={site} />
            </ScriptRunnerProvider>
          </CrashBoundary>
        </AppFrame>
        <ScriptRunnerProvider runner={workerRunner}>
          <ModalHost />
        </ScriptRunnerProvider>
        <ToastRegion />
        <SiteActions flavour={flavour} />
        <CommandPalette />
      </LiveProvider>
    </QueryClientProvider>
  );
}

/** Registers the commands of every page, inside the provider of the query cache that they need. */
function SiteActions({ flavour }: { readonly flavour: Flavour }) {
  useSiteActions(flavour);
  return null;
}
