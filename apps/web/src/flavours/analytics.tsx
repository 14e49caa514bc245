import { lazy } from 'react';
import type { Site } from './site.ts';

const AnalyticsPage = lazy(async () => ({ default: (await import('../features/analytics/index.ts')).AnalyticsPage }));

/** The analytics site: what visitors asked the projects of all teams of a person. */
export const analytics: Site = {
  flavour: 'analytics',
  title: 'Analytics',
  routes: [{ path: '/', show: () => <AnalyticsPage /> }],
  navigation: [],
  hasTeamSwitch: false,
  textSize: 16,
};
