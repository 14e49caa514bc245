import { createRows, readRows } from '@confab/inputs';
import {
  matchKinds,
  platforms,
  stubAnswers,
  readString,
  type JsonObject,
  type JsonValue,
  type TestCase,
  type TestStep,
  type TestStub,
} from '@confab/model';
import { readNumber, readChoice } from './read-values.ts';

/** The default clock of test cases: a Monday morning. */
const defaultClock = '2026-01-05T09:00:00Z';

/** Reads an authored test case; the stubs of its suite follow its own. */
export function readTestCase(values: JsonObject, suite: JsonObject = {}): TestCase {
  const clock = Date.parse(readString(values['Clock']) || defaultClock);
  return {
    steps: readSteps(values['Steps']),
    stubs: [...readStubs(values['Stubs']), ...readStubs(suite['Stubs'])],
    seed: Math.trunc(readNumber(values['Seed'], 1)),
    clock: Number.isNaN(clock) ? Date.parse(defaultClock) : clock,
    platform: platforms.find((platform) => platform === values['Platform']) ?? 'Chatbot',
    language: readString(values['Language']) || 'en',
    isNewUser: values['IsNewUser'] !== false,
    isAccountLinked: values['IsAccountLinked'] === true,
    timeZone: readString(values['TimeZone']).trim() || undefined,
    region: readString(values['Region']).trim().toUpperCase() || undefined,
  };
}

/** The steps of a case, in order. */
export function readSteps(value: JsonValue | undefined): TestStep[] {
  return readRows(value).map(({ id, values }) => ({
    stepId: id,
    requestValue: readString(values['RequestValue']),
    expectedResponse: readString(values['ExpectedResponse']),
    match: readChoice(matchKinds, values['Match']),
    targetNodeId: readString(values['TargetNodeId']),
    expectEndSession: readFlag(values['ExpectEndSession']),
  }));
}

/** Converts steps to the stored rows. */
export function toStepRows(steps: readonly TestStep[]): readonly JsonObject[] {
  return createRows(
    steps.map((step) => ({
      id: step.stepId,
      values: {
        RequestValue: step.requestValue,
        ExpectedResponse: step.expectedResponse,
        Match: step.match,
        TargetNodeId: step.targetNodeId,
        ExpectEndSession: step.expectEndSession === undefined ? '' : String(step.expectEndSession),
      },
    })),
  );
}

/** The stubs for outside calls, in order. */
export function readStubs(value: JsonValue | undefined): TestStub[] {
  return readRows(value).map(({ id, values }) => ({
    stubId: id,
    nodeId: readString(values['NodeId']),
    url: readString(values['Url']).trim(),
    answer: readChoice(stubAnswers, values['Answer']),
    status: Math.trunc(readNumber(values['Status'], 200)),
    body: readString(values['Body']),
  }));
}

/** Converts stubs to the stored rows of a case or suite. */
export function toStubRows(stubs: readonly TestStub[]): readonly JsonObject[] {
  return createRows(
    stubs.map(({ stubId, nodeId, url, answer, status, body }) => ({
      id: stubId,
      values: { NodeId: nodeId, Url: url, Answer: answer, Status: status, Body: body },
    })),
  );
}

function readFlag(value: JsonValue | undefined): boolean | undefined {
  if (value === true || value === 'true') return true;
  if (value === false || value === 'false') return false;
  return undefined;
}
