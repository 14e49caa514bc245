import type { Site } from './site.ts';
import { lazyView } from '../loading/lazy-view.tsx';

const BenchPage = lazyView(async () => (await import('../features/test-bench/index.ts')).TestBenchPage);

/** The test bench: test plans, suites, runs and coverage of a whole project. */
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
