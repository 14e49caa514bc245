import type { JsonObject, TestStep, TestStub } from '@confab/model';
import { readSteps, readStubs, toStepRows, toStubRows } from '@confab/test-cases';

/** A test case being edited. `rest` holds the values that this editor does not show. */
export interface CaseDraft {
  readonly name: string;
  readonly steps: readonly TestStep[];
  readonly stubs: readonly TestStub[];
  readonly rest: JsonObject;
}

/** Creates a draft with one step that starts the conversation. */
export function createBlankDraft(newId: () => string): CaseDraft {
  return { name: '', steps: [createBlankStep(newId())], stubs: [], rest: {} };
}

export function createBlankStep(stepId: string, requestValue = ''): TestStep {
  return { stepId, requestValue, expectedResponse: '', match: 'Exact', targetNodeId: '', expectEndSession: undefined };
}

export function createBlankStub(stubId: string): TestStub {
  return { stubId, nodeId: '', url: '', answer: 'Respond', status: 200, body: '' };
}

/** Reads a draft from the property values of a stored case. */
export function readDraft(values: JsonObject): CaseDraft {
  const name = typeof values['DisplayName'] === 'string' ? values['DisplayName'] : '';
  return { name, steps: readSteps(values['Steps']), stubs: readStubs(values['Stubs']), rest: values };
}

/** Converts a draft to the property values to save. */
export function toCaseValues({ name, steps, stubs, rest }: CaseDraft): JsonObject {
  return {
    ...rest,
    DisplayName: name,
    Steps: toStepRows(steps),
    Stubs: toStubRows(stubs),
  };
}

/** Returns the steps with one of them changed. */
export function updateStep(steps: readonly TestStep[], stepId: string, change: Partial<TestStep>): readonly TestStep[] {
  return steps.map((step) => (step.stepId === stepId ? { ...step, ...change } : step));
}

/** Inserts steps after the given one, or first when `after` is undefined. */
export function insertSteps(
  steps: readonly TestStep[],
  after: string | undefined,
  added: readonly TestStep[],
): readonly TestStep[] {
  const at = steps.findIndex(({ stepId }) => stepId === after) + 1;
  return [...steps.slice(0, at), ...added, ...steps.slice(at)];
}

/** Moves a step by one position; returns the same list when it cannot move. */
export function moveStep(steps: readonly TestStep[], stepId: string, by: -1 | 1): readonly TestStep[] {
  const at = steps.findIndex((step) => step.stepId === stepId);
  const [step, other] = [steps[at], steps[at + by]];
  if (!step || !other) return steps;
  return steps.map((one, place) => (place === at ? other : place === at + by ? step : one));
}

/** Splits pasted text into one utterance per line; undefined for a single line, which is pasted as plain text. */
export function parsePastedLines(text: string): readonly string[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  return filled.length > 1 ? filled : undefined;
}

/** Creates the id of a new row. */
export function createId(): string {
  return crypto.randomUUID();
}
