import { timings } from '@confab/model';
import { useEffect, useState } from 'react';
import type { CommandResult } from '../../../editing/index.ts';

export type Outcome = 'idle' | 'working' | CommandResult['type'];

/** The status of an asynchronous action: working, then done or failed for 2 s (A4.59). */
export function useActionStatus(work: () => Promise<CommandResult>): {
  readonly status: Outcome;
  readonly run: () => void;
} {
  const [status, setStatus] = useState<Outcome>('idle');
  useEffect(() => {
    if (status === 'idle' || status === 'working') return undefined;
    const timer = setTimeout(() => setStatus('idle'), timings.statusIconHideMs);
    return () => clearTimeout(timer);
  }, [status]);

  async function run() {
    setStatus('working');
    const { type } = await work();
    setStatus(type);
  }

  return { status, run: () => void run() };
}
