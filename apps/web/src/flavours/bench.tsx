import { lazy } from 'react';
import type { Site } from './site.ts';

const BenchPage = lazy(async () => ({ default: (await import('../features/test-bench/index.ts')).BenchPage }));

/** Where a project's tests are seen as a whole: plans, suites, runs and what they cover. */
export const bench: Site = {
  flavour: 'bench',
  title: 'Test bench',
  routes: [
    { path: '/', show: () => <BenchPage projectId={undefined} /> },
    { path: '/projects/:projectId', show: ({ projectId }) => <BenchPage projectId={projectId} /> },
  ],
  navigation: [],
  hasTeamSwitch: true,
  textSize: 16,
};
