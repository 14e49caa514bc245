import type { Site } from './site.ts';
import { lazyView } from '../loading/lazy-view.tsx';

const ProjectsPage = lazyView(async () => (await import('../features/projects/projects-page.tsx')).ProjectsPage);
const EditorPage = lazyView(async () => (await import('../features/authoring/editor-page.tsx')).EditorPage);
const MediaLibraryPage = lazyView(async () => (await import('../features/media-library/index.ts')).MediaLibraryPage);

/** Professional authoring. */
export const pro: Site = {
  flavour: 'pro',
  title: 'Pro',
  routes: [
    { path: '/', show: () => <ProjectsPage /> },
    { path: '/library', show: () => <MediaLibraryPage /> },
    {
      path: '/projects/:projectId',
      show: ({ projectId }) => projectId && <EditorPage key={projectId} projectId={projectId} />,
    },
  ],
  navigation: [],
  library: '/library',
  hasTeamSwitch: true,
  textSize: 14,
};
