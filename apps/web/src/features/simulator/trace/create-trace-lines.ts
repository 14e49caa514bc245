import type { IntentCandidate, JsonValue, NamedMessage, TraceEntry } from '@confab/model';
import type { SimulatorWords } from '../words.ts';

/** One formatted line of a trace. */
export interface TraceLine {
  readonly kind:
    | 'understood'
    | 'node'
    | 'connector'
    | 'condition'
    | 'variable'
    | 'response'
    | 'effect'
    | 'warning'
    | 'ended';
  readonly words: string;
  /** Id of the node that the line is about. */
  readonly nodeId: string | null;
  /** Path of an input of that node; '' for the whole node. */
  readonly path: string;
  /** A variable that was written. */
  readonly variable?: string;
  /** Intents that were considered, for 'understood'. */
  readonly candidates: readonly IntentCandidate[];
  readonly chosen: string | null;
}

/** Names and translations for formatting a trace. */
export interface TraceFormat {
  readonly say: SimulatorWords;
  readonly nodeName: (nodeId: string) => string;
  /** Returns '' for a connector that is unknown or has no name. */
  readonly connectorName?: (nodeId: string, connectorId: string) => string;
  /** Translates a reason of the engine; one of an older trace, or with values, has no name. */
  readonly reason: (reason: string, name?: string) => string;
  /** Translates a message of an exception; one of an older trace has no name. */
  readonly message: (shown: NamedMessage) => string;
}

/** Formats a trace line by line; an unknown entry shows its type. */
export function createTraceLines(trace: readonly TraceEntry[], names: TraceFormat): TraceLine[] {
  return trace.map((entry) => ({ candidates: [], chosen: null, nodeId: null, path: '', ...createLine(entry, names) }));
}

type Line = Pick<TraceLine, 'kind' | 'words'> & Partial<TraceLine>;

function createLine(entry: TraceEntry, names: TraceFormat): Line {
  const { say, nodeName, reason, message } = names;
  switch (entry.type) {
    case 'nodeEntered':
      return { kind: 'node', words: say.cameTo(nodeName(entry.nodeId)), nodeId: entry.nodeId };
    case 'connectorTaken':
      return connectorLine(entry, names);
    case 'responseChosen': {
      const path = `Response/Entries/${entry.entryId}/SpokenText`;
      return { kind: 'response', words: describeChoice(reason(entry.reason), say), nodeId: entry.nodeId, path };
    }
    case 'understood': {
      const { nodeId, candidates, chosen } = entry;
      return {
        kind: 'understood',
        words: say.heard(entry.text, reason(entry.reason, entry.reasonName)),
        nodeId,
        candidates,
        chosen,
      };
    }
    case 'conditionTested': {
      const words = say.conditionIs(entry.expression, show(entry.value, say));
      return { kind: 'condition', words, nodeId: entry.nodeId, path: `Connectors/${entry.connectorId}/Condition` };
    }
    case 'variableWritten': {
      const words = say.written(entry.name, show(entry.before, say), show(entry.after, say));
      return { kind: 'variable', words: entry.byHand ? say.writtenByHand(words) : words, variable: entry.name };
    }
    case 'tokenUnknown':
      return { kind: 'warning', words: say.unknownToken(entry.token), nodeId: entry.nodeId };
    case 'exception': {
      const words = say.exception(entry.name, message(entry), say.handlingOf(entry.handling));
      return { kind: 'warning', words, nodeId: entry.nodeId, path: 'Exceptions' };
    }
    case 'effect': {
      const { nodeId, effect, target, outcome, ms } = entry;
      const kind = effect === 'mail' || effect === 'sms' ? 'message' : effect;
      return { kind: 'effect', words: say.effect(kind, target, outcome, ms), nodeId };
    }
    case 'ended':
      return { kind: 'ended', words: say.endedBecause(reason(entry.reason, entry.reasonName)), nodeId: entry.nodeId };
    default:
      // A stored trace may have entries that this version does not know.
      return { kind: 'condition', words: (entry as { readonly type: string }).type };
  }
}

/** Stored traces of older versions say 'Escalating, entry 1 of 2'. */
function describeChoice(reason: string, say: SimulatorWords): string {
  const [, number, count, method] = /^Response (\d+) of (\d+) \((\w+)\)$/.exec(reason) ?? [];
  if (number && count && method) return say.choseToSay(number, count, method);
  const [, oldMethod, oldNumber, oldCount] = /^(\w+), entry (\d+) of (\d+)$/.exec(reason) ?? [];
  return oldNumber && oldCount && oldMethod ? say.choseToSay(oldNumber, oldCount, oldMethod) : reason;
}

function connectorLine(
  { nodeId, connectorId, targetNodeId }: Extract<TraceEntry, { type: 'connectorTaken' }>,
  { say, nodeName, connectorName }: TraceFormat,
): Line {
  const by = connectorName?.(nodeId, connectorId) ?? '';
  const to = targetNodeId === null ? '' : nodeName(targetNodeId);
  const path = `Connectors/${connectorId}/TargetNodeId`;
  return { kind: 'connector', words: say.leftFor(nodeName(nodeId), by, to), nodeId, path };
}

/** Formats a value for display. */
export function show(
  value: JsonValue | undefined,
  say: Pick<SimulatorWords, 'nothing' | 'quoted' | 'isTrue' | 'isFalse'>,
): string {
  if (value === null || value === undefined || value === '') return say.nothing;
  if (typeof value === 'boolean') return value ? say.isTrue : say.isFalse;
  return typeof value === 'string' ? say.quoted(value) : JSON.stringify(value);
}
