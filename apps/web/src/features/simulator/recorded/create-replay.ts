import { recordingCalls } from '@confab/contracts';
import type { StoreApi } from 'zustand';
import type { ApiClient } from '../../../api/api-client.ts';
import type { EditingSession } from '../../../editing/index.ts';
import { showToast } from '../../../toasts/index.ts';
import type { RecordedRequest } from '../../recordings/index.ts';
import { findTurn, type SimulatedTurn, type SimulatorSettings } from '../conversation/conversation-tree.ts';
import { idle } from '../store/blank-state.ts';
import type { Attempt } from '../store/create-step-body.ts';
import type { SimulatorState } from '../store/simulator-state.ts';
import { loadReplay, runReplay } from './replay-recorded.ts';
import { getFallback, toMessage } from '../../../words/message.ts';

/** The parts of a simulator that repeat a conversation. */
interface ReplayParts {
  readonly api: ApiClient;
  readonly session: EditingSession;
  readonly store: StoreApi<SimulatorState>;
  readonly opening: (settings: SimulatorSettings) => Attempt;
  readonly runTurn: (attempt: Attempt) => Promise<SimulatedTurn | undefined>;
  readonly runQueued: (turn: SimulatedTurn | undefined) => Promise<void>;
  /** Discards the running turn. Returns a function that reports whether no other turn has started since. */
  readonly discardTurn: () => () => boolean;
  /** Starts a conversation of the author, then runs the queued inputs. */
  readonly begin: () => Promise<void>;
}

/** Creates the function that repeats a conversation of a visitor; a refusal is shown as a toast. */
export function createReplay({ api, session, store, opening, runTurn, runQueued, discardTurn, begin }: ReplayParts) {
  const { getState, setState } = store;
  const ids = { teamId: session.teamId, projectId: session.projectId };
  return async (request: RecordedRequest): Promise<void> => {
    const isCurrent = discardTurn();
    setState({ ...idle, isWaiting: true });
    const loaded = await loadReplay({ api, ...ids }, request).catch((error: unknown) => toFailure(error));
    if (!isCurrent()) return;
    if ('failure' in loaded) {
      setState({ isWaiting: false });
      showToast({ kind: 'error', text: loaded.failure });
      if (!findTurn(getState().tree, getState().tree.head)) await begin();
      return;
    }
    const showProgress = (done: number, of: number) => setState({ replay: { done, of } });
    const last = await runReplay(loaded, { open: opening, run: runTurn, showProgress });
    setState({ replay: undefined });
    await runQueued(last);
  };
}

/** The message of a failure to load a conversation. */
function toFailure(error: unknown) {
  return { failure: toMessage(error, getFallback(recordingCalls.get)) };
}
