import type { TestStub, TraceEntry } from '@confab/model';

type Effect = Extract<TraceEntry, { readonly type: 'effect' }>;

/** The requests and messages of a conversation; a script runs in a test as it does elsewhere. */
const outside: ReadonlySet<string> = new Set(['http', 'mail', 'sms']);

/**
 * Creates the stubs that answer the requests and messages of a conversation as they were answered in it.
 *
 * A node that called several addresses has a stub for each. Of several answers from one address the first counts, because a
 * stub has one answer. A request that was not sent has no stub.
 *
 * @param turns turns with traces as the simulator returns them, with the texts of responses
 */
export function createStubsFromConversation(
  turns: readonly { readonly trace: readonly TraceEntry[] }[],
  newId: () => string,
): TestStub[] {
  const effects = turns
    .flatMap(({ trace }) => trace.filter((entry) => entry.type === 'effect'))
    .filter(({ effect, outcome }) => outside.has(effect) && !(effect === 'http' && outcome === 'would be sent'));
  const calls = new Map<string, Effect>();
  for (const effect of effects) {
    const key = JSON.stringify([effect.nodeId, effect.target]);
    if (!calls.has(key)) calls.set(key, effect);
  }
  const firsts = [...calls.values()];
  return firsts.map((call) => ({
    stubId: newId(),
    nodeId: call.nodeId,
    url: firsts.some((other) => other !== call && other.nodeId === call.nodeId) ? toPattern(call) : '',
    ...toAnswer(call),
  }));
}

/** The address without its method; a URL is traced without its query. */
function toPattern({ effect, target }: Effect): string {
  return effect === 'http' ? `${target.replace(/^[A-Z]+ /, '')}*` : target;
}

function toAnswer({ effect, outcome, body = '' }: Effect): Pick<TestStub, 'answer' | 'status' | 'body'> {
  const none = { status: 200, body: '' };
  if (effect !== 'http') return { answer: outcome === 'not sent' ? 'Fail' : 'Respond', ...none };
  const status = Number(outcome);
  if (Number.isInteger(status)) return { answer: 'Respond', status, body };
  return { answer: outcome === 'timeout' ? 'Timeout' : 'Fail', ...none };
}
