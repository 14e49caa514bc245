import type { Site } from './site.ts';
import { lazyView } from '../loading/lazy-view.tsx';

const ControlTowerPage = lazyView(async () => (await import('../features/control-tower/index.ts')).ControlTowerPage);

const ReviewPage = lazyView(async () => (await import('../features/control-tower/index.ts')).ReviewPage);

/** The paths of the tabs; the page shows the one of the address. */
const tabs = ['', 'crashes', 'reviews', 'accounts', 'teams', 'jobs', 'health', 'audit'];

/**
 * The control tower: the staff reads feedback and crash reports, reviews One projects, and manages accounts, teams and
 * the server.
 */
export const controltower: Site = {
  flavour: 'controltower',
  title: 'Control tower',
  routes: [
    ...tabs.map((tab) => ({ path: `/${tab}`, show: () => <ControlTowerPage /> })),
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
