import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { mebibyte } from '@confab/model';
import type { FlushScheduler } from './flush-scheduler.ts';
import { joinFrames } from './frames.ts';

/** A web socket and the connection under it, to which ready frames are written. */
export interface Line {
  readonly socket: WebSocket;
  readonly wire: Duplex;
}

/** How many bytes may wait for a reader, and for how long it may read nothing (HUB-7). */
const most = { waitingBytes: mebibyte, blockedMs: 10_000 } as const;

/** The bounded queue of one connection: frames wait here for the end of the turn. */
export class Outlet {
  readonly #turnEnd: FlushScheduler;
  readonly #onFull: () => void;
  #line: Line | undefined;
  #frames: Buffer[] = [];
  #blockedSince: number | undefined;

  /** @param onFull called when the queue is full and the reader has to be disconnected. */
  constructor(turnEnd: FlushScheduler, onFull: () => void) {
    this.#turnEnd = turnEnd;
    this.#onFull = onFull;
  }

  /** Sends all further frames to this line; frames that waited for the previous line are dropped. */
  attach(line: Line | undefined): void {
    this.#line = line;
    this.#frames = [];
    this.#blockedSince = undefined;
  }

  write(frame: Buffer): void {
    if (!this.#line) return;
    if (this.#frames.push(frame) === 1) this.#turnEnd.add(this);
  }

  flush(join: (frames: readonly Buffer[]) => Buffer = joinFrames): void {
    const frames = this.#frames;
    if (frames.length === 0 || !this.#line) return;
    this.#frames = [];
    const { socket, wire } = this.#line;
    if (socket.readyState !== socket.OPEN) return;
    wire.write(join(frames));
    if (wire.writableLength > most.waitingBytes) this.#onFull();
  }

  /** Whether the reader has read nothing for too long; checked every few seconds. */
  isBlocked(now: number): boolean {
    if (!this.#line || this.#line.wire.writableLength === 0) this.#blockedSince = undefined;
    else this.#blockedSince ??= now;
    return this.#blockedSince !== undefined && now - this.#blockedSince > most.blockedMs;
  }
}
