import { accountCalls, catalogueCalls, portalCalls, profileCalls, securityCalls, teamCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { messages } from './messages.de.ts';

describe('the German messages', () => {
  test('have what is said of every failed call of the portal', () => {
    const groups = [accountCalls, catalogueCalls, portalCalls, profileCalls, securityCalls, teamCalls];
    const said = groups.flatMap((calls) => Object.values(calls).map(({ fallbackMessage }) => fallbackMessage));
    expect(said.filter((message) => !Object.hasOwn(messages, message))).toEqual([]);
  });

  test('keep the places that something is put in', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [english, german] of Object.entries(messages)) expect(places(german), english).toEqual(places(english));
  });
});
