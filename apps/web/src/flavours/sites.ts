import type { Flavour } from '@confab/model';
import { bench } from './bench.tsx';
import { analytics } from './analytics.tsx';
import { controltower } from './control-tower.tsx';
import { my } from './my.tsx';
import { one } from './one.tsx';
import { pro } from './pro.tsx';
import type { Site } from './site.ts';
import { test } from './tester.tsx';

/** Every site, by its flavour. */
export const sites: Readonly<Record<Flavour, Site>> = { pro, one, my, controltower, analytics, bench, test };
