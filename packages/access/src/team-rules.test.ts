import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTeamName, teamMessages, tidyTeamName } from './team-rules.ts';

describe('checkTeamName', () => {
  test.each(['Night Shift', 'Équipe 7', '夜勤', 'A', '🦉 Owls 👩‍👩‍👧', '<b>Bold</b>', 'a'.repeat(60)])(
    'takes %s',
    (name) => {
      expect(checkTeamName(name)).toBeUndefined();
    },
  );

  test.each(['', '   ', '\t\n'])('wants a name instead of %j (P5.17)', (name) => {
    expect(checkTeamName(name)).toBe('You must enter a team name');
  });

  test('is at most 60 characters long (TEAM-9)', () => {
    expect(checkTeamName('a'.repeat(61))).toBe(teamMessages.nameTooLong);
    expect(checkTeamName('🦉'.repeat(60))).toBeUndefined();
  });

  test.each(['A\r\nBcc: b@x.io', 'A\u0000B', 'A\u202eB', 'A\u2066B', 'A\u200bB', 'A\u2028B', 'A\ud800B'])(
    'refuses %j, of which something cannot be seen (TEAM-9)',
    (name) => {
      expect(checkTeamName(name)).toBe(teamMessages.nameUnprintable);
    },
  );
});

test('a tidy name stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const tidy = tidyTeamName(name);
      expect(tidyTeamName(tidy)).toBe(tidy);
      expect(checkTeamName(tidy)).toBe(checkTeamName(name));
    }),
  );
});
