import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const refreshMs = 30_000;

/** The time, as often as what says how long ago something was has to be said anew. */
export function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), refreshMs, { autoInvoke: true });
  return nowMs;
}
