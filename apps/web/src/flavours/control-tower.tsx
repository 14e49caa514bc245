import { lazy } from 'react';
import type { Site } from './site.ts';

const ControlTowerPage = lazy(async () => ({
  default: (await import('../features/control-tower/index.ts')).ControlTowerPage,
}));

/** The control tower: operators of the installation read feedback and crash reports. */
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
