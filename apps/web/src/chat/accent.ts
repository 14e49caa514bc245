/** Red, green, blue; 0 to 255 each. */
type Colour = readonly [number, number, number];

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
export function accentFrom(text: string, scheme: 'light' | 'dark'): Accent | undefined {
  const chosen = colourOf(text);
  if (!chosen) return undefined;
  const ground = grounds[scheme];
  const end = scheme === 'light' ? ink : white;
  for (let step = 0; ; step += 1) {
    const accent = mix(chosen, end, step / 20);
    const soft = mix(ground, accent, 0.08);
    const onAccent = contrast(accent, white) >= contrast(accent, ink) ? white : ink;
    const isReadable = contrast(accent, soft) >= enough && contrast(accent, ground) >= enough;
    if ((isReadable && contrast(accent, onAccent) >= enough) || step === 20)
      return { accent: hex(accent), onAccent: hex(onAccent), soft: hex(soft) };
  }
}

/** The contrast of two colours as WCAG counts it, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  return contrast(colourOf(one) ?? white, colourOf(other) ?? white);
}

function contrast(one: Colour, other: Colour): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

function mix(from: Colour, to: Colour, share: number): Colour {
  const part = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [part(0), part(1), part(2)];
}

function hex(colour: Colour): string {
  return `#${colour.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function colourOf(text: string): Colour | undefined {
  const digits = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return undefined;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  const part = (at: number) => Number.parseInt(six.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}
