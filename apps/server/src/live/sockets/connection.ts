import type { AccountId } from '@confab/model';
import { hubMessages, updateEvents } from '@confab/contracts';
import { createHubFailure } from '../hub-failure.ts';
import { IncomingNumbers } from './incoming-numbers.ts';
import { MessageBudget } from './message-budget.ts';
import { toFrame } from './frames.ts';
import { Outlet, type Line } from './outlet.ts';
import { ReplayBuffer } from './replay-buffer.ts';
import {
  completionRecord,
  isNumbered,
  messageTypes,
  parseMessage,
  pingRecord,
  splitRecords,
  toRecord,
  updateRecord,
  type ClientMessage,
} from './signalr-messages.ts';
import type { FlushScheduler } from './flush-scheduler.ts';

/** The owner of a connection. */
export interface Owner {
  readonly sessionId: string;
  readonly accountId: AccountId;
}

/** Bounds of one connection. */
const limits = {
  /** Less than the outlet may queue, since all of it is sent again at once. */
  replayBytes: 524_288,
  /** How long a client that reconnects without loss may be away. */
  awayMs: 30_000,
  /** A silent client is pinged after `silentMs`, and treated as dead after `deadMs`. */
  silentMs: 20_000,
  deadMs: 30_000,
  /** The server acknowledges at the latest after this many messages. */
  unacknowledged: 16,
} as const;

const pingFrame = toFrame(pingRecord);
const tooMany = createHubFailure(hubMessages.tooMuch);

export type MessageHandler = (connection: Connection, message: ClientMessage) => void;

/** The parts that a connection is created with. */
export interface ConnectionParts {
  readonly turnEnd: FlushScheduler;
  /** Called once when the connection ends permanently: closed, cut off, or away for too long. */
  readonly onOver: (connection: Connection) => void;
}

/** One client of the hub, across the sockets it may have one after the other. */
export class Connection {
  readonly id: string;
  readonly owner: Owner;
  readonly groups = new Set<string>();
  readonly #onOver: ConnectionParts['onOver'];
  readonly #outlet: Outlet;
  readonly #incoming = new IncomingNumbers();
  #budget = new MessageBudget(0);
  #replay: ReplayBuffer | undefined;
  #line: Line | undefined;
  #heardAt = 0;
  #isAsked = false;
  #awaySince = 0;
  #isOver = false;

  constructor(id: string, owner: Owner, { turnEnd, onOver }: ConnectionParts) {
    this.id = id;
    this.owner = owner;
    this.#onOver = onOver;
    this.#outlet = new Outlet(turnEnd, () => this.close(1013, 'too slow'));
  }

  /** Whether the connection can resume over another socket. */
  get isStateful(): boolean {
    return this.#replay !== undefined;
  }

  /** Attaches the first socket after its handshake. Version 2 keeps sent messages until they are acknowledged. */
  open(line: Line, version: number, now: number): void {
    if (version === 2) this.#replay = new ReplayBuffer(limits.replayBytes);
    this.#budget = new MessageBudget(now);
    this.#take(line, now);
    this.#write(toRecord({}));
  }

  /** Resumes over a new socket: each side sends its number and repeats messages that were not acknowledged. */
  resume(line: Line, now: number): void {
    const former = this.#line;
    this.#take(line, now);
    former?.socket.terminate();
    this.#incoming.restart();
    if (!this.#replay) return;
    this.#write(toRecord({ type: messageTypes.sequence, sequenceId: this.#replay.firstSequenceId }));
    for (const frame of this.#replay.pending()) this.#outlet.write(frame);
  }

  #take(line: Line, now: number) {
    this.#line = line;
    this.#outlet.attach(line);
    this.heard(now);
  }

  /** Handles a closed socket. The connection can resume, unless the client closed it on purpose. */
  lose({ socket }: Line, now: number, isMeant: boolean): void {
    if (this.#line?.socket !== socket) return;
    this.#line = undefined;
    this.#outlet.attach(undefined);
    this.#awaySince = now;
    if (isMeant || !this.isStateful) this.#end();
  }

  /** The client has shown that it is alive. */
  heard(now: number): void {
    this.#heardAt = now;
    this.#isAsked = false;
  }

  /**
   * Handles a frame.
   *
   * @throws MalformedMessage for a text that is not a message of the protocol.
   */
  receive(text: string, now: number, handle: MessageHandler): void {
    this.heard(now);
    for (const record of splitRecords(text)) {
      if (this.#isOver) return;
      const message = parseMessage(record);
      const spending = this.#budget.spend(now);
      if (spending === 'abuse') return this.close(1008, 'too many messages');
      if (!this.#isForMethods(message)) continue;
      if (spending === 'fine') handle(this, message);
      else if (message.invocationId !== undefined) this.complete(message.invocationId, tooMany);
    }
    if (this.#incoming.unacknowledged >= limits.unacknowledged) this.#acknowledge();
  }

  /** Handles messages about the connection itself and counts numbered ones. @returns whether it is a new invocation. */
  #isForMethods({ type, sequenceId }: ClientMessage): boolean {
    if (type === messageTypes.ack) this.#replay?.acknowledge(sequenceId);
    if (type === messageTypes.sequence) this.#incoming.goOnWith(sequenceId);
    if (type === messageTypes.close) this.close(1000, '');
    if (!isNumbered(type)) return false;
    const isNew = !this.#replay || this.#incoming.count();
    return isNew && (type === messageTypes.invocation || type === messageTypes.streamInvocation);
  }

  /** Called every few seconds: pings the client, and ends connections whose client no longer answers. */
  tick(now: number): void {
    if (!this.#line) {
      if (now - this.#awaySince > limits.awayMs) this.#end();
    } else if (now - this.#heardAt > limits.deadMs) this.#line.socket.terminate();
    else if (this.#outlet.isBlocked(now)) this.close(1013, 'too slow');
    else {
      if (!this.#isAsked && now - this.#heardAt > limits.silentMs) this.#ask(now);
      this.#acknowledge();
      this.#outlet.write(pingFrame);
    }
  }

  /** Asks the client to answer with a call over HTTP, which also works in pages whose timers are suspended. */
  #ask(now: number) {
    this.#isAsked = true;
    this.update(updateEvents.ping.name, { UtcTimestamp: new Date(now).toISOString() });
  }

  #acknowledge() {
    if (this.#replay && this.#incoming.unacknowledged > 0)
      this.#write(toRecord({ type: messageTypes.ack, sequenceId: this.#incoming.acknowledge() }));
  }

  update(type: string, payload: unknown): void {
    this.push(toFrame(updateRecord(type, payload)));
  }

  complete(invocationId: string, result: unknown): void {
    this.push(toFrame(completionRecord(invocationId, result)));
  }

  /**
   * Sends a numbered frame, which may be shared by many connections.
   *
   * @param topic a client that reconnects gets only the newest frame of a topic
   */
  push(frame: Buffer, topic?: string): void {
    if (this.#isOver) return;
    if (this.#replay && !this.#replay.add(frame, topic)) this.close(1013, 'too slow');
    else this.#outlet.write(frame);
  }

  /** Ends the connection permanently, after sending the frames that wait. */
  close(code: number, reason: string, allowReconnect = true): void {
    if (this.#isOver) return;
    const line = this.#line;
    this.#end();
    if (!line) return;
    this.#write(toRecord({ type: messageTypes.close, allowReconnect }));
    this.#outlet.flush();
    this.#outlet.attach(undefined);
    line.socket.close(code, reason);
  }

  #end() {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#replay = undefined;
    this.#onOver(this);
  }

  #write(record: string) {
    this.#outlet.write(toFrame(record));
  }
}
