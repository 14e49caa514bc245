import { lazy } from 'react';
import type { Site } from './site.ts';

const ControlTowerPage = lazy(async () => ({
  default: (await import('../features/control-tower/index.ts')).ControlTowerPage,
}));

/** Where those who run the installation read what people send. */
export const controltower: Site = {
  flavour: 'controltower',
  title: 'Control tower',
  routes: [
    { path: '/', show: () => <ControlTowerPage /> },
    { path: '/crashes', show: () => <ControlTowerPage /> },
  ],
  navigation: [],
  hasTeamSwitch: false,
  isForStaff: true,
  textSize: 16,
};
