import { simulatorCalls } from '@confab/contracts';
import type { JsonObject, JsonValue, ProjectId } from '@confab/model';
import { createStore, type StoreApi } from 'zustand';
import type { ApiClient } from '../../api/api-client.ts';
import type { EditingSession } from '../../editing/index.ts';
import {
  addTurn,
  branchOf,
  noConversation,
  stepBack,
  switchTo,
  turnOf,
  type ConversationTree,
  type SimulatedTurn,
  type SimulatorSettings,
} from './conversation-tree.ts';
import {
  recallSimulator,
  rememberSimulator,
  type Remembered,
  type SimulatorPreferences,
} from './simulator-settings.ts';
import { idOf, type StartPlace } from './simulator-wishes.ts';
import { again, bodyOf, leftBehind, type Attempt } from './step-body.ts';
import { whenSent } from './when-sent.ts';

/** What the simulator of a project shows. */
export interface SimulatorState extends Remembered {
  readonly tree: ConversationTree;
  /** The turn that is looked into; the one where the conversation stands, unless told. */
  readonly chosen: number | undefined;
  readonly isWaiting: boolean;
  /** The turn whose answer is awaited. */
  readonly asked: Attempt | undefined;
  /** Said while an answer was awaited: it is said when that is there. */
  readonly queued: string | undefined;
  /** A turn that failed, to be tried again. */
  readonly failed: { readonly attempt: Attempt; readonly message: string } | undefined;
  /** Variables that were written for the turn that comes. */
  readonly byHand: JsonObject;
  /** Looked at in passing. */
  readonly glanced: number | undefined;
  /** Whether the drafts have changed since the last turn, and whether somebody has said to go on. */
  readonly outdated: 'no' | 'yes' | 'goOn';
  /** How far a conversation that is held again has come. */
  readonly replay: { readonly done: number; readonly of: number } | undefined;
  readonly isPoppedOut: boolean;
  /** Whether it is being chosen for whom and from where to simulate. */
  readonly areSettingsOpen: boolean;
  /** The last turn that was read aloud, or need not be. */
  readonly heard: number | undefined;
}

export interface Simulator extends StoreApi<SimulatorState> {
  /** Opens a conversation; for whom and from where the settings say. */
  start(): Promise<void>;
  startFrom(from: StartPlace): Promise<void>;
  /** Says a text, or stays silent. What is said while an answer is awaited waits; before a start it starts. */
  say(text: string | null): Promise<void>;
  /** Calls off what waits to be said. @returns it. */
  unqueue(): string | undefined;
  retry(): Promise<void>;
  /** Says a turn's words again on what was edited meanwhile; the former answer stays beside it. */
  sayAgain(id: number): Promise<void>;
  /** Holds the whole conversation again. */
  holdAgain(): Promise<void>;
  stepBack(id: number): void;
  switchTo(id: number): void;
  choose(id: number | undefined): void;
  /** Looks at a turn in passing, or no more. */
  glance(id: number | undefined): void;
  /** Goes on though the drafts have changed. */
  goOn(): void;
  popOut(isPoppedOut: boolean): void;
  openSettings(areSettingsOpen: boolean): void;
  /** A turn is read aloud, or need not be. */
  noteHeard(id: number | undefined): void;
  /** Writes a variable for the turn that comes; undefined leaves it as it is. */
  write(name: string, value: JsonValue | undefined): void;
  set(change: Partial<SimulatorSettings>): void;
  prefer(change: Partial<SimulatorPreferences>): void;
  /** The drafts stand at a number now. */
  noteDraft(seq: number): void;
}

const largestSeed = 2 ** 31;

