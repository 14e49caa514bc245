import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const refreshMs = 30_000;

/** The current time in milliseconds, updated every 30 seconds. */
export function useNow(): number {
  const [nowMs, setNow] = useState(() => Date.now());
  useInterval(() => setNow(Date.now()), refreshMs, { autoInvoke: true });
  return nowMs;
}
