import {
  stripMarkdown,
  type StepCheck,
  type StepOutcome,
  type TestStep,
  type TraceEntry,
  type TurnOutput,
} from '@confab/model';
import { matchesText } from './match-text.ts';

/** The result of a turn that a step is judged by. */
export interface StepTurn {
  readonly outputs: readonly TurnOutput[];
  readonly trace: readonly TraceEntry[];
  /** The current node after the turn. */
  readonly nodeId: string;
  readonly ended: boolean;
  /** Outside calls without a stub; they were not made. */
  readonly unanswered: readonly string[];
}

/** Compares the result of a step with its expectations. Unset expectations are not checked. */
export function judgeStep(step: TestStep, answer: StepTurn, nameOf: (nodeId: string) => string): StepOutcome {
  const response = joinResponses(answer.outputs);
  const checks: StepCheck[] = [];
  if (step.expectedResponse.trim() !== '') {
    const { expectedResponse: expected, match } = step;
    checks.push({
      kind: 'response',
      passed: matchesResponse(step, answer.outputs, response),
      expected,
      got: response,
      match,
    });
  }
  if (step.targetNodeId !== '') {
    const reached = collectReachedNodes(answer);
    checks.push({
      kind: 'node',
      passed: reached.has(step.targetNodeId),
      expected: nameOf(step.targetNodeId),
      got: [...reached].map(nameOf).join(' → '),
    });
  }
  if (step.expectEndSession !== undefined)
    checks.push({
      kind: 'end',
      passed: answer.ended === step.expectEndSession,
      expected: describeEnd(step.expectEndSession),
      got: describeEnd(answer.ended),
    });
  for (const call of answer.unanswered) checks.push({ kind: 'outside', passed: false, expected: 'a stub', got: call });
  return {
    stepId: step.stepId,
    requestValue: step.requestValue,
    response,
    nodeId: answer.nodeId,
    ended: answer.ended,
    passed: checks.every(({ passed }) => passed),
    checks,
    trace: answer.trace,
  };
}

/** The display texts of a turn, one per line. */
export function joinResponses(outputs: readonly TurnOutput[]): string {
  return listTexts(outputs).join('\n');
}

/** Explains why a step failed, in one English sentence; empty if it passed. */
export function explainStep({ checks }: StepOutcome): string {
  const failed = checks.find(({ passed }) => !passed);
  if (!failed) return '';
  const { kind, expected, got, match = 'Exact' } = failed;
  if (kind === 'response') return `Expected ${comparisonWords[match]}${quote(expected)}, got ${quote(got)}.`;
  if (kind === 'node') return `Expected to reach ${quote(expected)}, went through ${quote(got)}.`;
  if (kind === 'end') return `Expected that the conversation ${expected}; it ${got}.`;
  if (kind === 'outside') return `${got} was not sent: no stub answers it.`;
  return got;
}

/** The expectation may match one of several responses, or all together. */
function matchesResponse(
  { match, expectedResponse }: TestStep,
  outputs: readonly TurnOutput[],
  response: string,
): boolean {
  const texts = [response, ...listTexts(outputs)];
  // Conversations of visitors are stored without formatting, so expected texts may lack it.
  return [...texts, ...texts.map(stripMarkdown)].some((text) => matchesText(match, expectedResponse, text));
}

function listTexts(outputs: readonly TurnOutput[]): string[] {
  return outputs.flatMap((output) => (output.type === 'response' ? [output.displayText] : []));
}

function collectReachedNodes({ trace, nodeId }: StepTurn): Set<string> {
  const reached = new Set<string>();
  for (const entry of trace) if (entry.type === 'nodeEntered') reached.add(entry.nodeId);
  return nodeId === '' ? reached : reached.add(nodeId);
}

const comparisonWords = { Exact: '', Contains: 'a part ', Pattern: 'the pattern ', AnyOf: 'one of ' } as const;
const describeEnd = (ended: boolean) => (ended ? 'ends' : 'goes on');

const maxQuoteLength = 200;
function quote(text: string) {
  return `"${text.length > maxQuoteLength ? `${text.slice(0, maxQuoteLength)}…` : text}"`;
}
