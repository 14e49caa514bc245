import type { Flavour } from '@confab/model';
import type { Site } from './site.ts';

/** Sites that have a name and an address but no screens yet. */
export const one = closed('one', 'One');
export const analytics = closed('analytics', 'Analytics');

function closed(flavour: Flavour, title: string): Site {
  return { flavour, title, routes: [], navigation: [], hasTeamSwitch: false, textSize: 16 };
}
