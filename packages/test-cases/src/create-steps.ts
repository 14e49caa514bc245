import type { TestStep, TraceEntry, TurnOutput } from '@confab/model';
import { joinResponses } from './judge-step.ts';

/** A recorded turn; `said` is null in the opening turn and for silence. */
export interface RecordedTurn {
  readonly said: string | null;
  readonly outputs: readonly TurnOutput[];
  /** A trace with the wordings of random responses, as the simulator returns it. */
  readonly trace?: readonly TraceEntry[];
  readonly ended: boolean;
}

/** A step lists at most this many accepted responses. */
const maxWordings = 64;
/** The accepted responses of a step have at most this many characters together. */
const maxExpectedLength = 4_000;

/**
 * Creates the steps of 'Save as test case'. They expect the responses of the conversation, and where a response is chosen
 * at random any of its wordings.
 */
export function createStepsFromConversation(turns: readonly RecordedTurn[], newId: () => string): TestStep[] {
  return turns.map((turn) => ({
    stepId: newId(),
    requestValue: turn.said ?? '',
    ...createExpectation(turn),
    targetNodeId: '',
    expectEndSession: turn.ended ? true : undefined,
  }));
}

/** A turn with only its texts. */
interface TranscriptTurn {
  /** Null for the opening turn and for silence. */
  readonly said: string | null;
  /** Null for an answer that is not kept, which nothing is expected of. */
  readonly answered: string | null;
  readonly ended: boolean;
}

/** Replaces personal data in kept texts; a pattern accepts anything there. */
const mask = /\[(?:email|phone|card)\]/g;

/** Creates the steps of a conversation of a visitor. They expect the responses that the visitor got. */
export function createStepsFromTranscript(turns: readonly TranscriptTurn[], newId: () => string): TestStep[] {
  return turns.map(({ said, answered, ended }) => {
    const pattern = (answered ?? '').replaceAll(mask, '*');
    return {
      stepId: newId(),
      requestValue: said ?? '',
      expectedResponse: pattern,
      match: pattern === (answered ?? '') ? 'Exact' : 'Pattern',
      targetNodeId: '',
      expectEndSession: ended ? true : undefined,
    };
  });
}

function createExpectation(turn: RecordedTurn): Pick<TestStep, 'expectedResponse' | 'match'> {
  const wordings = listWordings(turn);
  if (wordings.every((texts) => texts.length === 1))
    return { expectedResponse: joinResponses(turn.outputs), match: 'Exact' };
  const whole = combine(wordings);
  // A part of the turn identifies it when the combinations of all its wordings are too many.
  const accepted = whole && joinLines(whole);
  if (accepted !== undefined && accepted.length <= maxExpectedLength)
    return { expectedResponse: accepted, match: 'AnyOf' };
  const fixed = wordings.find((texts) => texts.length === 1)?.[0];
  if (fixed !== undefined && fixed.trim() !== '') return { expectedResponse: fixed, match: 'Exact' };
  const fitting = wordings.map(joinLines).find((text) => text.length <= maxExpectedLength);
  return { expectedResponse: fitting ?? '', match: 'AnyOf' };
}

/** The wordings of each response of a turn, in order. */
function listWordings({ outputs, trace = [] }: RecordedTurn): (readonly string[])[] {
  const chosen = trace.filter((entry) => entry.type === 'responseChosen');
  const responses = outputs.filter((output) => output.type === 'response');
  // A complete trace has an entry for each response; any other trace does not show wordings.
  const isComplete = chosen.length === responses.length;
  return responses.map(({ displayText }, at) => {
    const wordings = isComplete ? chosen[at]?.wordings : undefined;
    return wordings?.includes(displayText) ? [...new Set(wordings)] : [displayText];
  });
}

/** Every combination of one wording for each response; undefined if there are too many. */
function combine(wordings: readonly (readonly string[])[]): string[] | undefined {
  const count = wordings.reduce((product, texts) => product * texts.length, 1);
  if (count > maxWordings) return undefined;
  return wordings.reduce<string[]>(
    (begun, texts) => begun.flatMap((start) => texts.map((text) => `${start} ${text}`)),
    [''],
  );
}

/** One wording per line; empty, which checks nothing, if a wording is. */
function joinLines(texts: readonly string[]): string {
  const lines = texts.map((text) => text.trim().replaceAll(/\s+/g, ' '));
  return lines.includes('') ? '' : lines.join('\n');
}
