import type { Services } from '../../services.ts';

const bells = new WeakMap<Services['db'], () => void>();

/** Has the runner of this process look for cases at once instead of at its next turn; another process looks by itself. */
export function ringRunner({ db }: Pick<Services, 'db'>): void {
  bells.get(db)?.();
}

/** Says what looks for cases in this process. */
export function answerBell({ db }: Pick<Services, 'db'>, wake: () => void): void {
  bells.set(db, wake);
}
