import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import type { Site } from '../../flavours/site.ts';
import { ClosedSite } from './closed-site.tsx';
import { PageLoading } from './page-loading.tsx';

/** The pages of a site, each loaded at the latest when it is first shown; any other path leads home (P2.9). */
export function SitePages({ site }: { readonly site: Site }) {
  useEffect(() => {
    // A page that does not come now is asked for again when it is gone to.
    site.fetchPages?.().catch(() => undefined);
  }, [site]);
  if (site.routes.length === 0) return <ClosedSite site={site} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        {site.routes.map(({ path, show }) => (
          <Route key={path} path={path}>
            {show}
          </Route>
        ))}
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
