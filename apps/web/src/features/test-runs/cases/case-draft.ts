import { orderBetween } from '@confab/inputs';
import type { JsonObject, TestStep, TestStub } from '@confab/model';
import { readSteps, readStubs, toStepRows, toStubRows } from '@confab/test-cases';

/** A case while it is edited. What this editor does not show is kept in `rest`. */
export interface CaseDraft {
  readonly name: string;
  readonly steps: readonly TestStep[];
  readonly stubs: readonly TestStub[];
  readonly rest: JsonObject;
}

/** A case to begin with: one step that opens the conversation. */
export function createBlankDraft(newId: () => string): CaseDraft {
  return { name: '', steps: [createBlankStep(newId())], stubs: [], rest: {} };
}

export function createBlankStep(stepId: string, requestValue = ''): TestStep {
  return { stepId, requestValue, expectedResponse: '', match: 'Exact', targetNodeId: '', expectEndSession: undefined };
}

export function createBlankStub(stubId: string): TestStub {
  return { stubId, nodeId: '', url: '', answer: 'Respond', status: 200, body: '' };
}

/** What stands in the values of a case. */
export function readDraft(values: JsonObject): CaseDraft {
  const name = typeof values['DisplayName'] === 'string' ? values['DisplayName'] : '';
  return { name, steps: readSteps(values['Steps']), stubs: readStubs(values['Stubs']), rest: values };
}

/** The values of a case as it was edited. */
export function toCaseValues({ name, steps, stubs, rest }: CaseDraft): JsonObject {
  return {
    ...rest,
    DisplayName: name,
    Steps: toStepRows(steps, createOrders(steps.length)),
    Stubs: toStubRows(stubs, createOrders(stubs.length)),
  };
}

function createOrders(count: number): string[] {
  return Array.from({ length: count }).reduce<string[]>((made) => [...made, orderBetween(made.at(-1), undefined)], []);
}

/** Changes one step. */
export function updateStep(steps: readonly TestStep[], stepId: string, change: Partial<TestStep>): readonly TestStep[] {
  return steps.map((step) => (step.stepId === stepId ? { ...step, ...change } : step));
}

/** Puts steps behind one; behind none they come first. */
export function insertSteps(
  steps: readonly TestStep[],
  after: string | undefined,
  added: readonly TestStep[],
): readonly TestStep[] {
  const at = steps.findIndex(({ stepId }) => stepId === after) + 1;
  return [...steps.slice(0, at), ...added, ...steps.slice(at)];
}

/** Moves a step one place; the first cannot go up, nor the last down. */
export function moveStep(steps: readonly TestStep[], stepId: string, by: -1 | 1): readonly TestStep[] {
  const at = steps.findIndex((step) => step.stepId === stepId);
  const [step, other] = [steps[at], steps[at + by]];
  if (!step || !other) return steps;
  return steps.map((one, place) => (place === at ? other : place === at + by ? step : one));
}

/** What was pasted as the steps it stands for, one a line; undefined for a single line, which is text like any other. */
export function parsePastedLines(text: string): readonly string[] | undefined {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  return filled.length > 1 ? filled : undefined;
}

/** An id for a row. */
export function createId(): string {
  return crypto.randomUUID();
}
