import {
  compile,
  compileInSteps,
  start,
  step,
  type ProjectSource,
  type ConversationState,
  type SourceNode,
} from '@confab/dialog-engine';
import { aSourceNode, visitor } from '@confab/test-kit';
import {
  buildGoodbye,
  measureDialog,
  buildPrompt,
  questions,
  type DialogEngine,
  type DialogFigures,
} from './lib-dialog.ts';
import { reportRow } from './harness/report-row.ts';
import { readSize } from './harness/sizes.ts';
import { ensurePeers } from './lib-peers.ts';
import { botBuilder, riveScript, xstateLive, xstateStored } from './peers/dialog-peers.ts';

// Turns per CPU second of a dialog of twenty questions. The engine reads and writes its state as JSON every turn, like
// a channel. Floors in the same run: a plain function with a Map, and a table of nodes whose state is JSON text between
// turns. Peers: xstate, RiveScript and botbuilder.

const effects = { clock: () => 0 };

function connector(kind: string, target: string) {
  return { RowId: kind.toLowerCase(), Order: 'a0', Values: { Kind: kind, TargetNodeId: target } };
}

function entry(id: string, order: string, spoken: string, condition = '') {
  return { EntryId: id, Order: order, SpokenText: spoken, ...(condition ? { Condition: condition } : {}) };
}

function askNode(index: number): SourceNode {
  const entries =
    index === 0
      ? [entry('hello', 'a0', buildPrompt(0, ''))]
      : [
          entry('after-no', 'a0', buildPrompt(index, 'no'), 'Last == "no"'),
          entry('usual', 'a1', buildPrompt(index, '{tv.Last}'), 'Last != "no"'),
        ];
  const values = {
    SaveAnswerTo: 'Last',
    Response: { Entries: entries },
    Connectors: [connector('NoMatch', index + 1 === questions ? 'bye' : `ask-${index + 1}`)],
  };
  return aSourceNode('Ask', `ask-${index}`, values, 'w');
}

function ours(): DialogEngine {
  const source: ProjectSource = {
    project: {
      id: 'p',
      type: 'Pro',
      displayName: 'Bench',
      values: { Variables: [{ RowId: 'v', Order: 'a0', Values: { Name: 'Last', Type: 'string' } }] },
    },
    workflows: [{ id: 'w', type: 'Standard', displayName: 'Main', values: { IsStart: true } }],
    nodes: [
      aSourceNode('Start', 'start', { Connectors: [connector('Next', 'ask-0')] }, 'w'),
      ...Array.from({ length: questions }, (_, index) => askNode(index)),
      aSourceNode('EndSession', 'bye', { Response: { Entries: [entry('bye', 'a0', buildGoodbye('{tv.Last}'))] } }, 'w'),
    ],
  };
  const program = compile(source);
  const sessions = new Map<number, string>();
  return {
    name: 'confab, session as JSON',
    reply(conversation, text) {
      const stored = sessions.get(conversation);
      const turn =
        stored === undefined
          ? start(program, visitor, conversation, effects)
          : step(program, JSON.parse(stored) as ConversationState, { type: 'said', text }, effects);
      if (turn instanceof Promise) throw new Error('This dialog needs no effect.');
      if (turn.ended) sessions.delete(conversation);
      else sessions.set(conversation, JSON.stringify(turn.conversation));
      const [output] = turn.outputs;
      return output?.type === 'response' ? output.displayText : '';
    },
  };
}

function plainFunction(): DialogEngine {
  const sessions = new Map<number, { at: number; last: string }>();
  return {
    name: 'floor: plain function + Map',
    reply(conversation, text) {
      const session = sessions.get(conversation) ?? { at: -1, last: '' };
      session.at += 1;
      session.last = text;
      if (session.at === questions) sessions.delete(conversation);
      else sessions.set(conversation, session);
      return session.at === questions ? buildGoodbye(text) : buildPrompt(session.at, text);
    },
  };
}

function nodeTable(): DialogEngine {
  const table = Array.from({ length: questions + 1 }, (_, index) => ({
    say: (last: string) => (index === questions ? buildGoodbye(last) : buildPrompt(index, last)),
    next: index === questions ? null : index + 1,
  }));
  const sessions = new Map<number, string>();
  return {
    name: 'floor: node table + JSON session',
    reply(conversation, text) {
      const stored = sessions.get(conversation) ?? '{"at":0,"variables":{}}';
      const session = JSON.parse(stored) as { at: number; variables: { Last?: string } };
      const node = table[session.at];
      session.variables.Last = text;
      session.at = node?.next ?? 0;
      if (node?.next === null) sessions.delete(conversation);
      else sessions.set(conversation, JSON.stringify(session));
      return node?.say(text) ?? '';
    },
  };
}

const results: DialogFigures[] = [];
const peers = ensurePeers() ? [xstateLive, xstateStored, riveScript, botBuilder] : [];
for (const make of [plainFunction, nodeTable, ...peers, ours]) results.push(await measureDialog(make()));
const perCpu = (name: string) => results.find((one) => one.name.startsWith(name))?.perCpuSecond ?? Number.NaN;
for (const { name, perCpuSecond, p50, p99 } of results) {
  const rate = Math.round(perCpuSecond).toLocaleString('en').padStart(12);
  const share = (perCpuSecond / perCpu('floor: node table')).toFixed(2);
  process.stdout.write(
    `${name.padEnd(36)}${rate} turns/CPU-s  p50 ${p50.toFixed(1)} us  p99 ${p99.toFixed(1)} us  ${share} x JSON floor\n`,
  );
}
const besideXstate = perCpu('confab') / perCpu('xstate, live');
reportRow({ work: "dialog-engine: turns beside xstate's live actor", ratio: besideXstate, atLeast: 1.2 });
reportRow({
  work: 'dialog-engine: turns beside a table with JSON sessions',
  ratio: perCpu('confab') / perCpu('floor: node table'),
  atLeast: 0.5,
});
process.stdout.write(`beside xstate's live actor: ${besideXstate.toFixed(2)} x (goal 1.20 x)\n`);

const large = readSize(10_000, 100);
const many: SourceNode[] = Array.from({ length: large }, (_, index) => ({
  id: `say-${index}`,
  type: 'Say',
  workflowId: 'w',
  displayName: `Say ${index}`,
  values: {
    Response: { Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: `This is {tv.Last} and number ${index}.` }] },
    Connectors: [{ RowId: 'next', Order: 'a0', Values: { Kind: 'Next', TargetNodeId: `say-${(index + 1) % large}` } }],
  },
}));
const work = compileInSteps({
  project: { id: 'p', type: 'Pro', displayName: 'Large', values: {} },
  workflows: [],
  nodes: many,
});
let [total, longest] = [0, 0];
for (let isDone = false; !isDone;) {
  const beganAt = performance.now();
  isDone = work.next().done === true;
  const took = performance.now() - beganAt;
  total += took;
  longest = Math.max(longest, took);
}
const nodes = large.toLocaleString('en');
process.stdout.write(
  `compiling ${nodes} nodes: ${total.toFixed(0)} ms, no step longer than ${longest.toFixed(0)} ms\n`,
);
