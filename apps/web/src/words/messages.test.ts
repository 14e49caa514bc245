import {
  catalogueCalls,
  feedbackCalls,
  guideCalls,
  passwordResetCalls,
  profileCalls,
  securityCalls,
  signInCalls,
  teamCalls,
  welcomeCalls,
} from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { messages } from './messages.de.ts';

describe('the German messages', () => {
  test('every failure message of the portal has a German translation', () => {
    const groups = [
      signInCalls,
      welcomeCalls,
      passwordResetCalls,
      catalogueCalls,
      guideCalls,
      feedbackCalls,
      profileCalls,
      securityCalls,
      teamCalls,
    ];
    const said = groups.flatMap((calls) => Object.values(calls).map(({ fallbackMessage }) => fallbackMessage));
    expect(said.filter((message) => !Object.hasOwn(messages, message))).toEqual([]);
  });

  test('every German message keeps the placeholders of the English one', () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [english, german] of Object.entries(messages)) expect(places(german), english).toEqual(places(english));
  });
});
