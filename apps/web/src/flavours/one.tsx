import {
  IconBook2,
  IconFolders,
  IconHelpCircle,
  IconLayoutDashboard,
  IconTemplate,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import type { Site } from './site.ts';
import { lazyView } from '../loading/lazy-view.tsx';

const loadDashboard = () => import('../features/one-dashboard/index.ts');
const DashboardPage = lazyView(async () => (await loadDashboard()).OneDashboardPage);
const ProjectsPage = lazyView(async () => (await loadDashboard()).OneProjectsPage);
const TemplatesPage = lazyView(async () => (await loadDashboard()).OneTemplatesPage);
const EditorPage = lazyView(async () => (await import('../features/one-authoring/index.ts')).OneEditorPage);
const TeamsPage = lazyView(async () => (await import('../features/teams/index.ts')).TeamsPage);
const GuidesPage = lazyView(async () => (await import('../features/guides/index.ts')).GuidesPage);
const MediaLibraryPage = lazyView(async () => (await import('../features/media-library/index.ts')).MediaLibraryPage);

const iconProps = { size: 20, stroke: 1.7 };

/** Authoring from templates: chapters of nested pages. */
export const one: Site = {
  flavour: 'one',
  title: 'One',
  routes: [
    { path: '/', show: () => <DashboardPage /> },
    { path: '/projects', show: () => <ProjectsPage /> },
    { path: '/teams', show: () => <TeamsPage /> },
    { path: '/templates', show: () => <TemplatesPage /> },
    { path: '/guides', show: () => <GuidesPage /> },
    { path: '/library', show: () => <MediaLibraryPage /> },
    {
      path: '/projects/:projectId',
      show: ({ projectId }) => projectId && <EditorPage key={projectId} projectId={projectId} />,
    },
  ],
  // The sections of A2.12.
  navigation: [
    { kind: 'page', name: 'dashboard', path: '/', icon: <IconLayoutDashboard {...iconProps} /> },
    { kind: 'page', name: 'myProjects', path: '/projects', icon: <IconFolders {...iconProps} /> },
    { kind: 'page', name: 'myTeams', path: '/teams', icon: <IconUsers {...iconProps} /> },
    { kind: 'page', name: 'templates', path: '/templates', icon: <IconTemplate {...iconProps} /> },
    { kind: 'page', name: 'userGuides', path: '/guides', icon: <IconBook2 {...iconProps} /> },
    { kind: 'link', name: 'help', link: 'help', absent: 'noHelp', icon: <IconHelpCircle {...iconProps} /> },
    {
      kind: 'link',
      name: 'community',
      link: 'community',
      absent: 'noCommunity',
      icon: <IconUsersGroup {...iconProps} />,
    },
  ],
  library: '/library',
  hasTeamSwitch: true,
  textSize: 14,
};
