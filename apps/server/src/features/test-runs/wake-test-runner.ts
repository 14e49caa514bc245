import type { Services } from '../../services.ts';

/** The wake function of this process's test runner; undefined until the runner has started. */
const createRunnerHandle = (): { wake?: () => void } => ({});

/**
 * Makes the runner of this process look for test cases at once. Runners of other processes look at their next regular
 * check.
 */
export function wakeTestRunner({ processState }: Pick<Services, 'processState'>): void {
  processState.get(createRunnerHandle).wake?.();
}

/** Registers the test runner of this process. */
export function registerTestRunner({ processState }: Pick<Services, 'processState'>, wake: () => void): void {
  processState.get(createRunnerHandle).wake = wake;
}
