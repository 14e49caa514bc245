import { getContrast, parseColour, type Colour } from './contrast.ts';

/** The colours that follow from the one a site chose. */
export interface Accent {
  readonly accent: string;
  /** Words on the accent. */
  readonly onAccent: string;
  /** A ground with a touch of the accent, for the accent's own words. */
  readonly soft: string;
}

const grounds = { light: [251, 249, 247], dark: [23, 19, 15] } as const satisfies Record<string, Colour>;
const white: Colour = [255, 255, 255];
const ink: Colour = [23, 17, 12];
/** What AA asks of words, and a little more: mixing rounds. */
const enough = 4.6;

/**
 * The accent for a scheme, from a colour as `#rgb` or `#rrggbb`; undefined where it is none.
 *
 * Whatever the colour, its words on the ground and the words on it have the contrast that AA asks for: it is moved
 * towards black or white, as far as needed and no further.
 */
export function createAccent(text: string, scheme: 'light' | 'dark'): Accent | undefined {
  const chosen = parseColour(text);
  if (!chosen) return undefined;
  const ground = grounds[scheme];
  const end = scheme === 'light' ? ink : white;
  for (let step = 0; ; step += 1) {
    const accent = mix(chosen, end, step / 20);
    const soft = mix(ground, accent, 0.08);
    const onAccent = getContrast(accent, white) >= getContrast(accent, ink) ? white : ink;
    const isReadable = getContrast(accent, soft) >= enough && getContrast(accent, ground) >= enough;
    if ((isReadable && getContrast(accent, onAccent) >= enough) || step === 20)
      return { accent: hex(accent), onAccent: hex(onAccent), soft: hex(soft) };
  }
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

function hex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
