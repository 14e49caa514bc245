import { lazyView } from '../loading/lazy-view.tsx';
import type { Site } from './site.ts';

const TesterPage = lazyView(async () => (await import('../features/tester/index.ts')).TesterPage);

/** The tester: talk to any stage of a project as its visitors do. */
export const test: Site = {
  flavour: 'test',
  title: 'Chatbot tester',
  routes: [
    { path: '/', show: () => <TesterPage projectId={undefined} /> },
    { path: '/projects/:projectId', show: ({ projectId }) => <TesterPage projectId={projectId} /> },
  ],
  navigation: [],
  hasTeamSwitch: true,
  textSize: 16,
};