/** The conversation that is simulated with a project. It knows nothing of where it is shown. */
export function createSimulator(api: ApiClient, session: EditingSession): Simulator {
  // The page was opened for this project.
  const projectId = session.projectId as ProjectId;
  const store = createStore<SimulatorState>(() => ({ ...blank, ...recallSimulator(projectId) }));
  const { getState, setState } = store;
  /** Goes up when what is awaited is not wanted any more. */
  let run = 0;

  async function hold(attempt: Attempt): Promise<SimulatedTurn | undefined> {
    run += 1;
    const mine = run;
    setState({ isWaiting: true, asked: attempt, failed: undefined, chosen: undefined, byHand: {} });
    await whenSent(session);
    try {
      const body = bodyOf(projectId, attempt);
      const result = await api.call(simulatorCalls.step, { query: { ProjectId: projectId }, body });
      if (mine !== run) return undefined;
      const { from, said, byHand, insteadOf, begun } = attempt;
      const turn = { parent: from?.id, said, isOpening: !from, byHand, insteadOf, begun, result };
      setState(({ tree }) => ({ tree: addTurn(tree, turn), asked: undefined, isWaiting: false, outdated: 'no' }));
      return turnOf(getState().tree, getState().tree.head);
    } catch (error) {
      if (mine !== run) return undefined;
      const message = error instanceof Error ? error.message : simulatorCalls.step.fallbackMessage;
      setState({ asked: undefined, isWaiting: false, failed: { attempt, message }, byHand: attempt.byHand });
      return undefined;
    }
  }

  /** Holds a turn, then what was said meanwhile. */
  async function holdOn(attempt: Attempt) {
    const turn = await hold(attempt);
    const { queued } = getState();
    if (!turn || queued === undefined) return;
    setState({ queued: undefined });
    if (!turn.result.ended) await simulator.say(queued);
  }

  function opening(settings: SimulatorSettings): Attempt {
    // What it was to begin at may be gone.
    if (settings.from && !session.getItem(idOf(settings.from))) return opening({ ...settings, from: undefined });
    const begun = { ...settings, seed: settings.seed ?? Math.floor(Math.random() * largestSeed) };
    return {
      from: undefined,
      said: null,
      byHand: settings.isNewUser ? {} : leftBehind(turnOf(getState().tree, getState().tree.head)),
      insteadOf: undefined,
      begun,
    };
  }

  const simulator: Simulator = {
    ...store,
    start: () => holdOn(opening(getState().settings)),
    startFrom(from) {
      simulator.set({ from });
      return simulator.start();
    },
    async say(text) {
      const { tree, isWaiting, byHand } = getState();
      const from = turnOf(tree, tree.head);
      if (from?.result.ended && !isWaiting) return;
      if (isWaiting || !from) {
        if (text !== null) setState({ queued: text });
        if (!isWaiting) await simulator.start();
        return;
      }
      await holdOn({ from, said: text, byHand, insteadOf: undefined, begun: from.begun });
    },
    unqueue() {
      const { queued } = getState();
      setState({ queued: undefined });
      return queued;
    },
    async retry() {
      const { failed } = getState();
      if (failed) await holdOn(failed.attempt);
    },
    async sayAgain(id) {
      const { tree } = getState();
      const turn = turnOf(tree, id);
      if (turn) await hold(again(turn, turnOf(tree, turn.parent)));
    },
    async holdAgain() {
      const turns = branchOf(getState().tree);
      let last: SimulatedTurn | undefined;
      for (const [done, turn] of turns.entries()) {
        setState({ replay: { done, of: turns.length } });
        // What has ended cannot be gone on with.
        if (last?.result.ended) break;
        // One after the other: each goes on from the one before.
        // oxlint-disable-next-line no-await-in-loop
        last = await hold(again(turn, last));
        if (!last) break;
      }
      setState({ replay: undefined });
    },
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
    goOn: () => setState({ outdated: 'goOn' }),
    popOut: (isPoppedOut) => setState({ isPoppedOut }),
    openSettings: (areSettingsOpen) => setState({ areSettingsOpen }),
    noteHeard: (heard) => setState({ heard }),
    write(name, value) {
      const { [name]: _former, ...others } = getState().byHand;
      setState({ byHand: value === undefined ? others : { ...others, [name]: value } });
    },
    set(change) {
      setState(({ settings }) => ({ settings: { ...settings, ...change } }));
      rememberSimulator(projectId, getState());
    },
    prefer(change) {
      setState(({ preferences }) => ({ preferences: { ...preferences, ...change } }));
      rememberSimulator(projectId, getState());
    },
    noteDraft(seq) {
      const { tree, outdated, isWaiting } = getState();
      const known = turnOf(tree, tree.head)?.result.draftSeq ?? null;
      if (known !== null && seq > known && outdated === 'no' && !isWaiting) setState({ outdated: 'yes' });
    },
  };
  return simulator;
}

const idle = {
  asked: undefined,
  isWaiting: false,
  failed: undefined,
  chosen: undefined,
  byHand: {},
  queued: undefined,
} as const;
const blank = {
  ...idle,
  tree: noConversation,
  outdated: 'no',
  glanced: undefined,
  replay: undefined,
  isPoppedOut: false,
  areSettingsOpen: false,
  heard: undefined,
} as const;
