import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { palettes } from './theme.ts';

// Read from disk, because the test runner replaces style sheets by empty ones.
const css = readFileSync('packages/ui/src/tokens.css', 'utf8');

type Tokens = Readonly<Record<string, string>>;

/** The colours of a palette in the file. */
function tokensOf(palette: string): Tokens {
  const start = css.indexOf(`:root[data-palette='${palette}'][data-palette='${palette}'] {`);
  const block = css.slice(start, css.indexOf('}', start));
  return Object.fromEntries(
    [...block.matchAll(/--cf-([\w-]+): (#[\da-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.039_28 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** NaN, which passes no check, for a missing colour. */
function contrast(one = '', other = ''): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = ['ground', 'panel', 'raised', 'sunken', 'hover'];
const texts = ['text', 'quiet', 'accent-text', 'red', 'amber', 'green', 'blue'];
const cards = ['orange', 'amber', 'green', 'teal', 'blue', 'violet', 'rose'];

describe('the palettes', () => {
  test('the palettes are light, dark, a hidden third and el, each with the same colours (P3.30, P4.38)', () => {
    const [first, ...others] = palettes.map((palette) => Object.keys(tokensOf(palette)).toSorted());
    expect(palettes).toEqual(['light', 'dark', 'midnight', 'el']);
    expect(first?.length).toBeGreaterThan(30);
    for (const names of others) expect(names).toEqual(first);
  });

  test('light and dark carry the brand’s orange, and el has its own colours (P9.30)', () => {
    expect([tokensOf('light')['brand'], tokensOf('dark')['brand']]).toEqual(['#f66e41', '#f66e41']);
  });

  test('the value of a field that cannot be changed is as legible as other text', () => {
    const [, rule = ''] = /\.mantine-Input-input:is\(:disabled[^{]*\{([^}]*)\}/.exec(css) ?? [];
    expect(rule).toContain('opacity: 1;');
    const [, colour = ''] = /--input-disabled-color: var\(--cf-([\w-]+)\)/.exec(rule) ?? [];
    // Its ground is `sunken`; the contrast of all texts with it is checked below.
    expect(texts).toContain(colour);
    expect(css).toContain('--mantine-color-disabled: var(--cf-sunken);');
  });

  for (const palette of palettes) {
    const tokens = tokensOf(palette);
    const weak = (names: readonly string[], on: readonly string[], atLeast: number) =>
      names
        .flatMap((name) => on.map((ground) => ({ name, ground, ratio: contrast(tokens[name], tokens[ground]) })))
        .filter(({ ratio }) => !(ratio >= atLeast))
        .map(({ name, ground, ratio }) => `${name} on ${ground}: ${ratio.toFixed(2)}`);

    test(`texts in ${palette} have a contrast of at least 4.5 on every ground`, () => {
      expect(weak(texts, grounds, 4.5)).toEqual([]);
      expect(weak(['on-accent'], ['accent', 'accent-hover'], 4.5)).toEqual([]);
      expect(weak(['faint'], ['panel', 'raised', 'ground'], 4.5)).toEqual([]);
      for (const colour of ['red', 'amber', 'green', 'blue'])
        expect(weak([colour], [`${colour}-soft`], 4.5)).toEqual([]);
      expect(weak(['accent-text'], ['accent-soft'], 4.5)).toEqual([]);
    });

    test(`tooltips in ${palette} have a contrast of at least 4.5`, () => {
      const [, rule = ''] = /\.mantine-Tooltip-tooltip \{([^}]*)\}/.exec(css) ?? [];
      const [, ground = ''] = /--tooltip-bg: var\(--cf-([\w-]+)\)/.exec(rule) ?? [];
      const [, colour = ''] = /--tooltip-color: var\(--cf-([\w-]+)\)/.exec(rule) ?? [];
      expect(weak([colour], [ground], 4.5)).toEqual([]);
    });

    test(`disabled controls and card pictures in ${palette} have a contrast of at least 3`, () => {
      expect(weak(['disabled'], grounds, 3)).toEqual([]);
      expect(
        weak(
          cards.map((card) => `card-${card}`),
          ['panel'],
          3,
        ),
      ).toEqual([]);
    });
  }
});
