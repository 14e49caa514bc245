import { createRequire } from 'node:module';
import { ensurePeers } from '../lib-peers.ts';

const require = createRequire(import.meta.url);

/** The parts of a moment by chrono-node. */
export interface ChronoMoment {
  get(part: string): number | null;
  /** Whether the text contains the part; other parts are filled in. */
  isCertain(part: string): boolean;
}

/** The used part of chrono-node. */
export interface Chrono {
  parse(
    text: string,
    reference: { readonly instant: Date; readonly timezone: number },
    options: { readonly forwardDate: boolean },
  ): readonly { readonly start: ChronoMoment; readonly end: ChronoMoment | null }[];
}

/** The parsers of chrono-node by language. */
export function loadChrono(): Readonly<Record<'en' | 'de', Chrono>> {
  ensurePeers();
  return require('chrono-node') as Readonly<Record<'en' | 'de', Chrono>>;
}
