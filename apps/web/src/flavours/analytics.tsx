import type { Site } from './site.ts';
import { lazyView } from '../loading/lazy-view.tsx';

const AnalyticsPage = lazyView(async () => (await import('../features/analytics/index.ts')).AnalyticsPage);

/** The analytics site: what visitors asked the projects of all teams of a person. */
export const analytics: Site = {
  flavour: 'analytics',
  title: 'Analytics',
  routes: [{ path: '/', show: () => <AnalyticsPage /> }],
  navigation: [],
  hasTeamSwitch: false,
  textSize: 16,
};
