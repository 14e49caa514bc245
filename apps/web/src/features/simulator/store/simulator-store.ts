import { simulatorCalls } from '@confab/contracts';
import { integerMax, type JsonValue } from '@confab/model';
import { createStore, type StoreApi } from 'zustand';
import type { ApiClient } from '../../../api/api-client.ts';
import type { EditingSession, ProjectChange } from '../../../editing/index.ts';
import {
  addTurn,
  listBranch,
  stepBack,
  switchTo,
  findTurn,
  type SimulatedTurn,
  type SimulatorSettings,
} from '../conversation/conversation-tree.ts';
import type { RecordedRequest } from '../../recordings/index.ts';
import { createReplay } from '../recorded/create-replay.ts';
import { inWritingLanguage } from './in-writing-language.ts';
import { loadSettings, storeSettings, type SimulatorPreferences } from './simulator-settings.ts';
import { getStartItemId, isStartLost, type StartPoint } from './start-request.ts';
import { createStepBody, getUserVariables, repeatTurn, type Attempt } from './create-step-body.ts';
import type { SimulatorState } from './simulator-state.ts';
import { blank, idle } from './blank-state.ts';
import { watchDraft } from './watch-draft.ts';
import { waitUntilSent } from './wait-until-sent.ts';
import { getFallback, toMessage } from '../../../words/message.ts';

/** The simulator of a project. */
export interface Simulator extends StoreApi<SimulatorState> {
  /** Starts a conversation with the current settings; inputs that wait for the former one are dropped. */
  start(): Promise<void>;
  startFrom(from: StartPoint): Promise<void>;
  /** Sends an input, or null for silence. Queues an input while a turn is running; starts a conversation if there is none. */
  say(text: string | null): Promise<void>;
  /** Removes a queued input by its position. */
  unqueue(at: number): void;
  retry(): Promise<void>;
  /** Repeats the input of a turn on the current draft, to compare the answers. */
  sayAgain(id: number): Promise<void>;
  /** Repeats the whole conversation. */
  holdAgain(): Promise<void>;
  /** Repeats a conversation of a visitor; a refusal is shown as a toast. */
  replay(request: RecordedRequest): Promise<void>;
  stepBack(id: number): void;
  switchTo(id: number): void;
  choose(id: number | undefined): void;
  /** Hovers a turn, or none. */
  glance(id: number | undefined): void;
  /** Closes the note that the assistant has changed. */
  goOn(): void;
  openSettings(areSettingsOpen: boolean): void;
  /** Marks a turn as read aloud. */
  noteHeard(id: number | undefined): void;
  /** Sets a variable for the next turn; undefined cancels that. */
  write(name: string, value: JsonValue | undefined): void;
  set(change: Partial<SimulatorSettings>): void;
  prefer(change: Partial<SimulatorPreferences>): void;
}

