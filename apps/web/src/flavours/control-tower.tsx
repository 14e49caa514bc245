import { lazy } from 'react';
import type { Site } from './site.ts';

const ControlTowerPage = lazy(async () => ({
  default: (await import('../features/control-tower/index.ts')).ControlTowerPage,
}));

const ReviewPage = lazy(async () => ({ default: (await import('../features/control-tower/index.ts')).ReviewPage }));

/** The control tower: operators of the installation read feedback and crash reports, review One projects and look after accounts. */
export const controltower: Site = {
  flavour: 'controltower',
  title: 'Control tower',
  routes: [
    { path: '/', show: () => <ControlTowerPage /> },
    { path: '/crashes', show: () => <ControlTowerPage /> },
    { path: '/reviews', show: () => <ControlTowerPage /> },
    { path: '/accounts', show: () => <ControlTowerPage /> },
    { path: '/audit', show: () => <ControlTowerPage /> },
    {
      path: '/reviews/:reviewId',
      show: ({ reviewId = '' }) => <ReviewPage key={reviewId} reviewId={reviewId} />,
    },
  ],
  navigation: [],
  hasTeamSwitch: false,
  isForStaff: true,
  textSize: 16,
};
