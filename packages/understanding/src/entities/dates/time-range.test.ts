import { expect, test } from 'vitest';
import { getLanguage } from '../get-language.ts';
import { createScan } from '../scan.ts';
import { aWednesday } from '../testing/examples.ts';
import { readTimeOfDay } from './time.ts';

test.each(['from 7 to 8 pm', 'from 7 to 8', '7 - 8 pm', '17 to 18'])(
  'the words before a range are not read for a day where the range needs none: %s',
  (range) => {
    const before = 'we would all like to come on next Friday evening ';
    const context = { language: 'en', moment: aWednesday };
    const scan = createScan(before + range, getLanguage('en'), context);
    const at = before.trim().split(' ').length;
    const read: number[] = [];
    readTimeOfDay({ ...scan, at: (index) => (read.push(index), scan.at(index)) }, at);
    expect(Math.min(...read)).toBeGreaterThanOrEqual(at - 3);
  },
);