/** Creates the simulator of a project, independent of where it is displayed. */
export function createSimulator(api: ApiClient, session: EditingSession): Simulator {
  const projectId = session.projectId;
  const store = createStore<SimulatorState>(() => ({ ...blank, ...loadSettings(projectId) }));
  const { getState, setState } = store;
  /** Incremented to discard the result of a running turn. */
  let run = 0;
  const draft = watchDraft(session);

  /** Discards the running turn. @returns a function that reports whether no other turn has started since */
  function discardTurn() {
    const own = (run += 1);
    return () => own === run;
  }

  async function runTurn(attempt: Attempt): Promise<SimulatedTurn | undefined> {
    run += 1;
    const currentRun = run;
    setState({ isWaiting: true, asked: attempt, failed: undefined, chosen: undefined, byHand: {} });
    await waitUntilSent(session);
    try {
      const body = createStepBody(projectId, attempt);
      const result = await api.call(simulatorCalls.step, { query: { ProjectId: projectId }, body });
      if (currentRun !== run) return undefined;
      const { from, said, byHand, insteadOf, begun, original } = attempt;
      const turn = { parent: from?.id, said, isOpening: !from, byHand, insteadOf, begun, original, result };
      setState((former) => {
        const tree = addTurn(former.tree, turn);
        const isOutdated = (from !== undefined && former.isOutdated) || draft.isBehind(tree);
        return { tree, asked: undefined, isWaiting: false, isOutdated };
      });
      return findTurn(getState().tree, getState().tree.head);
    } catch (error) {
      if (currentRun !== run) return undefined;
      const message = toMessage(error, getFallback(simulatorCalls.step));
      setState({ asked: undefined, isWaiting: false, failed: { attempt, message }, byHand: attempt.byHand });
      return undefined;
    }
  }

  /** Notes a change of the assistant; the conversation continues. */
  function noteChange(change: ProjectChange) {
    const { tree, isWaiting } = getState();
    if (draft.note(change, tree) && !isWaiting) setState({ isOutdated: true });
  }

  /** Runs a turn, then the queued inputs. */
  async function runTurnAndQueue(attempt: Attempt) {
    await runQueued(await runTurn(attempt));
  }

  /** Runs the inputs that were sent during a turn, in their order; `undefined` for one that failed or was discarded. */
  async function runQueued(turn: SimulatedTurn | undefined) {
    const [next, ...others] = getState().queued;
    if (!turn || next === undefined) return;
    setState({ queued: turn.result.ended ? [] : others });
    if (!turn.result.ended) await runNext(turn, next);
  }

  /** Continues from a turn. */
  function runNext(from: SimulatedTurn, said: string | null) {
    const turnId = session.newId();
    return runTurnAndQueue({ turnId, from, said, byHand: getState().byHand, insteadOf: undefined, begun: from.begun });
  }

  function opening(settings: SimulatorSettings): Attempt {
    // The start point may have been deleted.
    if (settings.from && !session.getItem(getStartItemId(settings.from)))
      return opening({ ...settings, from: undefined });
    const startedAt = new Date(settings.moment ?? Date.now()).toISOString();
    const begun = { ...settings, startedAt, seed: settings.seed ?? Math.floor(Math.random() * integerMax) };
    return {
      turnId: session.newId(),
      from: undefined,
      said: null,
      byHand: settings.isNewUser ? {} : getUserVariables(findTurn(getState().tree, getState().tree.head)),
      insteadOf: undefined,
      begun,
    };
  }

  /** Starts a conversation, then runs the queued inputs. One that cannot start where it should starts at the beginning. */
  async function begin() {
    const attempt = opening(inWritingLanguage(getState().settings, session));
    const turn = await runTurn(attempt);
    const isLost = !turn && getState().failed?.attempt === attempt && isStartLost(session, attempt.begun.from);
    return isLost ? runTurnAndQueue(opening({ ...attempt.begun, from: undefined })) : runQueued(turn);
  }

  const simulator: Simulator = {
    ...store,
    start() {
      setState({ queued: [] });
      return begin();
    },
    startFrom(from) {
      simulator.set({ from });
      return simulator.start();
    },
    async say(text) {
      const { tree, isWaiting, queued } = getState();
      const from = findTurn(tree, tree.head);
      if (from?.result.ended && !isWaiting) return;
      // Inputs also wait after a failed turn, and run before later ones. Silence does not wait.
      if (isWaiting || !from || (text !== null && queued.length > 0)) {
        if (text !== null) setState({ queued: [...queued, text] });
        if (!isWaiting) await (from ? runQueued(from) : begin());
        return;
      }
      await runNext(from, text);
    },
    unqueue: (at) => setState(({ queued }) => ({ queued: queued.filter((_text, position) => position !== at) })),
    async retry() {
      const { failed } = getState();
      if (failed) await runTurnAndQueue(failed.attempt);
    },
    async sayAgain(id) {
      const turn = findTurn(getState().tree, id);
      if (turn) await runTurnAndQueue(repeatTurn(turn, findTurn(getState().tree, turn.parent), session.newId()));
    },
    async holdAgain() {
      const turns = listBranch(getState().tree);
      let last: SimulatedTurn | undefined;
      for (const [done, turn] of turns.entries()) {
        setState({ replay: { done, of: turns.length } });
        // An ended conversation cannot continue.
        if (last?.result.ended) break;
        // Sequential, because each turn continues from the previous one.
        last = await runTurn(repeatTurn(turn, last, session.newId()));
        if (!last) break;
      }
      setState({ replay: undefined });
      await runQueued(last);
    },
    replay: createReplay({
      api,
      session,
      store,
      opening,
      runTurn,
      runQueued,
      discardTurn,
      begin,
    }),
    stepBack(id) {
      run += 1;
      setState(({ tree }) => ({ ...idle, tree: stepBack(tree, id) }));
    },
    switchTo(id) {
      run += 1;
      setState(({ tree }) => ({ ...idle, tree: switchTo(tree, id) }));
    },
    choose: (chosen) => setState({ chosen }),
    glance: (glanced) => setState({ glanced }),
    goOn() {
      draft.accept();
      setState({ isOutdated: false });
    },
    openSettings: (areSettingsOpen) => setState({ areSettingsOpen }),
    noteHeard: (heard) => setState({ heard }),
    write(name, value) {
      const { [name]: _former, ...others } = getState().byHand;
      setState({ byHand: value === undefined ? others : { ...others, [name]: value } });
    },
    set(change) {
      setState(({ settings }) => ({ settings: { ...settings, ...change } }));
      storeSettings(projectId, getState());
    },
    prefer(change) {
      setState(({ preferences }) => ({ preferences: { ...preferences, ...change } }));
      storeSettings(projectId, getState());
    },
  };
  session.onChange(noteChange);
  return simulator;
}
