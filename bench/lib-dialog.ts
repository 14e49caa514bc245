import { readSize } from './harness/sizes.ts';

// The dialog for every engine: twenty questions. Each prompt quotes the last answer, or differs after a no; each answer
// is stored; a goodbye follows the last one.

export const questions = 20;

/** An engine under measurement: receives utterances by conversation and returns its responses. */
export interface DialogEngine {
  readonly name: string;
  /** The text of the first turn only opens the conversation. */
  reply(conversation: number, text: string): string | Promise<string>;
}

export function buildPrompt(index: number, last: string): string {
  if (index === 0) return 'Hello, question 0?';
  return last === 'no' ? `Never mind. Question ${index}?` : `You said ${last}. Question ${index}?`;
}

export function buildGoodbye(last: string): string {
  return `Done ${last}`;
}

/** Returns the utterance of a turn. */
export function getUtterance(turn: number): string {
  if (turn === 0) return 'hi';
  return turn % 7 === 4 ? 'no' : `answer ${turn}`;
}

function getExpectedReply(turn: number): string {
  return turn < questions ? buildPrompt(turn, getUtterance(turn)) : buildGoodbye(getUtterance(turn));
}

export interface DialogFigures {
  readonly name: string;
  readonly perCpuSecond: number;
  /** Microseconds. */
  readonly p50: number;
  readonly p99: number;
}

const measureMs = readSize(3_000, 20);
const warmUpMs = readSize(1_000, 5);

/** Measures turns per CPU second and latencies. @throws when the first conversation differs from the expected one. */
export async function measureDialog({ name, reply }: DialogEngine): Promise<DialogFigures> {
  for (let turn = 0; turn <= questions; turn += 1) {
    const got = await reply(-1, getUtterance(turn));
    if (got !== getExpectedReply(turn))
      throw new Error(`${name} said "${got}" instead of "${getExpectedReply(turn)}".`);
  }
  let conversation = 0;
  const latencies: number[] = [];
  const talk = async () => {
    conversation += 1;
    for (let turn = 0; turn <= questions; turn += 1) {
      const began = performance.now();
      const answer = reply(conversation, getUtterance(turn));
      // Synchronous responses do not pay for a promise.
      if (typeof answer !== 'string') await answer;
      latencies.push(performance.now() - began);
    }
  };
  for (const until = performance.now() + warmUpMs; performance.now() < until;) await talk();
  latencies.length = 0;
  const cpu = process.cpuUsage();
  for (const until = performance.now() + measureMs; performance.now() < until;) await talk();
  const { user, system } = process.cpuUsage(cpu);
  const sorted = Float64Array.from(latencies).sort();
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0) * 1_000;
  return { name, perCpuSecond: sorted.length / ((user + system) / 1e6), p50: at(0.5), p99: at(0.99) };
}
