// The dialog that every engine is measured with: twenty questions, each prompt quotes the last answer and says
// something else after a no, each answer is stored, and the last one is answered with a goodbye.

export const questions = 20;

/** An engine under measurement: it is told who says what, and says what it answers. */
export interface DialogEngine {
  readonly name: string;
  /** `text` of the first turn of a conversation only opens it. */
  reply(conversation: number, text: string): string | Promise<string>;
}

export function prompt(index: number, last: string): string {
  if (index === 0) return 'Hello, question 0?';
  return last === 'no' ? `Never mind. Question ${index}?` : `You said ${last}. Question ${index}?`;
}

export function lastWords(last: string): string {
  return `Done ${last}`;
}

/** What the person says in a turn. */
export function sayingOf(turn: number): string {
  if (turn === 0) return 'hi';
  return turn % 7 === 4 ? 'no' : `answer ${turn}`;
}

function expected(turn: number): string {
  return turn < questions ? prompt(turn, sayingOf(turn)) : lastWords(sayingOf(turn));
}

export interface DialogFigures {
  readonly name: string;
  readonly perCpuSecond: number;
  /** Microseconds. */
  readonly p50: number;
  readonly p99: number;
}

const measureMs = 3_000;
const warmUpMs = 1_000;

/** Turns a CPU second and latencies of an engine; the first conversation is compared word for word. */
export async function measureDialog({ name, reply }: DialogEngine): Promise<DialogFigures> {
  for (let turn = 0; turn <= questions; turn += 1) {
    const got = await reply(-1, sayingOf(turn));
    if (got !== expected(turn)) throw new Error(`${name} said "${got}" instead of "${expected(turn)}".`);
  }
  let conversation = 0;
  const latencies: number[] = [];
  const talk = async () => {
    conversation += 1;
    for (let turn = 0; turn <= questions; turn += 1) {
      const began = performance.now();
      const answer = reply(conversation, sayingOf(turn));
      // What answers at once is not made to wait for a promise.
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
