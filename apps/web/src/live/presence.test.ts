import { aPresentPerson, numberedId } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import { personColour, personColours } from './person-colour.ts';
import { isEditedByOther, nobody, reducePresence } from './presence.ts';

const ada = aPresentPerson('ada', { tvAccountId: numberedId(1) });
const grace = aPresentPerson('grace', { tvAccountId: numberedId(2) });
const both = reducePresence(nobody, { type: 'listed', people: [ada, grace] });
const started = { type: 'editStarted', connectionId: 'grace', itemId: 'item', path: 'Connectors/r1/Kind' } as const;

describe('presence', () => {
  test('every list replaces the presence (A4.37)', () => {
    const next = reducePresence(both, { type: 'listed', people: [grace] });
    expect(next.people.map((one) => one.name)).toEqual(['grace']);
  });

  test('the presence of a connection follows it into an input and out again (A4.35, A4.36)', () => {
    const editing = reducePresence(both, started);
    expect(isEditedByOther(editing, 'ada', 'item', 'Connectors/r1/Kind')).toMatchObject({ name: 'grace' });
    const ended = reducePresence(editing, { type: 'editEnded', connectionId: 'grace' });
    expect(isEditedByOther(ended, 'ada', 'item', 'Connectors/r1/Kind')).toBeUndefined();
  });

  test('someone inside a table is present in the table, and not beside it', () => {
    const editing = reducePresence(both, started);
    expect(isEditedByOther(editing, 'ada', 'item', 'Connectors')).toBeDefined();
    expect(isEditedByOther(editing, 'ada', 'item', 'Connectors/r1/Kin')).toBeUndefined();
    expect(isEditedByOther(editing, 'ada', 'other item', 'Connectors')).toBeUndefined();
  });

  test("the author's own connection does not count as presence", () => {
    expect(isEditedByOther(reducePresence(both, started), 'grace', 'item', 'Connectors')).toBeUndefined();
  });

  test('presence keeps its reference when nothing changes', () => {
    expect(reducePresence(both, { type: 'listed', people: [{ ...ada }, { ...grace }] })).toBe(both);
    expect(reducePresence(both, { type: 'editEnded', connectionId: 'grace' })).toBe(both);
    expect(reducePresence(both, { ...started, connectionId: 'a stranger' })).toBe(both);
    expect(reducePresence(nobody, { type: 'disconnected' })).toBe(nobody);
  });

  test('presence ends with the connection', () => {
    expect(reducePresence(both, { type: 'disconnected' })).toBe(nobody);
  });
});

describe('a colour', () => {
  test('a person keeps the same colour', () => {
    expect(both.people.map((one) => one.colour)).toEqual([1, 2].map((number) => personColour(numberedId(number))));
  });

  test('colours are spread over people', () => {
    const used = new Set(Array.from({ length: 200 }, (_, at) => personColour(`person ${at}`)));
    expect(used.size).toBe(personColours.length);
  });

  test.each(personColours)('white text on %s has a contrast of at least 4.5 to 1', (colour) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return channel <= 0.039_28 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
    });
    const luminance = 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
    expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5);
  });
});
