import { assert, constantFrom, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getContrast, parseColour } from './contrast.ts';
import { createAccent } from './create-accent.ts';

const grounds = { light: '#fbf9f7', dark: '#17130f' } as const;
const aColour = integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** The contrast ratio of two colours that are written as text; NaN if one of the texts is not a colour. */
function measureContrast(one: string, other: string): number {
  const [first, second] = [parseColour(one), parseColour(other)];
  return first && second ? getContrast(first, second) : Number.NaN;
}

describe('createAccent', () => {
  test('text is readable on and in the accent of any chosen colour', () => {
    assert(
      property(aColour, constantFrom('light', 'dark'), (colour, scheme) => {
        const found = createAccent(colour, scheme);
        if (!found) throw new Error(`${colour} is a colour.`);
        expect(measureContrast(found.accent, found.onAccent)).toBeGreaterThanOrEqual(4.5);
        expect(measureContrast(found.accent, grounds[scheme])).toBeGreaterThanOrEqual(4.5);
        expect(measureContrast(found.accent, found.soft)).toBeGreaterThanOrEqual(4.5);
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

  test('createAccent does not change a readable colour', () => {
    expect(createAccent('#0b6a8f', 'light')?.accent).toBe('#0b6a8f');
    expect(createAccent('0AF', 'dark')?.accent).toBe('#00aaff');
  });

  test.each(['', 'red', '#12', 'url(https://evil.example)', '#12345g'])('createAccent rejects the text %j', (text) => {
    expect(createAccent(text, 'light')).toBeUndefined();
  });
});
