import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

// The colours of light and dark screens are scanned in the browser; those of every palette are computed here.
const tokenFile = readFileSync('packages/ui/src/tokens.css', 'utf8');

type Tokens = ReadonlyMap<string, string>;
type Colour = readonly number[];

/** The palettes of the file, each with its colours. */
const palettes = new Map(
  [...tokenFile.matchAll(/:root\[data-palette='(\w+)'\]\[data-palette='\w+'\] \{([^}]*)\}/g)].map(
    ([, name = '', block = '']) => [
      name,
      new Map(
        [...block.matchAll(/--cf-([\w-]+): (#[\da-f]{6});/g)].map(([, token = '', colour = '']) => [token, colour]),
      ),
    ],
  ),
);

const surfaces = ['ground', 'panel', 'raised', 'sunken', 'hover', 'canvas'] as const;
const softSurfaces = ['accent-soft', 'red-soft', 'amber-soft', 'green-soft', 'blue-soft'] as const;

function parse(tokens: Tokens, name: string): Colour {
  const colour = tokens.get(name) ?? '';
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

/** A colour of a palette, or a mix as `selection 14% panel`, as `color-mix(in srgb, …)` computes it. */
function resolve(tokens: Tokens, name: string): Colour {
  const [over = '', share, under = ''] = name.split(' ');
  if (share === undefined) return parse(tokens, over);
  const weight = Number.parseInt(share, 10) / 100;
  const ground = parse(tokens, under);
  return parse(tokens, over).map((part, at) => part * weight + (ground[at] ?? Number.NaN) * (1 - weight));
}

function getLuminance(colour: Colour): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The pairs with less contrast than WCAG requires; a missing colour has no contrast. */
function listWeakPairs(tokens: Tokens, names: readonly string[], grounds: readonly string[], atLeast: number) {
  return names.flatMap((name) =>
    grounds.flatMap((ground) => {
      const [low = 0, high = 0] = [name, ground]
        .map((one) => getLuminance(resolve(tokens, one)))
        .toSorted((one, other) => one - other);
      const ratio = (high + 0.05) / (low + 0.05);
      return ratio >= atLeast ? [] : [`${name} on ${ground}: ${ratio.toFixed(2)}`];
    }),
  );
}

/** The token pairs of style rules that set a text colour and a background, such as `red on red-soft`. */
function listStyledPairs(): readonly string[] {
  const files = ['apps/web/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => `${folder}/${path}`),
  );
  const pairs = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) => {
      const text = /(?:^|[\s;])color: var\(--cf-([\w-]+)\);/.exec(rule)?.[1];
      const ground = /(?:^|[\s;])background(?:-color)?: var\(--cf-([\w-]+)\);/.exec(rule)?.[1];
      return text === undefined || ground === undefined ? [] : [`${text} on ${ground}`];
    }),
  );
  return [...new Set(pairs)].toSorted();
}

describe('the contrast of the palettes', () => {
  test('the file has the four palettes', () => {
    expect([...palettes.keys()]).toEqual(['light', 'dark', 'midnight', 'el']);
  });

  describe.each([...palettes])('%s', (_name, tokens) => {
    test('text has a contrast of 4.5 on every surface, on tinted surfaces and on cards', () => {
      const cards = [...tokens.keys()].filter((token) => token.startsWith('card-'));
      const selected = ['selection 14% panel', 'selection 18% panel'];
      const tinted = cards.flatMap((card) => [`${card} 14% raised`, `${card} 14% panel`, `${card} 16% raised`]);
      const grounds = [...surfaces, ...softSurfaces, ...selected, ...tinted];
      expect(listWeakPairs(tokens, ['text', 'quiet'], grounds, 4.5)).toEqual([]);
      // The name of a group.
      const groupNames = cards.map((card) => `${card} 16% canvas`);
      expect(listWeakPairs(tokens, ['text'], groupNames, 4.5)).toEqual([]);
      expect(listWeakPairs(tokens, ['accent-text', 'red', 'amber', 'green', 'blue'], surfaces, 4.5)).toEqual([]);
    });

    test('text has a contrast of 4.5 on the background that its own style rule sets', () => {
      const pairs = listStyledPairs();
      expect(pairs.length).toBeGreaterThan(10);
      const weak = pairs
        .map((pair) => pair.split(' on '))
        .filter(([text]) => text !== 'disabled')
        .flatMap(([text = '', ground = '']) => listWeakPairs(tokens, [text], [ground], 4.5));
      expect(weak).toEqual([]);
    });

    test('a switch that is off has a contrast of 3 with every surface', () => {
      const rule = /\.mantine-Switch-input:not\(:checked[^{]*\{([^}]*)\}/.exec(tokenFile)?.[1] ?? '';
      const track = /--switch-bg: var\(--cf-([\w-]+)\);/.exec(rule)?.[1] ?? '';
      expect(listWeakPairs(tokens, [track], [...surfaces, ...softSurfaces], 3)).toEqual([]);
    });

    test('the thumb of a switch has a contrast of 3 with its track, on and off', () => {
      const rule = /\.mantine-Switch-input:checked[^{]*\{([^}]*)\}/.exec(tokenFile)?.[1] ?? '';
      const thumb = /--switch-thumb-bg: var\(--cf-([\w-]+)\);/.exec(rule)?.[1] ?? '';
      expect(listWeakPairs(tokens, [thumb], ['accent'], 3)).toEqual([]);
      expect(listWeakPairs(new Map([...tokens, ['white', '#ffffff']]), ['white'], ['disabled'], 3)).toEqual([]);
    });

    test('focus rings, checked controls and pictures have a contrast of 3 with what is around them', () => {
      expect(listWeakPairs(tokens, ['accent', 'selection'], [...surfaces, ...softSurfaces], 3)).toEqual([]);
      expect(listWeakPairs(tokens, ['faint'], surfaces, 3)).toEqual([]);
      expect(listWeakPairs(tokens, ['disabled'], ['ground', 'panel', 'raised'], 3)).toEqual([]);
    });
  });
});
