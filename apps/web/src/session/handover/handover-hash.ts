import type { Palette } from '@confab/ui';
import { readText } from '../../platform/stored-text.ts';

/** Every palette; a new one is a type error here. */
const paletteNames: Readonly<Record<Palette, true>> = { light: true, dark: true, el: true, midnight: true };

const isPalette = (name: string | null | undefined): name is Palette =>
  typeof name === 'string' && Object.hasOwn(paletteNames, name);

/** What the fragment of an address hands over to another site. */
export interface HandoverHash {
  readonly code: string;
  /** The state that the other site asked with; undefined for a code that it did not ask for. */
  readonly state: string | undefined;
  /** The palette that was chosen on the previous site; undefined where that site follows the system. */
  readonly palette: Palette | undefined;
}

/**
 * The fragment that hands over a sign-in and the palette chosen on this site. Each site stores its choice itself
 * (P4.36).
 */
export function createHandoverHash(code: string, state?: string): string {
  const palette = readText('colourScheme');
  return `handover=${code}${state === undefined ? '' : `&state=${state}`}${isPalette(palette) ? `&palette=${palette}` : ''}`;
}

/** Reads a fragment; undefined for any other one. */
export function parseHandoverHash(hash: string): HandoverHash | undefined {
  const [, code, state, palette] =
    /^#handover=([\w-]{43})(?:&state=([\w-]{43}))?(?:&palette=([a-z]{1,20}))?$/.exec(hash) ?? [];
  return code === undefined ? undefined : { code, state, palette: isPalette(palette) ? palette : undefined };
}
