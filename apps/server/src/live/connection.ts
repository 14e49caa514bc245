import type { WebSocket } from 'ws';
import type { Socket } from 'node:net';
import { completionRecord, isNumbered, messageTypes, parseMessage, pingRecord, splitRecords, toRecord, updateRecord, type ClientMessage } from './signalr-messages.ts';
import { ReplayBuffer } from './replay-buffer.ts';

/** Whose a connection is. */
export interface Owner {
  readonly sessionId: string;
  readonly accountId: string;
}

/** Bounds of one connection. */
export const connectionLimits = {
  /** Bytes waiting to go out; past it the reader is too slow and is cut off. */
  outgoingBytes: 1_048_576,
  incomingBytes: 32_768,
  replayBytes: 1_048_576,
  messagesPerSecond: 20,
  burst: 60,
  /** How long a client that reconnects without loss may be away. */
  awayMs: 30_000,
} as const;

export type MessageHandler = (connection: Connection, message: ClientMessage) => void;

/** One client of the hub, across the sockets it may have one after the other. */
export class Connection {
  readonly id: string;
  readonly owner: Owner;
  readonly groups = new Set<string>();
  #socket: WebSocket | undefined;
  #replay: ReplayBuffer | undefined;
  #outgoing: Buffer[] = [];
  #isFlushing = false;
  /** Highest numbered message that was handled. */
  #received = 0;
  /** Number of the last one that came over the present socket; repeated ones count again. */
  #incomingId = 0;
  #awaitsSequence = false;
  #budget: number = connectionLimits.burst;
  #budgetAt = 0;
  lastHeardAt = 0;
  awaySince: number | undefined;

  constructor(id: string, owner: Owner) {
    this.id = id;
    this.owner = owner;
  }

  get isStateful(): boolean {
    return this.#replay !== undefined;
  }

  get hasSocket(): boolean {
    return this.#socket !== undefined;
  }

  /** Takes the first socket, after its handshake. Version 2 keeps what was sent until it is acknowledged. */
  open(socket: WebSocket, version: number, now: number): void {
    this.#socket = socket;
    this.lastHeardAt = now;
    this.#budgetAt = now;
    if (version === 2) this.#replay = new ReplayBuffer(connectionLimits.replayBytes);
    this.#write(toRecord({}));
  }

  /** Goes on over a new socket: each side says where it stands and repeats what was not acknowledged. */
  resume(socket: WebSocket, now: number): void {
    this.#socket?.terminate();
    this.#socket = socket;
    this.awaySince = undefined;
    this.lastHeardAt = now;
    this.#outgoing = [];
    this.#awaitsSequence = true;
    const replay = this.#replay;
    if (!replay) return;
    this.#write(toRecord({ type: messageTypes.sequence, sequenceId: replay.firstSequenceId }));
    for (const record of replay.pending()) this.#write(record);
  }

  /** The socket has gone; the connection may come back. */
  lose(socket: WebSocket, now: number): boolean {
    if (this.#socket !== socket) return false;
    this.#socket = undefined;
    this.awaySince = now;
    return true;
  }

  /** Handles a frame. Throws MalformedMessage for what is no message of the protocol. */
  receive(text: string, now: number, handle: MessageHandler): void {
    this.lastHeardAt = now;
    for (const record of splitRecords(text)) {
      const message = parseMessage(record);
      if (this.#isForTransport(message)) continue;
      if (!this.#mayPass(now)) continue;
      handle(this, message);
    }
  }

  /** Sequence, ack and ping concern the connection itself; so does counting what has to be acknowledged. */
  #isForTransport({ type, sequenceId }: ClientMessage): boolean {
    if (type === messageTypes.ack) this.#replay?.acknowledge(sequenceId);
    if (type === messageTypes.sequence) {
      this.#awaitsSequence = false;
      this.#incomingId = sequenceId - 1;
    }
    if (!isNumbered(type)) return true;
    if (!this.#replay) return false;
    if (this.#awaitsSequence) return true;
    this.#incomingId += 1;
    if (this.#incomingId <= this.#received) return true;
    this.#received = this.#incomingId;
    return false;
  }

  /** Tells the client how far its messages have come. Called now and then. */
  acknowledge(): void {
    if (this.#replay && this.#received > 0) this.#write(toRecord({ type: messageTypes.ack, sequenceId: this.#received }));
  }

  #mayPass(now: number): boolean {
    const earned = ((now - this.#budgetAt) / 1_000) * connectionLimits.messagesPerSecond;
    this.#budget = Math.min(connectionLimits.burst, this.#budget + earned);
    this.#budgetAt = now;
    if (this.#budget < 1) return false;
    this.#budget -= 1;
    return true;
  }

  update(type: string, payload: unknown): void {
    const record = updateRecord(type, payload);
    this.push(record, toFrame(record));
  }

  complete(invocationId: string, result: unknown): void {
    const record = completionRecord(invocationId, result);
    this.push(record, toFrame(record));
  }

  /** Sends a numbered record whose frame was made once for everybody. */
  push(record: string, frame: Buffer): void {
    if (this.#replay && !this.#replay.add(record)) return this.close(1013, 'too slow');
    if (this.#socket) this.#enqueue(frame);
  }

  ping(): void {
    this.#write(pingRecord);
  }

  close(code: number, reason: string, allowReconnect = true): void {
    const socket = this.#socket;
    this.#replay = undefined;
    this.awaySince = 0;
    if (!socket) return;
    socket.send(toRecord({ type: messageTypes.close, allowReconnect }));
    socket.close(code, reason);
    this.#outgoing = [];
  }

  /** Cuts the connection off without a word, as for a client that no longer listens. */
  terminate(): void {
    this.#socket?.terminate();
  }

  #write(record: string) {
    if (this.#socket) this.#enqueue(toFrame(record));
  }

  /** All frames of one turn of the event loop leave in one write. */
  #enqueue(frame: Buffer) {
    this.#outgoing.push(frame);
    if (this.#isFlushing) return;
    this.#isFlushing = true;
    setImmediate(() => this.#flush());
  }

  #flush() {
    this.#isFlushing = false;
    const frames = this.#outgoing;
    this.#outgoing = [];
    const socket = tcpSocketOf(this.#socket);
    if (!socket || frames.length === 0) return;
    socket.write(frames.length === 1 && frames[0] ? frames[0] : Buffer.concat(frames));
    if (socket.writableLength > connectionLimits.outgoingBytes) {
      // A reader this slow would take memory without end; its client comes back and asks for what it missed.
      this.#socket?.close(1013, 'too slow');
      this.#socket?.terminate();
    }
  }
}

/** An unmasked text frame (RFC 6455, 5.2), made once and written to many sockets. */
export function toFrame(record: string): Buffer {
  const payload = Buffer.from(record);
  const { length } = payload;
  const header = length < 126 ? Buffer.alloc(2) : length < 65_536 ? Buffer.alloc(4) : Buffer.alloc(10);
  header[0] = 0x81;
  if (length < 126) header[1] = length;
  else if (length < 65_536) {
    header[1] = 126;
    header.writeUInt16BE(length, 2);
  } else {
    header[1] = 127;
    header.writeBigUInt64BE(BigInt(length), 2);
  }
  return Buffer.concat([header, payload]);
}

/** The connection under a web socket. The library keeps it in a private field; there is no public way to write a ready frame. */
function tcpSocketOf(socket: WebSocket | undefined): Socket | undefined {
  if (!socket || socket.readyState !== socket.OPEN) return undefined;
  return (socket as unknown as { _socket?: Socket })._socket;
}
