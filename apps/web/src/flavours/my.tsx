import { IconBook2, IconHome, IconUsersGroup } from '@tabler/icons-react';
import { lazy } from 'react';
import type { Site } from './site.ts';

const HomePage = lazy(async () => ({ default: (await import('../features/home/index.ts')).HomePage }));

/** The account portal. */
export const my: Site = {
  flavour: 'my',
  title: 'Account',
  routes: [{ path: '/', show: () => <HomePage /> }],
  navigation: [
    { kind: 'page', label: 'Home', path: '/', icon: <IconHome size={20} stroke={1.7} /> },
    { kind: 'link', label: 'Community', link: 'community', icon: <IconUsersGroup size={20} stroke={1.7} /> },
    { kind: 'link', label: 'Help', link: 'help', icon: <IconBook2 size={20} stroke={1.7} /> },
  ],
  hasTeamSwitch: false,
  textSize: 16,
};
