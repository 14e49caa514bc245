import type { JsonValue, Message, NamedMessage, TraceEntry } from '@confab/model';
import { measureValue } from '../../expression/measure-value.ts';
import { traceMessages } from '../../text/trace-messages.ts';
import { truncateText } from '../../text/truncate-text.ts';
import { handlingReserve, turnLimits, valueLimits } from './turn-limits.ts';

/** The characters of an entry in addition to its texts: its keys, ids and names. */
const entryLength = 120;

/** The trace of a turn. Above its limit it is cut, with an entry about the cut. */
export class TurnTrace {
  readonly entries: TraceEntry[] = [];
  #left: number = turnLimits.traceLength;
  #bodiesLeft: number = turnLimits.bodiesLength;
  #isCut = false;

  /** Whether further entries are left out. */
  get isCut(): boolean {
    return this.#isCut;
  }

  /**
   * @param textLength the characters of the texts in the entry
   * @param nodeId the node that is named where the trace is cut
   */
  add(entry: TraceEntry, textLength: number, nodeId: string): void {
    if (this.#isCut) return;
    this.#left -= entryLength + textLength;
    if (this.#left >= 0) this.entries.push(entry);
    else this.#cut(nodeId);
  }

  /** Replaces the last entry by one with more texts, if it was added and there is room for the texts. */
  extendLast(entry: TraceEntry, textLength: number): void {
    if (this.#isCut || this.#left < textLength) return;
    this.#left -= textLength;
    this.entries[this.entries.length - 1] = entry;
  }

  /** Adds the text of a response to the request that was traced last, if there is room for it. */
  addBody(body: string): void {
    const last = this.entries.at(-1);
    if (last?.type !== 'effect' || body.length > this.#bodiesLeft) return;
    this.#bodiesLeft -= body.length;
    this.extendLast({ ...last, body }, body.length);
  }

  /** Adds the entry that ends a trace, even if the trace was cut. */
  addLast(entry: TraceEntry): void {
    this.entries.push(entry);
  }

  /** Continues with the entries of handling a passed limit. */
  openReserve(): void {
    this.#left = handlingReserve.traceLength;
    this.#isCut = false;
  }

  #cut(nodeId: string) {
    this.#isCut = true;
    const message = traceMessages.traceLimit;
    this.entries.push({ type: 'exception', nodeId, name: 'TraceLimit', message, handling: 'Ignore' });
  }
}

/** Cuts a text to the length of the trace. */
export function shortenText(text: string): string {
  if (text.length <= valueLimits.tracedLength) return text;
  return `${truncateText(text, valueLimits.tracedLength)}…`;
}

/** A message for the trace, with its name and values; each text in it is cut to the length of the trace. */
export function shortenMessage(message: Message): NamedMessage {
  if (typeof message === 'string') return { message: shortenText(message) };
  const { messageName, messageParts } = message;
  const parts = Object.entries(messageParts ?? {}).map(([key, part]) => [
    key,
    typeof part === 'string' ? shortenText(part) : part,
  ]);
  return {
    message: shortenText(message.message),
    ...(messageName !== undefined && { messageName }),
    ...(parts.length > 0 && { messageParts: Object.fromEntries(parts) }),
  };
}

/** The characters of a message of the trace. */
export function measureMessage({ message, messageParts = {} }: NamedMessage): number {
  return Object.values(messageParts).reduce<number>((sum, part) => sum + String(part).length, message.length);
}

/** A value for the trace; a large list or object becomes the beginning of its JSON text. */
export function shortenValue(value: JsonValue): JsonValue {
  if (typeof value === 'string') return shortenText(value);
  const isShort =
    typeof value !== 'object' || measureValue(value, valueLimits.tracedLength) <= valueLimits.tracedLength;
  return isShort ? value : shortenText(JSON.stringify(value));
}
