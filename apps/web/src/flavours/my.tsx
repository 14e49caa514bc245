import { IconBook2, IconHelpCircle, IconShieldLock, IconUser, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Site } from './site.ts';

const WelcomeCard = lazy(async () => ({ default: (await import('../features/home/index.ts')).WelcomeCard }));
const ProfilePage = lazy(async () => ({ default: (await import('../features/profile/index.ts')).ProfilePage }));
const TeamsPage = lazy(async () => ({ default: (await import('../features/teams/index.ts')).TeamsPage }));
const SecurityPage = lazy(async () => ({ default: (await import('../features/security/index.ts')).SecurityPage }));
const GuidesPage = lazy(async () => ({ default: (await import('../features/guides/index.ts')).GuidesPage }));

const drawn = { size: 20, stroke: 1.7 };

/** The account portal. */
export const my: Site = {
  flavour: 'my',
  title: 'Account',
  routes: [
    {
      path: '/',
      show: () => (
        <>
          <WelcomeCard />
          <ProfilePage />
        </>
      ),
    },
    { path: '/myprofile', show: () => <ProfilePage /> },
    { path: '/teams', show: () => <TeamsPage /> },
    { path: '/security', show: () => <SecurityPage /> },
    { path: '/guides', show: () => <GuidesPage /> },
  ],
  navigation: [
    { kind: 'page', name: 'profile', path: '/myprofile', icon: <IconUser {...drawn} /> },
    { kind: 'page', name: 'teams', path: '/teams', icon: <IconUsers {...drawn} /> },
    { kind: 'page', name: 'security', path: '/security', icon: <IconShieldLock {...drawn} /> },
    {
      kind: 'link',
      name: 'community',
      link: 'community',
      absent: 'noCommunity',
      icon: <IconUsersGroup {...drawn} />,
    },
    { kind: 'page', name: 'guides', path: '/guides', icon: <IconBook2 {...drawn} /> },
    { kind: 'link', name: 'help', link: 'help', absent: 'noHelp', icon: <IconHelpCircle {...drawn} /> },
  ],
  hasTeamSwitch: false,
  textSize: 16,
};
