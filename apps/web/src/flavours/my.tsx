import { IconBook2, IconHelpCircle, IconShieldLock, IconUser, IconUsers, IconUsersGroup } from '@tabler/icons-react';
import type { Site } from './site.ts';
import { lazyView } from '../loading/lazy-view.tsx';

const WelcomeCard = lazyView(async () => (await import('../features/home/index.ts')).WelcomeCard);
const loadProfile = async () => (await import('../features/profile/index.ts')).ProfilePage;
const ProfilePage = lazyView(loadProfile);
const loadTeams = async () => (await import('../features/teams/index.ts')).TeamsPage;
const TeamsPage = lazyView(loadTeams);
const loadSecurity = async () => (await import('../features/security/index.ts')).SecurityPage;
const SecurityPage = lazyView(loadSecurity);
const loadGuides = async () => (await import('../features/guides/index.ts')).GuidesPage;
const GuidesPage = lazyView(loadGuides);

const iconProps = { size: 20, stroke: 1.7 };

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
    { kind: 'page', name: 'profile', path: '/myprofile', icon: <IconUser {...iconProps} /> },
    { kind: 'page', name: 'teams', path: '/teams', icon: <IconUsers {...iconProps} /> },
    { kind: 'page', name: 'security', path: '/security', icon: <IconShieldLock {...iconProps} /> },
    {
      kind: 'link',
      name: 'community',
      link: 'community',
      absent: 'noCommunity',
      icon: <IconUsersGroup {...iconProps} />,
    },
    { kind: 'page', name: 'guides', path: '/guides', icon: <IconBook2 {...iconProps} /> },
    { kind: 'link', name: 'help', link: 'help', absent: 'noHelp', icon: <IconHelpCircle {...iconProps} /> },
  ],
  hasTeamSwitch: false,
  fetchPages: () => Promise.all([loadProfile(), loadTeams(), loadSecurity(), loadGuides()]),
  textSize: 16,
};
