import { simulatorCalls, type ResultOf } from '@confab/contracts';
import type { NodeId, Platform, ProjectId, Stage } from '@confab/model';
import { useState } from 'react';
import { useApi } from '../../api/api-context.tsx';

type StepResult = ResultOf<typeof simulatorCalls.step>;

/** One exchange: what was said, and what came of it. */
export interface SimulatedTurn {
  readonly id: number;
  /** Null for the opening and for silence. */
  readonly said: string | null;
  readonly isOpening: boolean;
  readonly result: StepResult;
}

/** For whom and from where a conversation is simulated. */
export interface SimulatorSettings {
  readonly stage: Stage;
  readonly platform: Platform;
  /** What the visitor's device speaks; undefined is the project's own. */
  readonly language: string | undefined;
  readonly isNewUser: boolean;
  readonly startNodeId: string | undefined;
}

export const firstSettings: SimulatorSettings = {
  stage: 'Draft',
  platform: 'Chatbot',
  language: undefined,
  isNewUser: true,
  startNodeId: undefined,
};

interface State {
  readonly sessionId: string | undefined;
  readonly turns: readonly SimulatedTurn[];
  readonly isWaiting: boolean;
  /** What was being said when the answer failed to come, to be tried again. */
  readonly failed: { readonly said: string | null; readonly message: string } | undefined;
}

const empty: State = { sessionId: undefined, turns: [], isWaiting: false, failed: undefined };

/** A simulated conversation: its turns, and how to go on with it. */
export function useSimulator(projectId: string, settings: SimulatorSettings) {
  const api = useApi();
  const [state, setState] = useState<State>(empty);

  async function step(
    said: string | null,
    { sessionId, turns }: Pick<State, 'sessionId' | 'turns'>,
  ): Promise<StepResult | undefined> {
    setState({ sessionId, turns, isWaiting: true, failed: undefined });
    // The page was opened for this project.
    const id = projectId as ProjectId;
    const { stage, platform, language, isNewUser, startNodeId } = settings;
    const begin = {
      stage,
      platform,
      isNewUser,
      ...(language === undefined ? {} : { language }),
      ...(startNodeId === undefined ? {} : { startNodeId: startNodeId as NodeId }),
    };
    try {
      const body = { inputValue: said, projectId: id, ...(sessionId === undefined ? begin : { sessionId }) };
      const result = await api.call(simulatorCalls.step, { query: { ProjectId: id }, body });
      const turn = { id: turns.length, said, isOpening: sessionId === undefined, result };
      setState({ sessionId: result.sessionId, turns: [...turns, turn], isWaiting: false, failed: undefined });
      return result;
    } catch (error) {
      const message = error instanceof Error ? error.message : simulatorCalls.step.fallbackMessage;
      setState({ sessionId, turns, isWaiting: false, failed: { said, message } });
      return undefined;
    }
  }

  const hasEnded = state.turns.at(-1)?.result.ended ?? false;
  return {
    ...state,
    hasEnded,
    start: () => step(null, empty),
    say: (text: string) => step(text, state),
    saySilence: () => step(null, state),
    retry: () => step(state.failed?.said ?? null, state),
  };
}
