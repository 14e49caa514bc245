import { describe, expect, test } from 'vitest';
import { visitor } from '../testing/small-projects.ts';
import { createMoment, locatePerson } from './moments.ts';

const [winter, summer] = [Date.parse('2026-01-15T12:00:00Z'), Date.parse('2026-07-15T12:00:00Z')];
const offsets = (place: object) => {
  const { offsetAt } = createMoment({ ...visitor, ...place }, winter);
  return [offsetAt(winter), offsetAt(summer)];
};

describe('the moment of an utterance', () => {
  test.each([
    [{ timeZone: 'Europe/Vienna' }, [60, 120]],
    [{ timeZone: 'America/New_York' }, [-300, -240]],
    [{ timeZone: 'Asia/Kolkata' }, [330, 330]],
    [{ timeZone: 'UTC' }, [0, 0]],
    [{ language: 'en-GB' }, [0, 60]],
    [{ language: 'en-GB', timeZone: 'Europe/Vienna' }, [60, 120]],
    [{ region: 'MX' }, [-360, -360]],
    [{ language: 'en' }, [0, 0]],
    [{ language: 'es-419' }, [0, 0]],
  ])('%j is so many minutes ahead of UTC in winter and in summer: %j', (place, ahead) => {
    expect(offsets(place)).toEqual(ahead);
  });

  test('the time zone and region that a channel sends are kept, and an unknown time zone is ignored', () => {
    expect(locatePerson({ timeZone: 'Asia/Tokyo', region: 'JP' })).toEqual({ timeZone: 'Asia/Tokyo', region: 'JP' });
    expect(locatePerson({ timeZone: 'Middle-earth/Shire', region: undefined })).toEqual({});
  });

  test('the zones of many names are found, however many strangers made up', () => {
    for (let count = 0; count < 300; count += 1) expect(locatePerson({ timeZone: `Nowhere/${count}` })).toEqual({});
    expect(offsets({ timeZone: 'Europe/Vienna' })).toEqual([60, 120]);
  });
});
