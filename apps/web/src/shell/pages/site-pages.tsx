import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import type { Site } from '../../flavours/site.ts';
import { ClosedSite } from './closed-site.tsx';
import { PageLoading } from './page-loading.tsx';

/** The pages of a site; any other path redirects to the home page (P2.9). */
export function SitePages({ site }: { readonly site: Site }) {
  useEffect(() => {
    // A page whose code cannot be loaded now is loaded again when it is visited.
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
