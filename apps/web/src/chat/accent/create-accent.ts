import { getContrast, parseColour, type Colour } from './contrast.ts';

/** The colours derived from the accent colour of a site. */
export interface Accent {
  readonly accent: string;
  /** Text on the accent. */
  readonly onAccent: string;
  /** A background tinted with the accent, for text in the accent. */
  readonly soft: string;
}

const grounds = { light: [251, 249, 247], dark: [23, 19, 15] } as const satisfies Record<string, Colour>;
const white: Colour = [255, 255, 255];
const ink: Colour = [23, 17, 12];
/** The AA contrast of text is 4.5; the margin covers rounding. */
const enough = 4.6;

/**
 * Derives the accent for a colour scheme from a colour as `#rgb` or `#rrggbb`; undefined for any other text.
 *
 * The colour is mixed with black or white, no more than needed, until text in it and on it has AA contrast.
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
