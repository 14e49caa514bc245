import { Suspense, useEffect } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import type { Site } from '../../flavours/site.ts';
import { words } from '../../flavours/words.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useWords } from '../../words/define-words.ts';
import { ClosedSite } from './closed-site.tsx';
import { PageLoading } from './page-loading.tsx';

/** The pages of a site; any other path redirects to the home page (P2.9). */
export function SitePages({ site }: { readonly site: Site }) {
  useEffect(() => {
    // A page whose code cannot be loaded now is loaded again when it is visited.
    site.fetchPages?.().catch(() => undefined);
  }, [site]);
  const names = useWords(words);
  /** The name of a page in the navigation. The title of the account portal is the product name alone (P2.20). */
  function findName(path: string) {
    const entry =
      site.flavour === 'my' ? undefined : site.navigation.find((one) => one.kind === 'page' && one.path === path);
    return entry && names[entry.name];
  }
  if (site.routes.length === 0) return <ClosedSite site={site} />;
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        {site.routes.map(({ path, show }) => (
          <Route key={path} path={path}>
            {(ids) => (
              <>
                {findName(path) !== undefined && <PageTitle parts={[findName(path)]} />}
                {show(ids)}
              </>
            )}
          </Route>
        ))}
        <Route>
          <Redirect to="/" replace />
        </Route>
      </Switch>
    </Suspense>
  );
}
