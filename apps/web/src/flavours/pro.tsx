import { lazy } from 'react';
import type { Site } from './site.ts';

const ProjectsPage = lazy(async () => ({
  default: (await import('../features/projects/projects-page.tsx')).ProjectsPage,
}));
const EditorPage = lazy(async () => ({ default: (await import('../features/authoring/index.ts')).EditorPage }));

/** Professional authoring. */
export const pro: Site = {
  flavour: 'pro',
  title: 'Pro',
  routes: [
    { path: '/', show: () => <ProjectsPage /> },
    {
      path: '/projects/:projectId',
      show: ({ projectId = '' }) => <EditorPage key={projectId} projectId={projectId} />,
    },
  ],
  navigation: [],
  hasTeamSwitch: true,
  textSize: 14,
};
