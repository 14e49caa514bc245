import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accentFrom, contrastOf } from './accent.ts';

const grounds = { light: '#fbf9f7', dark: '#17130f' } as const;
const aColour = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

describe('accentFrom', () => {
  test('whatever colour a site chooses, every word on it and of it is readable', () => {
    assert(
      property(aColour, constantFrom('light', 'dark'), (colour, scheme) => {
        const found = accentFrom(colour, scheme);
        if (!found) throw new Error(`${colour} is a colour.`);
        expect(contrastOf(found.accent, found.onAccent)).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(found.accent, grounds[scheme])).toBeGreaterThanOrEqual(4.5);
        expect(contrastOf(found.accent, found.soft)).toBeGreaterThanOrEqual(4.5);
      }),
      {
        examples: [
          ['#ffffff', 'light'],
          ['#000000', 'dark'],
          ['#ffff00', 'light'],
          ['#808080', 'dark'],
        ],
      },
    );
  });

  test('leaves a colour alone that is readable as it is', () => {
    expect(accentFrom('#0b6a8f', 'light')?.accent).toBe('#0b6a8f');
    expect(accentFrom('0AF', 'dark')?.accent).toBe('#00aaff');
  });

  test.each(['', 'red', '#12', 'url(https://evil.example)', '#12345g'])('takes %j for no colour', (text) => {
    expect(accentFrom(text, 'light')).toBeUndefined();
  });
});
