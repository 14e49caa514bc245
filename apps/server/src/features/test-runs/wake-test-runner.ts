import type { Services } from '../../services.ts';

const wakers = new WeakMap<Services['db'], () => void>();

/** Has the runner of this process look for cases at once instead of at its next turn; another process looks by itself. */
export function wakeTestRunner({ db }: Pick<Services, 'db'>): void {
  wakers.get(db)?.();
}

/** Says what looks for cases in this process. */
export function registerTestRunner({ db }: Pick<Services, 'db'>, wake: () => void): void {
  wakers.set(db, wake);
}
