import type { TestStep, TurnOutput } from '@confab/model';
import { joinResponses } from './judge-step.ts';

/** A turn of a conversation that was tried out; `said` is null where it opened or nothing was said. */
export interface RecordedTurn {
  readonly said: string | null;
  readonly outputs: readonly TurnOutput[];
  readonly ended: boolean;
}

/** The steps of a case that expects what a conversation gave: what 'Save as test case' begins with. */
export function createStepsFromConversation(turns: readonly RecordedTurn[], newId: () => string): TestStep[] {
  return turns.map(({ said, outputs, ended }) => ({
    stepId: newId(),
    requestValue: said ?? '',
    expectedResponse: joinResponses(outputs),
    match: 'Exact',
    targetNodeId: '',
    expectEndSession: ended ? true : undefined,
  }));
}
