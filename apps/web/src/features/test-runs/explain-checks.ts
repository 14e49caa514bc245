import type { StepCheck, StepOutcome } from '@confab/model';
import type { TestRunsWords } from './words.ts';

/** The longest text that an explanation quotes, in characters. */
const quotedMax = 200;

/** The expected and the actual value of a check, in the language of the interface. */
export function getCheckTexts(
  { ended }: StepOutcome,
  { kind, passed, expected, got }: StepCheck,
  say: TestRunsWords,
): Pick<StepCheck, 'expected' | 'got'> {
  if (kind !== 'end') return { expected, got };
  const getEnd = (ends: boolean) => (ends ? say.endYes : say.endNo);
  return { expected: getEnd(passed ? ended : !ended), got: getEnd(ended) };
}

/** Explains in one sentence why a case failed; undefined if none of its steps did. */
export function explainFailure(steps: readonly StepOutcome[], say: TestRunsWords): string | undefined {
  const at = steps.findIndex(({ passed }) => !passed);
  const step = steps[at];
  const check = step?.checks.find(({ passed }) => !passed);
  return step && check && say.failedStep(at + 1, explainCheck(step, check, say));
}

function explainCheck(step: StepOutcome, { kind, expected, got, match = 'Exact' }: StepCheck, say: TestRunsWords) {
  switch (kind) {
    case 'response':
      return say.otherResponse(match, shorten(expected), shorten(got));
    case 'node':
      return say.otherNode(shorten(expected), shorten(got));
    case 'end':
      return say.otherEnd(step.ended);
    case 'outside':
      return `${got}. ${say.notSent}`;
    default:
      return got;
  }
}

function shorten(text: string): string {
  return text.length > quotedMax ? `${text.slice(0, quotedMax)}…` : text;
}
