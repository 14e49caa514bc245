import type { TestStep, TurnOutput } from '@confab/model';
import { joinResponses } from './judge-step.ts';

/** A recorded turn; `said` is null for the opening turn and for silence. */
export interface RecordedTurn {
  readonly said: string | null;
  readonly outputs: readonly TurnOutput[];
  readonly ended: boolean;
}

/** Creates the steps of 'Save as test case', which expect the responses of the conversation. */
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
