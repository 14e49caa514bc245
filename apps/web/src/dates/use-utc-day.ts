import { useInterval } from '@mantine/hooks';
import { useState } from 'react';

const refreshMs = 30_000;

const readUtcDay = () => new Date().toISOString().slice(0, 10);

/** The current day of UTC as 2026-11-30; follows within 30 seconds when the next day begins. */
export function useUtcDay(): string {
  const [day, setDay] = useState(readUtcDay);
  useInterval(() => setDay(readUtcDay()), refreshMs, { autoInvoke: true });
  return day;
}
