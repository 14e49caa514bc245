import { describe, expect, test } from 'vitest';
import { findZoneName, getIanaZone, timeZoneNames } from './time-zones.ts';

describe('findZoneName', () => {
  test('the zone of each name leads back to a name of the same zone', () => {
    for (const name of timeZoneNames)
      expect(getIanaZone(findZoneName(getIanaZone(name)) ?? '')).toBe(getIanaZone(name));
  });

  test.each([
    ['Europe/Vienna', 'W. Europe Standard Time'],
    ['America/New_York', 'Eastern Standard Time'],
    ['America/Toronto', 'Eastern Standard Time'],
    ['Australia/Melbourne', 'AUS Eastern Standard Time'],
  ])('finds a name with the same clock for %s', (zone, name) => {
    expect(findZoneName(zone)).toBe(name);
  });

  test('knows no name for an unknown zone', () => {
    expect(findZoneName('Mars/Olympus')).toBeUndefined();
    expect(findZoneName('')).toBeUndefined();
  });
});
