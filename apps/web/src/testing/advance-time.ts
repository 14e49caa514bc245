import { act } from '@testing-library/react';
import { vi } from 'vitest';

/** Advances the fake clock, and lets React render what the timers change. */
export const advanceTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
