import { timings } from '@confab/model';
import { useEffect, useState } from 'react';
import type { Done } from '../../editing/index.ts';

export type Outcome = 'idle' | 'working' | Done['type'];

/** How something that was asked for goes: at work, then done or failed for 2 s (A4.59). */
export function useOutcome(work: () => Promise<Done>): { readonly outcome: Outcome; readonly run: () => void } {
  const [outcome, setOutcome] = useState<Outcome>('idle');
  useEffect(() => {
    if (outcome === 'idle' || outcome === 'working') return undefined;
    const timer = setTimeout(() => setOutcome('idle'), timings.statusIconHideMs);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function run() {
    setOutcome('working');
    const { type } = await work();
    setOutcome(type);
  }

  return { outcome, run: () => void run() };
}
