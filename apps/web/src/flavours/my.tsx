import { IconBook2, IconHelpCircle, IconShieldLock, IconUser, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Site } from './site.ts';

const WelcomeCard = lazy(async () => ({ default: (await import('../features/home/index.ts')).WelcomeCard }));
const loadProfile = async () => ({ default: (await import('../features/profile/index.ts')).ProfilePage });
const ProfilePage = lazy(loadProfile);
const loadTeams = async () => ({ default: (await import('../features/teams/index.ts')).TeamsPage });
const TeamsPage = lazy(loadTeams);
const loadSecurity = async () => ({ default: (await import('../features/security/index.ts')).SecurityPage });
const SecurityPage = lazy(loadSecurity);
const loadGuides = async () => ({ default: (await import('../features/guides/index.ts')).GuidesPage });
const GuidesPage = lazy(loadGuides);

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
  fetchPages: () => Promise.all([loadProfile(), loadTeams(), loadSecurity(), loadGuides()]),
  textSize: 16,
};
