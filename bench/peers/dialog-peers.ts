import { createRequire } from 'node:module';
import { ensurePeers } from '../lib-peers.ts';
import { buildGoodbye, buildPrompt, questions, type DialogEngine } from '../lib-dialog.ts';

const require = createRequire(import.meta.url);

/** The used part of xstate; peers are installed beside the benchmarks, not with the project, and bring no types. */
interface Xstate {
  createMachine(machine: object): object;
  assign(changes: object): object;
  createActor(machine: object, options?: object): Actor;
}
interface Actor {
  start(): Actor;
  stop(): void;
  send(event: object): void;
  getSnapshot(): { status: string; context: { out: string } };
  getPersistedSnapshot(): unknown;
}

function machineOf({ createMachine, assign }: Xstate): object {
  const text = ({ event }: { event: { text: string } }) => event.text;
  const states: Record<string, object> = {
    opening: { on: { SAID: { target: 'question0', actions: assign({ out: () => buildPrompt(0, '') }) } } },
    done: { type: 'final' },
  };
  for (let index = 0; index < questions; index += 1) {
    const isLast = index + 1 === questions;
    const answer = (said: string) => (isLast ? buildGoodbye(said) : buildPrompt(index + 1, said));
    states[`question${index}`] = {
      on: {
        SAID: {
          target: isLast ? 'done' : `question${index + 1}`,
          actions: assign({ last: text, out: (given: { event: { text: string } }) => answer(text(given)) }),
        },
      },
    };
  }
  return createMachine({ id: 'dialog', initial: 'opening', context: { last: '', out: '' }, states });
}

/** xstate as a program would keep it in memory: one live actor a conversation. */
export function xstateLive(): DialogEngine {
  ensurePeers();
  const xstate = require('xstate') as Xstate;
  const machine = machineOf(xstate);
  const actors = new Map<number, Actor>();
  return {
    name: 'xstate, live actor',
    reply(conversation, text) {
      const actor = actors.get(conversation) ?? xstate.createActor(machine).start();
      actors.set(conversation, actor);
      actor.send({ type: 'SAID', text });
      const { status, context } = actor.getSnapshot();
      if (status === 'done') actors.delete(conversation);
      return context.out;
    },
  };
}

/** xstate as a channel would: its snapshot is JSON between turns, as our session is. */
export function xstateStored(): DialogEngine {
  ensurePeers();
  const xstate = require('xstate') as Xstate;
  const machine = machineOf(xstate);
  const stored = new Map<number, string>();
  return {
    name: 'xstate, snapshot as JSON',
    reply(conversation, text) {
      const before = stored.get(conversation);
      const actor = xstate.createActor(machine, before ? { snapshot: JSON.parse(before) as unknown } : {}).start();
      actor.send({ type: 'SAID', text });
      const { status, context } = actor.getSnapshot();
      if (status === 'done') stored.delete(conversation);
      else stored.set(conversation, JSON.stringify(actor.getPersistedSnapshot()));
      actor.stop();
      return context.out;
    },
  };
}

interface RiveScript {
  stream(source: string): void;
  sortReplies(): void;
  reply(user: string, text: string): Promise<string>;
  clearUservars(user: string): void;
}

export function riveScript(): DialogEngine {
  ensurePeers();
  const Engine = require('rivescript') as new (options: object) => RiveScript;
  const engine = new Engine({ utf8: true });
  let source = `! version = 2.0\n\n+ *\n- ${buildPrompt(0, '')}{topic=question0}\n\n`;
  for (let index = 0; index < questions; index += 1) {
    const isLast = index + 1 === questions;
    const topic = isLast ? 'random' : `question${index + 1}`;
    const said = (text: string) => (isLast ? buildGoodbye(text) : buildPrompt(index + 1, text));
    source += `> topic question${index}\n\n+ no\n- <set last=no>${said('no')}{topic=${topic}}\n\n`;
    source += `+ *\n- <set last=<star>>${said('<star>')}{topic=${topic}}\n\n< topic\n\n`;
  }
  engine.stream(source);
  engine.sortReplies();
  return {
    name: 'RiveScript',
    async reply(conversation, text) {
      const user = String(conversation);
      const answer = await engine.reply(user, text);
      if (answer.startsWith('Done')) engine.clearUservars(user);
      return answer;
    },
  };
}

