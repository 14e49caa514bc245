import { testRunMessages, testStepsMax } from '@confab/contracts';
import { locatePerson, start, step, type Program, type ConversationState } from '@confab/dialog-engine';
import { explainStep, judgeStep } from '@confab/test-cases';
import { limits, type CaseOutcome, type StepOutcome, type TestCase, type TestStep } from '@confab/model';
import type { Services } from '../../../services.ts';
import { createCaseHost, type CaseHost, type CaseOwner, type HostedTurn } from './case-host.ts';

/** Milliseconds that all steps of a case may take. */
const maxCaseMs = 60_000;

/** For whom a case runs, and whether it should continue. */
interface CaseSettings extends CaseOwner {
  readonly shouldContinue?: () => boolean;
}

/**
 * Runs a case in a new conversation with its own seed and time, so that the same case on the same program always has
 * the same result. It continues after a failed step, so that every step has a result.
 */
export async function runCase(
  services: Pick<Services, 'codePool' | 'now'>,
  program: Program,
  testCase: TestCase,
  { shouldContinue = () => true, ...owner }: CaseSettings,
): Promise<CaseOutcome> {
  if (testCase.steps.length === 0) return { state: 'Error', message: testRunMessages.noSteps, steps: [] };
  if (testCase.steps.length > testStepsMax) return { state: 'Error', message: testRunMessages.tooManySteps, steps: [] };
  const host = createCaseHost(services, owner, program, testCase);
  const end = services.now() + maxCaseMs;
  const outcomes: StepOutcome[] = [];
  const getNodeName = (nodeId: string) => program.nodes.get(nodeId)?.name ?? 'a deleted node';
  const opening = await startCase(host, testCase);
  let conversation = opening.turn.conversation;
  for (const [at, one] of testCase.steps.entries()) {
    if (!shouldContinue() || services.now() > end)
      return { state: 'Error', message: testRunMessages.tookTooLong, steps: outcomes };
    const isOpening = at === 0 && one.requestValue === '';
    const hosted = isOpening ? opening : await runStep(host, conversation, one);
    conversation = hosted.turn.conversation;
    outcomes.push(judgeStep(one, toStepAnswer(hosted), getNodeName));
  }
  return toOutcome(includeOpening(outcomes, opening, testCase));
}

function startCase({ attempt, program }: CaseHost, testCase: TestCase): Promise<HostedTurn> {
  const { seed, platform, language, isNewUser, isAccountLinked = false } = testCase;
  const context = { platform, language, isNewUser, isAccountLinked, ...locatePerson(testCase) };
  return attempt((effects) => start(program, context, seed, effects));
}

function runStep(
  { attempt, program }: CaseHost,
  conversation: ConversationState,
  { requestValue }: TestStep,
): Promise<HostedTurn> {
  const text = requestValue.slice(0, limits.utteranceMax);
  const input = text === '' ? ({ type: 'silent' } as const) : ({ type: 'said', text } as const);
  return attempt((effects) => step(program, conversation, input, effects));
}

function toStepAnswer({ turn, unanswered }: HostedTurn) {
  const { outputs, trace, conversation, ended } = turn;
  return { outputs, trace, nodeId: conversation.nodeId, ended, unanswered };
}

/**
 * Adds the opening of the conversation to the first step when no step checks it: its nodes count for coverage, and its
 * outside calls need stubs.
 */
function includeOpening(outcomes: StepOutcome[], opening: HostedTurn, { steps }: TestCase): StepOutcome[] {
  const [first, ...rest] = outcomes;
  if (!first || steps[0]?.requestValue === '') return outcomes;
  const calls = opening.unanswered.map((got) => ({ kind: 'outside', passed: false, expected: 'a stub', got }) as const);
  const whole = {
    ...first,
    passed: first.passed && calls.length === 0,
    checks: [...calls, ...first.checks],
    trace: [...opening.turn.trace, ...first.trace],
  };
  return [whole, ...rest];
}

function toOutcome(steps: readonly StepOutcome[]): CaseOutcome {
  const at = steps.findIndex(({ passed }) => !passed);
  const failed = steps[at];
  if (!failed) return { state: 'Passed', message: '', steps };
  return { state: 'Failed', message: `Step ${at + 1}: ${explainStep(failed)}`, steps };
}
