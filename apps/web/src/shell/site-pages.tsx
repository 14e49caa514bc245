import type { Flavour } from '@confab/model';
import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { sites } from '../flavours/flavour.ts';
import { ClosedSite } from './closed-site.tsx';
import { Splash } from './splash.tsx';

const HomePage = lazy(async () => ({ default: (await import('../features/home/index.ts')).HomePage }));
const ProjectsPage = lazy(async () => ({ default: (await import('../features/projects/projects-page.tsx')).ProjectsPage }));
const EditorPage = lazy(async () => ({ default: (await import('../features/authoring/index.ts')).EditorPage }));

/** The pages of a site, each loaded when it is first shown; any other path leads home (P2.9). */
export function SitePages({ flavour }: { readonly flavour: Flavour }) {
  if (!sites[flavour].isOpen) return <ClosedSite flavour={flavour} />;
  return (
    <Suspense fallback={<Splash />}>
      {flavour === 'pro' ? (
        <Switch>
          <Route path="/">
            <ProjectsPage />
          </Route>
          <Route path="/projects/:projectId">{({ projectId }) => <EditorPage key={projectId} projectId={projectId} />}</Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      ) : (
        <Switch>
          <Route path="/">
            <HomePage />
          </Route>
          <Route>
            <Redirect to="/" replace />
          </Route>
        </Switch>
      )}
    </Suspense>
  );
}