/** One step of a waterfall as botbuilder gives it. */
interface WaterfallStep {
  readonly values: Record<string, unknown>;
  readonly result: string;
  readonly context: { sendActivity(text: string): Promise<void> };
  prompt(dialog: string, text: string): Promise<unknown>;
  endDialog(): Promise<unknown>;
}
interface BotTurn {
  readonly turnState: Map<string, string[]>;
}
type Logic = (turn: BotTurn) => Promise<void>;
interface BotAdapter {
  runMiddleware(turn: BotTurn, logic: Logic): Promise<void>;
}

export function botBuilder(): DialogEngine {
  ensurePeers();
  const core = require('botbuilder-core') as {
    TestAdapter: new (logic: Logic) => BotAdapter;
    TurnContext: new (adapter: BotAdapter, activity: object) => BotTurn;
    MemoryStorage: new () => object;
    ConversationState: new (storage: object) => {
      createProperty(name: string): object;
      saveChanges(turn: BotTurn): Promise<void>;
      delete(turn: BotTurn): Promise<void>;
    };
  };
  const dialogs = require('botbuilder-dialogs') as {
    DialogSet: new (property: object) => {
      add(dialog: object): void;
      createContext(turn: BotTurn): Promise<{
        continueDialog(): Promise<{ status: string }>;
        beginDialog(name: string): Promise<void>;
      }>;
    };
    TextPrompt: new (name: string) => object;
    WaterfallDialog: new (name: string, steps: ((step: WaterfallStep) => Promise<unknown>)[]) => object;
    DialogTurnStatus: { readonly empty: string };
  };
  const state = new core.ConversationState(new core.MemoryStorage());
  const set = new dialogs.DialogSet(state.createProperty('dialogs'));
  set.add(new dialogs.TextPrompt('text'));
  const steps = Array.from({ length: questions }, (_, index) => async (step: WaterfallStep) => {
    step.values['last'] = step.result;
    return step.prompt('text', buildPrompt(index, step.result));
  });
  set.add(
    new dialogs.WaterfallDialog('dialog', [
      ...steps,
      async (step) => {
        await step.context.sendActivity(buildGoodbye(step.result));
        return step.endDialog();
      },
    ]),
  );
  const logic: Logic = async (turn) => {
    const context = await set.createContext(turn);
    const { status } = await context.continueDialog();
    if (status === dialogs.DialogTurnStatus.empty) await context.beginDialog('dialog');
    await state.saveChanges(turn);
  };
  class Listening extends core.TestAdapter {
    async sendActivities(turn: BotTurn, activities: readonly { type: string; text: string }[]) {
      for (const { type, text } of activities) if (type === 'message') turn.turnState.get('said')?.push(text);
      return activities.map(() => ({ id: '1' }));
    }
  }
  const adapter = new Listening(logic);
  return {
    name: 'botbuilder, waterfall dialog',
    async reply(conversation, text) {
      const turn = new core.TurnContext(adapter, activityOf(conversation, text));
      const said: string[] = [];
      turn.turnState.set('said', said);
      await adapter.runMiddleware(turn, logic);
      if (said[0]?.startsWith('Done')) await state.delete(turn);
      return said[0] ?? '';
    },
  };
}

function activityOf(conversation: number, text: string) {
  return {
    type: 'message',
    id: 'activity',
    text,
    channelId: 'test',
    serviceUrl: 'none',
    from: { id: `person${conversation}`, name: 'person', role: 'user' },
    recipient: { id: 'bot', name: 'bot' },
    conversation: { id: String(conversation) },
    locale: 'en-us',
  };
}
