import { compile, start, step, type ProjectSource, type Session, type SourceNode } from '@confab/dialog-engine';
import type { ConversationContext } from '@confab/model';

// Turns per CPU second of a dialog of twenty questions; each prompt quotes the last answer, each answer is
// stored. Ours reads and writes its session as JSON every turn, as a channel does. Two floors in the same
// run: a plain function with a Map, and a table of nodes whose session is JSON text between turns.

const questions = 20;
const conversations = 20_000;
const prompt = (index: number, last: string) => `You said ${last}. Question ${index}?`;
const context: ConversationContext = { platform: 'Chatbot', language: 'en', isNewUser: true, isAccountLinked: false };
const effects = { clock: () => 0 };

type Reply = (conversation: number, text: string | null) => string;

function ours(): Reply {
  const ids = Array.from({ length: questions }, (_, index) => `ask-${index}`);
  const connector = (id: string, kind: string, target: string) => ({
    RowId: id,
    Order: 'a0',
    Values: { Kind: kind, TargetNodeId: target },
  });
  const nodes: SourceNode[] = ids.map((id, index) => ({
    id,
    type: 'Ask',
    workflowId: 'w',
    displayName: id,
    values: {
      SaveAnswerTo: 'Last',
      Response: { Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: prompt(index, '{tv.Last}') }] },
      Connectors: [connector('nomatch', 'NoMatch', ids[index + 1] ?? ids[0] ?? '')],
    },
  }));
  const first: SourceNode = {
    id: 'start',
    type: 'Start',
    workflowId: 'w',
    displayName: 'Start',
    values: { Connectors: [connector('next', 'Next', 'ask-0')] },
  };
  const source: ProjectSource = {
    project: {
      id: 'p',
      type: 'Pro',
      displayName: 'Bench',
      values: { Variables: [{ RowId: 'v', Order: 'a0', Values: { Name: 'Last', Type: 'string' } }] },
    },
    workflows: [{ id: 'w', type: 'Standard', displayName: 'Main', values: { IsStart: true } }],
    nodes: [first, ...nodes],
  };
  const program = compile(source);
  const sessions = new Map<number, string>();
  return (conversation, text) => {
    const stored = sessions.get(conversation);
    const turn =
      stored === undefined || text === null
        ? start(program, context, conversation, effects)
        : step(program, JSON.parse(stored) as Session, { type: 'said', text }, effects);
    if (turn instanceof Promise) throw new Error('This dialog needs no effect.');
    sessions.set(conversation, JSON.stringify(turn.session));
    const [output] = turn.outputs;
    return output?.type === 'response' ? output.displayText : '';
  };
}

function plainFunction(): Reply {
  const sessions = new Map<number, { at: number; last: string }>();
  return (conversation, text) => {
    const session = sessions.get(conversation) ?? { at: -1, last: '' };
    session.at = (session.at + 1) % questions;
    session.last = text ?? '';
    sessions.set(conversation, session);
    return prompt(session.at, session.last);
  };
}

function nodeTable(): Reply {
  const table = Array.from({ length: questions }, (_, index) => ({
    say: (last: string) => prompt(index, last),
    next: (index + 1) % questions,
  }));
  const sessions = new Map<number, string>();
  return (conversation, text) => {
    const session = JSON.parse(sessions.get(conversation) ?? '{"at":-1,"variables":{}}') as {
      at: number;
      variables: { Last?: string };
    };
    session.at = session.at < 0 ? 0 : (table[session.at]?.next ?? 0);
    session.variables.Last = text ?? '';
    sessions.set(conversation, JSON.stringify(session));
    return table[session.at]?.say(session.variables.Last) ?? '';
  };
}

function measure(name: string, make: () => Reply) {
  const reply = make();
  for (let turn = 0; turn <= questions; turn += 1) {
    const text = turn === 0 ? null : `answer ${turn}`;
    const expected = prompt(turn % questions, text ?? '');
    const got = reply(-1, text);
    if (got !== expected) throw new Error(`${name} said "${got}" instead of "${expected}".`);
  }
  const latencies = new Float64Array(conversations * (questions + 1));
  const cpu = process.cpuUsage();
  let turns = 0;
  for (let conversation = 0; conversation < conversations; conversation += 1) {
    for (let turn = 0; turn <= questions; turn += 1) {
      const began = performance.now();
      reply(conversation, turn === 0 ? null : `answer ${turn}`);
      latencies[turns] = performance.now() - began;
      turns += 1;
    }
  }
  const { user, system } = process.cpuUsage(cpu);
  latencies.sort();
  const at = (share: number) => ((latencies[Math.floor(turns * share)] ?? 0) * 1_000).toFixed(1);
  return { name, perCpu: turns / ((user + system) / 1e6), p50: at(0.5), p99: at(0.99) };
}

const results = [
  measure('floor: plain function + Map', plainFunction),
  measure('floor: node table + JSON session', nodeTable),
  measure('ours, session as JSON', ours),
];
const floor = results[1]?.perCpu ?? 1;
for (const { name, perCpu, p50, p99 } of results) {
  process.stdout.write(
    `${name.padEnd(36)}${Math.round(perCpu).toLocaleString('en').padStart(12)} turns/CPU-s  p50 ${p50} us  p99 ${p99} us  ${(perCpu / floor).toFixed(2)} x JSON floor\n`,
  );
}

const large = 10_000;
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
const beganAt = performance.now();
compile({ project: { id: 'p', type: 'Pro', displayName: 'Large', values: {} }, workflows: [], nodes: many });
process.stdout.write(`compiling ${large.toLocaleString('en')} nodes: ${(performance.now() - beganAt).toFixed(0)} ms\n`);
